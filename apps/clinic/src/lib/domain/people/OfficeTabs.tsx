import { Tabs } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { accessOf } from '../../platform/session/accessOf.ts';
import { useSignedIn } from '../../platform/session/session.ts';
import { type OfficeTab, officeTabsOf, TAB_PATHS } from './tabs.ts';

interface OfficeTabsProps {
  selected: OfficeTab;
  children: ReactElement;
}

/** The parts of an office group, in tabs; a single tab is omitted [ORG-08]. */
export function OfficeTabs({ selected, children }: OfficeTabsProps): ReactElement {
  const { t } = useTranslation();
  const tabs = officeTabsOf(accessOf(useSignedIn()));
  if (tabs.length < 2) return children;
  return (
    <Tabs
      label={t(($) => $.offices.tabs.label)}
      selectedKey={selected}
      items={tabs.map((id) => ({ id, href: TAB_PATHS[id], label: t(($) => $.offices.tabs[id]) }))}
    >
      {children}
    </Tabs>
  );
}
