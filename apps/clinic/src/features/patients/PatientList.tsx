import { usePaging, usePatients } from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST, type Patient } from '@isopter/contract';
import { EmptyState, ErrorState, lazyOverlay, LinkButton, ListScreen, Pagination, Table } from '@isopter/ui';
import { PatientIcon } from '@isopter/ui/icons';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/brand/ScreenTitle.tsx';
import { useErrorText } from '../../lib/errors/useErrorText.ts';
import { ListSearch } from '../../lib/list/ListSearch.tsx';
import { useMayWrite } from '../../lib/session/useMayWrite.ts';
import { DashboardToggle } from './DashboardToggle.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { usePatientColumns } from './usePatientColumns.tsx';
import { usePatientActions } from './usePatientActions.tsx';
import { type Running, withRunning } from './running.ts';
import { WatchedDevices } from './WatchedDevices.tsx';

const DeletePatient = lazyOverlay(
  () => import('./DeletePatient.tsx').then((module) => module.DeletePatient),
  ({ onClose }) => onClose(),
);

/** Patients, with the devices in use above them (PAT-01 to PAT-04). */
export function PatientList(): ReactElement {
  const { t } = useTranslation();
  const paging = usePaging();
  const { rows, count, error, isLoading, isValidating, mutate } = usePatients(paging);
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
  const rowActions = usePatientActions({ onDelete: setToDelete });
  const errorText = useErrorText();
  const mayWrite = useMayWrite();
  const title = t(($) => $.patients.title);

  return (
    <ListScreen
      title={title}
      search={
        <ListSearch
          label={t(($) => $.patients.search)}
          placeholder={t(($) => $.patients.searchPlaceholder)}
          delay={DEBOUNCE_PATIENT_LIST}
          onSearch={paging.setSearch}
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
          {mayWrite && <ReviewPanel />}
        </>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      {error !== undefined && rows.length === 0 ? (
        <ErrorState title={t(($) => $.patients.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Table
          label={title}
          columns={columns}
          rows={shown}
          rowLabel={rowLabel}
          rowHref={({ id }) => `/patients/${id}`}
          rowActions={rowActions}
          isLoading={isLoading}
          emptyState={<NoPatients search={paging.search} />}
          footer={
            <Pagination
              page={paging.index}
              pageSize={paging.size}
              count={count}
              onChange={(index, size) => {
                if (size !== paging.size) paging.setSize(size);
                else paging.setIndex(index);
              }}
              isDisabled={isLoading}
            />
          }
        />
      )}
      {toDelete !== null && <DeletePatient patient={toDelete} onClose={() => setToDelete(null)} />}
    </ListScreen>
  );
}

/** Nobody matches the search, or there is nobody yet (PAT-14). */
function NoPatients({ search }: { search: string }): ReactElement {
  const { t } = useTranslation();
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
