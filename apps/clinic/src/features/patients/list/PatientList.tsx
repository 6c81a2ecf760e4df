import { usePatients } from '@isopter/api-client';
import {
  DEBOUNCE_PATIENT_LIST,
  type Patient,
  PATIENT_ORDERINGS,
  type PatientOrdering,
  isLongSearch,
  ZERO_PII,
} from '@isopter/contract';
import { EmptyState, lazyOverlay, LinkButton, ListScreen } from '@isopter/ui';
import { PatientIcon } from '@isopter/ui/icons';
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { PATIENT_FILTERS, type PatientFilter } from '../../../lib/frame/list/filters/filters.ts';
import { NothingLeft } from '../../../lib/frame/list/filters/NothingLeft.tsx';
import { patientQuery } from '../../../lib/frame/list/filters/query.ts';
import type { ListChoices } from '../../../lib/frame/list/listQuery.ts';
import { ListRows } from '../../../lib/frame/list/ListRows.tsx';
import { ListSearch } from '../../../lib/frame/list/ListSearch.tsx';
import { useListState } from '../../../lib/frame/list/useListState.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { useMayWrite } from '../../../lib/platform/session/useMayWrite.ts';
import { DashboardToggle } from '../dashboard/DashboardToggle.tsx';
import { ReviewPanel } from '../dashboard/ReviewPanel.tsx';
import { usePatientColumns } from './usePatientColumns.tsx';
import { usePatientFilters } from './usePatientFilters.ts';
import { usePatientActions } from './usePatientActions.tsx';
import { type Running, withRunning } from '../running.ts';
import { WatchedDevices } from '../dashboard/WatchedDevices.tsx';

const DeletePatient = lazyOverlay(
  () => import('../DeletePatient.tsx').then((module) => module.DeletePatient),
  ({ onClose }) => onClose(),
);

type Choices = ListChoices<PatientOrdering, PatientFilter>;
const CHOICES: Choices = { orderings: PATIENT_ORDERINGS, filters: PATIENT_FILTERS };

/** In zero-PII mode the server cannot sort by what it cannot read, and a page has one size (PII-06). */
const ENCRYPTED: Choices = {
  ...CHOICES,
  orderings: PATIENT_ORDERINGS.filter((ordering) => !/name|birth/.test(ordering)),
  sizes: [ZERO_PII.search.max],
};

/** Patients, with the devices in use above them (PAT-01 to PAT-04). */
export function PatientList(): ReactElement {
  const { t } = useTranslation();
  const { enable_zero_pii } = useSignedIn().preferences;
  const list = useListState(enable_zero_pii ? ENCRYPTED : CHOICES);
  const page = usePatients(list, {
    ...patientQuery(list.filters),
    ...(list.ordering && { ordering: list.ordering }),
  });
  const { rows, isLoading, mutate } = page;
  const [running, setRunning] = useState<Running>();
  const shown = useMemo(() => (running ? withRunning(rows, running) : rows), [rows, running]);
  // what changed on a device changed the list too; the first answer is as old as the list itself
  const known = useRef(running);
  useEffect(() => {
    if (known.current !== running && known.current !== undefined) void mutate();
    known.current = running;
  }, [mutate, running]);
  const { columns, rowLabel } = usePatientColumns();
  const [toDelete, setToDelete] = useState<Patient | null>(null);
  const endDelete = useCallback(() => setToDelete(null), []);
  const rowActions = usePatientActions({ onDelete: setToDelete });
  const { bar, texts } = usePatientFilters(list);
  const mayWrite = useMayWrite();
  const [isReviewed, setReviewed] = useState(!mayWrite);
  const noteReviewed = useCallback(() => setReviewed(true), []);
  const title = t(($) => $.patients.title);

  return (
    <ListScreen
      title={title}
      isSettling={isLoading && !(isReviewed && running)}
      search={
        <ListSearch
          label={t(($) => $.patients.search)}
          placeholder={t(($) => $.patients.searchPlaceholder)}
          delay={DEBOUNCE_PATIENT_LIST}
          search={list.search}
          onSearch={list.setSearch}
        />
      }
      actions={
        <>
          <DashboardToggle />
          {mayWrite && (
            <LinkButton href="/patients/new" variant="primary">
              {t(($) => $.patients.new)}
            </LinkButton>
          )}
        </>
      }
      panel={
        <>
          <WatchedDevices onRunning={setRunning} />
          {mayWrite && <ReviewPanel onKnown={noteReviewed} />}
          {bar}
        </>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <ListRows
        name="patients"
        page={{ ...page, rows: shown }}
        list={list}
        failed={t(($) => $.patients.loadFailed)}
        label={title}
        columns={columns}
        rowLabel={rowLabel}
        rowHref={({ id }) => `/patients/${id}`}
        rowActions={rowActions}
        emptyState={
          texts.length > 0 ? <NothingLeft texts={texts} onClear={list.clear} /> : <NoPatients search={list.search} />
        }
      />
      {toDelete !== null && <DeletePatient patient={toDelete} onClose={endDelete} />}
    </ListScreen>
  );
}

/** Nobody matches the search, or there is nobody yet (PAT-14). */
function NoPatients({ search }: { search: string }): ReactElement {
  const { t } = useTranslation();
  const { enable_zero_pii } = useSignedIn().preferences;
  if (enable_zero_pii && search !== '' && !isLongSearch(search)) {
    return <EmptyState title={t(($) => $.common.noResults)}>{t(($) => $.zeroPii.searchHint)}</EmptyState>;
  }
  if (search !== '') {
    return (
      <EmptyState title={t(($) => $.common.noResults)}>{t(($) => $.patients.noResultsHint, { search })}</EmptyState>
    );
  }
  return (
    <EmptyState title={t(($) => $.common.noResults)} icon={<PatientIcon />}>
      {t(($) => $.patients.emptyHint)}
    </EmptyState>
  );
}
