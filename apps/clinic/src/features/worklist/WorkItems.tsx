import type { WorkItem } from '@isopter/contract';
import { Banner, Button, EmptyState, LinkButton, useNumberFormat } from '@isopter/ui';
import { FilterIcon, RefreshIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListRows } from '../../lib/frame/list/ListRows.tsx';
import { useListState } from '../../lib/frame/list/useListState.ts';
import { ItemDialog } from './ItemDialog.tsx';
import { Asked } from './Asked.tsx';
import { ITEM_ORDERINGS, itemsOfPage } from './rules/items.ts';
import { useItemActions } from './useItemActions.tsx';
import { useItemColumns } from './useItemColumns.tsx';
import { useWorkItems } from './useWorkItems.ts';
import { WorklistScreen } from './WorklistScreen.tsx';

const CHOICES = { orderings: ITEM_ORDERINGS, filters: {} };
const FILTER = '/work-items/filter';

/** The worklist of the PACS: who is expected, and what is begun for them [PACS-01 to PACS-05]. */
export function WorkItems(): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const list = useListState(CHOICES);
  const { worklist, configuration, error, retry, filter } = useWorkItems();
  const { items, hasFailed, isLoading, isValidating, reload } = worklist;
  const { columns, rowLabel } = useItemColumns();
  const rowActions = useItemActions();
  const [shown, setShown] = useState<WorkItem | null>(null);
  const hasNoPool = configuration !== undefined && filter === null;
  const page = {
    rows: itemsOfPage(items, list),
    count: items.length,
    error,
    isLoading: error === undefined && !hasNoPool && (isLoading || isValidating),
    isValidating,
    mutate: retry,
  };
  const toFilter = (
    <LinkButton href={FILTER} icon={<FilterIcon />}>
      {t(($) => $.pacs.filter.open)}
    </LinkButton>
  );
  return (
    <WorklistScreen
      tab="work_items"
      actions={
        filter && (
          <>
            <Button
              icon={<RefreshIcon />}
              onPress={reload}
              isPending={isValidating}
              pendingText={t(($) => $.pacs.asking)}
            >
              {t(($) => $.pacs.reload)}
            </Button>
            {toFilter}
          </>
        )
      }
      panel={
        filter &&
        configuration && (
          <>
            <Asked values={filter} configuration={configuration} asOf={worklist.asOf} />
            {worklist.isTruncated && (
              <Banner tone="caution">{t(($) => $.pacs.truncated, { shown: number(items.length) })}</Banner>
            )}
          </>
        )
      }
    >
      <>
        <ListRows
          name="work_items"
          page={page}
          list={list}
          failed={t(($) => $.pacs.configurationFailed)}
          label={t(($) => $.navigation.work_items)}
          columns={columns}
          rowLabel={rowLabel}
          rowActions={rowActions}
          rowTone={({ status }) => (status === 'Warning' ? 'critical' : undefined)}
          onRowAction={setShown}
          emptyState={
            hasNoPool ? (
              <EmptyState title={t(($) => $.pacs.noPoolTitle)}>{t(($) => $.pacs.noPoolHint)}</EmptyState>
            ) : hasFailed ? (
              <EmptyState
                title={t(($) => $.pacs.failedTitle)}
                action={<Button onPress={reload}>{t(($) => $.common.retry)}</Button>}
              >
                {t(($) => $.pacs.failedHint)}
              </EmptyState>
            ) : (
              <EmptyState title={t(($) => $.common.noResults)} action={toFilter}>
                {t(($) => $.pacs.emptyHint)}
              </EmptyState>
            )
          }
        />
        {shown && <ItemDialog item={shown} onClose={() => setShown(null)} />}
      </>
    </WorklistScreen>
  );
}
