import { ListScreen, type ListScreenProps, Tabs } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';

const TABS = { work_items: '/work-items', pacs_records: '/work-items/history' } as const;
type Tab = keyof typeof TABS;

interface WorklistScreenProps extends Pick<ListScreenProps, 'search' | 'actions' | 'panel'> {
  tab: Tab;
  children: ReactElement;
}

/** The worklist from the PACS and the transfers to it, in two tabs [PACS-01]. */
export function WorklistScreen({ tab, children, ...screen }: WorklistScreenProps): ReactElement {
  const { t } = useTranslation();
  const title = t(($) => $.navigation.work_items);
  return (
    <ListScreen {...screen} title={title}>
      <ScreenTitle>{t(($) => $.navigation[tab])}</ScreenTitle>
      <Tabs
        label={title}
        selectedKey={tab}
        items={(Object.keys(TABS) as Tab[]).map((id) => ({ id, href: TABS[id], label: t(($) => $.navigation[id]) }))}
      >
        {children}
      </Tabs>
    </ListScreen>
  );
}
