import { Tabs } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type TabId, tabsOf } from './rules/tabs.ts';

/** Props of {@link TestTabs}. */
export interface TestTabsProps {
  patientId: string;
  selected: TabId;
  children: ReactElement;
}

/** The kinds of things a patient's tests come as; a single tab is none [LIST-01]. */
export function TestTabs({ patientId, selected, children }: TestTabsProps): ReactElement {
  const { t } = useTranslation();
  const items = tabsOf(patientId).map(({ id, href }) => ({ id, href, label: t(($) => $.tests.tabs[id]) }));
  if (items.length === 1) return children;
  return (
    <Tabs label={t(($) => $.tests.tabs.label)} items={items} selectedKey={selected}>
      {children}
    </Tabs>
  );
}
