import { useOffices } from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST, type Office } from '@isopter/contract';
import { EmptyState, LinkButton, ListScreen } from '@isopter/ui';
import { AddIcon } from '@isopter/ui/icons';
import { type ReactElement, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { ListRows } from '../../lib/frame/list/ListRows.tsx';
import { ListSearch } from '../../lib/frame/list/ListSearch.tsx';
import { useListState } from '../../lib/frame/list/useListState.ts';
import { UnconfirmedTimezones } from '../../lib/domain/offices/UnconfirmedTimezones.tsx';
import { OfficeTabs } from '../../lib/domain/people/OfficeTabs.tsx';
import { DeleteOffice } from './DeleteOffice.tsx';
import { useOfficeActions } from './useOfficeActions.tsx';
import { useOfficeColumns } from './useOfficeColumns.tsx';

const CHOICES = { orderings: [], filters: {} };

/** The offices of the office group [ORG-01]. */
export function OfficeList(): ReactElement {
  const { t } = useTranslation();
  const list = useListState(CHOICES);
  const page = useOffices(list);
  const [deleted, setDeleted] = useState<Office | null>(null);
  const rowActions = useOfficeActions(useCallback((office: Office) => setDeleted(office), []));
  const title = t(($) => $.navigation.offices);
  const columns = useOfficeColumns();
  return (
    <ListScreen
      title={title}
      search={
        <ListSearch
          label={t(($) => $.offices.search)}
          placeholder={t(($) => $.offices.searchPlaceholder)}
          delay={DEBOUNCE_PATIENT_LIST}
          search={list.search}
          onSearch={list.setSearch}
        />
      }
      actions={
        <LinkButton href="/offices/new" variant="primary" icon={<AddIcon />}>
          {t(($) => $.offices.new)}
        </LinkButton>
      }
      panel={<UnconfirmedTimezones />}
    >
      <ScreenTitle>{title}</ScreenTitle>
      <OfficeTabs selected="offices">
        <ListRows
          name="offices"
          page={page}
          list={list}
          failed={t(($) => $.offices.loadFailed)}
          label={title}
          columns={columns}
          rowLabel={({ name }) => name}
          rowHref={({ id }) => `/offices/edit/${id}`}
          rowActions={rowActions}
          emptyState={
            <EmptyState title={t(($) => $.common.noResults)}>
              {list.search === ''
                ? t(($) => $.offices.emptyHint)
                : t(($) => $.offices.noResultsHint, { search: list.search })}
            </EmptyState>
          }
        />
      </OfficeTabs>
      {deleted && <DeleteOffice office={deleted} onClose={() => setDeleted(null)} />}
    </ListScreen>
  );
}
