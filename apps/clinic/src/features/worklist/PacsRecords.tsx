import { usePacsRecords } from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST, PACS_STATUSES, type PacsStatus } from '@isopter/contract';
import { Button, EmptyState, Select, Stack, Text } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isOneOf } from '../../lib/frame/list/filters/filters.ts';
import { fields } from '../../lib/frame/list/filters/ListFilters.css.ts';
import { given } from '../../lib/frame/list/filters/query.ts';
import { ListRows } from '../../lib/frame/list/ListRows.tsx';
import { ListSearch } from '../../lib/frame/list/ListSearch.tsx';
import { useListState } from '../../lib/frame/list/useListState.ts';
import { useNameless } from '../../lib/platform/session/useNameless.ts';
import { useRecordActions } from './useRecordActions.tsx';
import { RECORD_ORDERINGS, useRecordColumns } from './useRecordColumns.tsx';
import { WorklistScreen } from './WorklistScreen.tsx';

const CHOICES = { orderings: RECORD_ORDERINGS, filters: { status: isOneOf(PACS_STATUSES) } };
const ANY = '';

/** The transfers to the PACS and their states [PACS-06, PACS-08, PACS-11]. */
export function PacsRecords(): ReactElement {
  const { t } = useTranslation();
  const list = useListState(CHOICES);
  const nameless = useNameless();
  const status = list.filters.status as PacsStatus | undefined;
  const name = list.search === '' ? undefined : list.search;
  const page = usePacsRecords(list, given({ patient_name__icontains: name, status, ordering: list.ordering }));
  const { columns, rowLabel } = useRecordColumns();
  const rowActions = useRecordActions();
  return (
    <WorklistScreen
      tab="pacs_records"
      search={
        // it names patients [PII-11]
        nameless !== null ? undefined : (
          <ListSearch
            label={t(($) => $.pacs.records.search)}
            placeholder={t(($) => $.pacs.records.searchPlaceholder)}
            delay={DEBOUNCE_PATIENT_LIST}
            search={list.search}
            onSearch={list.setSearch}
          />
        )
      }
      panel={
        <Stack gap={2}>
          {nameless !== null && (
            <Text size="sm" tone="secondary">
              {t(($) => (nameless === 'agent' ? $.agent.noSearch : $.zeroPii.noSearch))}
            </Text>
          )}
          <div className={fields} role="group" aria-label={t(($) => $.filters.title)}>
            <Select
              label={t(($) => $.pacs.records.status)}
              value={status ?? ANY}
              options={[
                { id: ANY, label: t(($) => $.filters.any) },
                ...PACS_STATUSES.map((id) => ({ id, label: t(($) => $.pacs.records.statuses[id]) })),
              ]}
              onChange={(id) => list.setFilters({ status: id === ANY ? undefined : id })}
            />
          </div>
        </Stack>
      }
    >
      <ListRows
        name="pacs_records"
        page={page}
        list={list}
        failed={t(($) => $.pacs.records.loadFailed)}
        label={t(($) => $.navigation.pacs_records)}
        columns={columns}
        rowLabel={rowLabel}
        {...(rowActions && { rowActions })}
        emptyState={
          status === undefined && name === undefined ? (
            <EmptyState title={t(($) => $.common.noResults)}>{t(($) => $.pacs.records.emptyHint)}</EmptyState>
          ) : (
            <EmptyState
              title={t(($) => $.common.noResults)}
              action={<Button onPress={list.clear}>{t(($) => $.filters.clear)}</Button>}
            >
              {t(($) => $.pacs.records.nothing)}
            </EmptyState>
          )
        }
      />
    </WorklistScreen>
  );
}
