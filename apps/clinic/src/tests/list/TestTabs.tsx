import { Tabs } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of {@link TestTabs}. */
export interface TestTabsProps {
  patientId: string;
  children: ReactElement;
}

/** The four kinds of things a patient's tests come as, each a route [LIST-01]. */
export function TestTabs({ patientId, children }: TestTabsProps): ReactElement {
  const { t } = useTranslation();
  const items = [
    { id: 'tests', label: t(($) => $.tests.tabs.tests), href: `/tests/${patientId}` },
    { id: 'bundles', label: t(($) => $.tests.tabs.bundles), href: `/tests/bundles/${patientId}` },
    {
      id: 'recurringBundles',
      label: t(($) => $.tests.tabs.recurringBundles),
      href: `/tests/bundles/recurring/${patientId}`,
    },
    { id: 'recurringTests', label: t(($) => $.tests.tabs.recurringTests), href: `/tests/recurring/${patientId}` },
  ];
  return (
    <Tabs label={t(($) => $.tests.tabs.label)} items={items} selectedKey="tests">
      {children}
    </Tabs>
  );
}
