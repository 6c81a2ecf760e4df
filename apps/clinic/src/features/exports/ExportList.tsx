import { useExportTasks } from '@isopter/api-client';
import { EmptyState, LinkButton, ListScreen } from '@isopter/ui';
import { AddIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { ListRows } from '../../lib/frame/list/ListRows.tsx';
import { useListState } from '../../lib/frame/list/useListState.ts';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { useExportActions } from './useExportActions.tsx';
import { useExportColumns } from './useExportColumns.tsx';

const CHOICES = { orderings: [], filters: {} };

/** The list of research exports and their states [EXP-01]. */
export function ExportList(): ReactElement {
  const { t } = useTranslation();
  const { may_write } = accessOf(useSignedIn());
  const list = useListState(CHOICES);
  const page = useExportTasks(list);
  const { columns, rowLabel } = useExportColumns();
  const rowActions = useExportActions();
  const title = t(($) => $.navigation.export_tasks);
  return (
    <ListScreen
      title={title}
      {...(may_write && {
        actions: (
          <LinkButton href="/export-tasks/new" variant="primary" icon={<AddIcon />}>
            {t(($) => $.exports.new)}
          </LinkButton>
        ),
      })}
    >
      <ScreenTitle>{title}</ScreenTitle>
      <ListRows
        name="export_tasks"
        page={page}
        list={list}
        failed={t(($) => $.exports.loadFailed)}
        label={title}
        columns={columns}
        rowLabel={rowLabel}
        rowActions={rowActions}
        emptyState={<EmptyState title={t(($) => $.common.noResults)}>{t(($) => $.exports.emptyHint)}</EmptyState>}
      />
    </ListScreen>
  );
}
