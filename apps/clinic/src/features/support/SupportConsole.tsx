import type { SupportPage } from '@isopter/api-client';
import { DataGrid, type DataGridProps, EmptyState, LinkButton, ListScreen, Tabs } from '@isopter/ui';
import { AddIcon } from '@isopter/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import type { RoutePath } from '../../lib/platform/routes/routes.ts';
import { useIsActing } from './useIsActing.ts';

const TABS = {
  users: '/support/users',
  offices: '/support/offices',
  devices: '/support/devices',
} as const satisfies Record<string, RoutePath>;
type Tab = keyof typeof TABS;

interface SupportConsoleProps<T extends { id: string }> extends Pick<
  DataGridProps<T>,
  'columns' | 'rowLabel' | 'rowActions' | 'state' | 'onStateChange'
> {
  tab: Tab;
  page: Pick<SupportPage<unknown>, 'count' | 'error' | 'isLoading' | 'reload'>;
  rows: readonly T[];
  /** Further buttons for support users who act for the clinics. */
  actions?: ReactNode;
  /** Dialogs opened from the list. */
  children?: ReactNode;
}

const TAB_IDS = Object.keys(TABS) as Tab[];

/** All office groups of the server: users, offices and devices, each in a grid behind a tab [SUP-01]. */
export function SupportConsole<T extends { id: string }>(props: SupportConsoleProps<T>): ReactElement {
  const { tab, page, rows, actions, children, ...grid } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isActing = useIsActing();
  const title = t(($) => $.navigation.support_reports);
  const label = t(($) => $.navigation[tab]);
  return (
    <ListScreen
      title={title}
      actions={
        isActing && (
          <>
            {actions}
            <LinkButton href="/support/accounts/new" variant="primary" icon={<AddIcon />}>
              {t(($) => $.navigation.support_account)}
            </LinkButton>
          </>
        )
      }
    >
      <ScreenTitle>{label}</ScreenTitle>
      <Tabs
        label={title}
        selectedKey={tab}
        items={TAB_IDS.map((id) => ({ id, href: TABS[id], label: t(($) => $.navigation[id]) }))}
      >
        <DataGrid
          {...grid}
          label={label}
          rows={rows}
          rowCount={page.count}
          isLoading={page.isLoading}
          {...(page.error !== undefined && { error: errorText(page.error) })}
          onRetry={page.reload}
          emptyState={<EmptyState title={t(($) => $.common.noResults)} />}
        />
      </Tabs>
      {children}
    </ListScreen>
  );
}
