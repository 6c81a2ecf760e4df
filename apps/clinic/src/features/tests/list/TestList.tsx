import {
  type Paging,
  testsPoll,
  useAllDevices,
  useCall,
  usePaging,
  usePatientTests,
  useStaleSince,
  useSyncProgress,
} from '@isopter/api-client';
import { DEBOUNCE_PATIENT_LIST, type SyncProgress, type Test } from '@isopter/contract';
import { Button, EmptyState, ErrorState, LinkButton, ListScreen, Pagination, Table, type Tone } from '@isopter/ui';
import { AddIcon, HistoryIcon } from '@isopter/ui/icons';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { ScreenTitle } from '../../../lib/brand/ScreenTitle.tsx';
import { ListSearch } from '../../../lib/list/ListSearch.tsx';
import { aging } from '../../../lib/list/stale.css.ts';
import { StaleNotice } from '../../../lib/list/StaleNotice.tsx';
import { useSignedIn } from '../../../lib/session/session.ts';
import { statusTone } from '../../../lib/tests/statusTone.ts';
import { useReports } from '../../../lib/reports/useReports.ts';
import { useOpenMonitor } from '../useOpenMonitor.ts';
import { usePatientCrumbs } from '../usePatientCrumbs.ts';
import { useTestName } from '../../../lib/tests/useTestName.ts';
import { useViewer } from './useViewer.ts';
import { EndTestDialog, type EndTestDialogProps } from './EndTestDialog.tsx';
import { offersNewTest, offersTrend, testActions } from './rules/actions.ts';
import { showsSyncProgress, statusOf } from './rules/status.ts';
import { TestTabs } from './TestTabs.tsx';
import { useResume } from './useResume.ts';
import { type RowHandlers, useRowActions } from './useRowActions.tsx';
import { useTestColumns } from './useTestColumns.tsx';

const NO_PROGRESS: readonly SyncProgress[] = [];

/** The tests of a patient [LIST-01 to LIST-07]. It asks again every 5 s, only while a test of it is unfinished. */
export function TestList(): ReactElement {
  const { patientId } = useParams<{ patientId: string }>();
  const { t } = useTranslation();
  const paging = usePaging();
  const patient = useCall('getPatient', { params: { id: patientId } });
  const page = usePatientTests(patientId, paging);
  const since = useStaleSince(page, testsPoll(page.data));
  const viewer = useViewer(patient.data);
  const crumbs = usePatientCrumbs(patient.data);
  const { preferences } = useSignedIn();
  const { showTrend } = useReports();

  return (
    <ListScreen
      title={t(($) => $.tests.title)}
      breadcrumbs={[...crumbs, { label: t(($) => $.tests.title), href: `/tests/${patientId}` }]}
      search={
        <ListSearch
          label={t(($) => $.tests.search)}
          placeholder={t(($) => $.tests.searchPlaceholder)}
          delay={DEBOUNCE_PATIENT_LIST}
          onSearch={paging.setSearch}
        />
      }
      actions={
        <>
          {patient.data && offersTrend(patient.data, preferences) && (
            <Button icon={<HistoryIcon />} onPress={() => showTrend(patientId)}>
              {t(($) => $.reports.trend)}
            </Button>
          )}
          {offersNewTest(viewer) && (
            <LinkButton variant="primary" icon={<AddIcon />} href={`/tests/new/${patientId}`}>
              {t(($) => $.tests.new)}
            </LinkButton>
          )}
        </>
      }
      panel={<StaleNotice since={since} />}
    >
      <ScreenTitle>{t(($) => $.tests.title)}</ScreenTitle>
      <TestTabs patientId={patientId}>
        {page.error && page.rows.length === 0 ? (
          <ErrorState
            title={t(($) => $.tests.loadFailed)}
            onRetry={() => void page.mutate()}
            isRetrying={page.isValidating}
          />
        ) : (
          <div className={aging} data-stale={since === null ? undefined : true}>
            <Rows
              rows={page.rows}
              count={page.count}
              isLoading={page.isLoading}
              paging={paging}
              patient={patient.data}
            />
          </div>
        )}
      </TestTabs>
    </ListScreen>
  );
}

/** A test at rest needs no mark at its edge. */
const markedTone = (tone: Tone): Tone | undefined => (tone === 'neutral' ? undefined : tone);

interface RowsProps {
  rows: readonly Test[];
  count: number;
  isLoading: boolean;
  paging: Paging;
  patient: { active_techall_session?: string | null | undefined } | undefined;
}

function Rows({ rows, count, isLoading, paging, patient }: RowsProps): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [ending, setEnding] = useState<Pick<EndTestDialogProps, 'test' | 'kind'> | null>(null);
  const viewer = useViewer(patient);
  const devices = useAllDevices(!viewer.isTechnician);
  const progress = useSyncProgress(rows.filter(showsSyncProgress).map(({ id }) => id));
  const { columns, rowLabel } = useTestColumns(devices.data ?? [], progress.data ?? NO_PROGRESS);
  const nameOf = useTestName();
  const openMonitor = useOpenMonitor();
  const resume = useResume(openMonitor);
  const reports = useReports();
  const handlers = useMemo<RowHandlers>(
    () => ({
      ...reports,
      monitor: openMonitor,
      resume,
      view: (test) => navigate(`/tests/view/${test.id}`),
      move: (test) => navigate(`/tests/move/${test.id}?patient=${test.patient ?? ''}`),
      cancel: (test) => setEnding({ test, kind: 'cancel' }),
      remove: (test) => setEnding({ test, kind: 'delete' }),
      fileName: (test) => [nameOf(test.test_group), test.time_start?.slice(0, 10)].filter(Boolean).join(', '),
    }),
    [nameOf, navigate, openMonitor, reports, resume],
  );
  const rowActions = useRowActions(viewer, handlers);
  const emptyState =
    paging.search === '' ? (
      <EmptyState title={t(($) => $.tests.emptyTitle)}>{t(($) => $.tests.emptyHint)}</EmptyState>
    ) : (
      <EmptyState title={t(($) => $.common.noResults)}>
        {t(($) => $.tests.noResultsHint, { search: paging.search })}
      </EmptyState>
    );

  return (
    <>
      <Table
        label={t(($) => $.tests.title)}
        columns={columns}
        rows={rows}
        rowLabel={rowLabel}
        rowActions={rowActions}
        rowTone={(test) => markedTone(statusTone(statusOf(test)))}
        onRowAction={(test) => (testActions(test, viewer).includes('monitor') ? openMonitor : handlers.view)(test)}
        isLoading={isLoading}
        emptyState={emptyState}
        footer={
          <Pagination
            page={paging.index}
            pageSize={paging.size}
            count={count}
            onChange={(index, size) => (size === paging.size ? paging.setIndex(index) : paging.setSize(size))}
          />
        }
      />
      {ending && <EndTestDialog {...ending} onClose={() => setEnding(null)} />}
    </>
  );
}
