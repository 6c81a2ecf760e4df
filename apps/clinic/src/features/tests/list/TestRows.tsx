import { type PageOfRows, useAllDevices, useSyncProgress } from '@isopter/api-client';
import { type Id, localStamp, type Patient, reportFileName, type SyncProgress, type Test } from '@isopter/contract';
import { Banner, Button, type TableColumn } from '@isopter/ui';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { NothingLeft } from '../../../lib/frame/list/filters/NothingLeft.tsx';
import type { SetFilter } from '../../../lib/frame/list/filters/useFilterTexts.ts';
import { ListRows } from '../../../lib/frame/list/ListRows.tsx';
import type { ListState } from '../../../lib/frame/list/useListState.ts';
import { useNameInFileName, usePatientNameIfAny } from '../../../lib/domain/patients/usePatientName.ts';
import { useReports } from '../../../lib/domain/reports/useReports.ts';
import { markedTone } from '../../../lib/domain/tests/statusTone.ts';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { useOpenMonitor } from '../../../lib/domain/tests/useOpenMonitor.ts';
import { EndTestDialog, type EndTestDialogProps } from './EndTestDialog.tsx';
import { externalTone } from './imports/ExternalStatus.tsx';
import { useExternalActions } from './imports/useExternalActions.tsx';
import { isExternal, type ListedTest, useExternalColumns } from './imports/useExternalColumns.tsx';
import { useExternalRows } from './imports/useExternalRows.ts';
import { SendReportDialog } from './SendReportDialog.tsx';
import { testActions } from './rules/actions.ts';
import { showsSyncProgress, statusOf } from './rules/status.ts';
import { useResume } from './useResume.ts';
import { type RowHandlers, useRowActions } from './useRowActions.tsx';
import { useTestColumns } from './useTestColumns.tsx';
import { useViewer } from './useViewer.ts';

const NO_PROGRESS: readonly SyncProgress[] = [];
const NO_COLUMNS: readonly TableColumn<Test>[] = [];

/** Props of {@link TestRows}. */
export interface TestRowsProps {
  page: Pick<PageOfRows<'listTests'>, 'rows' | 'count' | 'isLoading' | 'isValidating' | 'error' | 'mutate'>;
  list: Pick<
    ListState,
    'index' | 'size' | 'search' | 'filters' | 'setIndex' | 'setSize' | 'sortDescriptor' | 'onSortChange' | 'clear'
  >;
  /** Since when the rows are out of date, milliseconds of the epoch; null while they are not. */
  since: number | null;
  /** The filters that are set. */
  filters: readonly SetFilter[];
  /** Returns the patient of a test; undefined while unknown. */
  patientOf: (test: Test) => Patient | undefined;
  /** Columns before those of every list of tests. */
  before?: readonly TableColumn<Test>[];
  /** The patient of a technician's current session, for actions that need one. */
  viewed?: Patient | undefined;
  /**
   * The patient whose imported reports are shown above the tests.
   * @default none
   */
  importsOf?: Id | null;
  /** Shown where there is no test at all, whatever the filters. */
  emptyState: ReactNode;
}

/** A list of tests with what can be done with each [LIST-02 to LIST-07], or why there is none. */
export function TestRows(props: TestRowsProps): ReactElement {
  const { page, list, since, filters, patientOf, before = NO_COLUMNS, viewed, importsOf = null, emptyState } = props;
  const { rows } = page;
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [ending, setEnding] = useState<Pick<EndTestDialogProps, 'test' | 'kind'> | null>(null);
  const [sending, setSending] = useState<Test | null>(null);
  const viewer = useViewer(viewed);
  const devices = useAllDevices(!viewer.isTechnician);
  const progress = useSyncProgress(rows.filter(showsSyncProgress).map(({ id }) => id));
  const { columns, rowLabel } = useTestColumns(devices.data ?? [], progress.data ?? NO_PROGRESS);
  const nameOf = useTestName();
  const openMonitor = useOpenMonitor();
  const { resume } = useResume(openMonitor);
  const reports = useReports();
  const patientNameOf = usePatientNameIfAny();
  const nameInFileName = useNameInFileName();
  const handlers = useMemo<RowHandlers>(
    () => ({
      ...reports,
      monitor: openMonitor,
      resume,
      view: (test) => navigate(`/tests/view/${test.id}`),
      findings: (test) => navigate(`/tests/findings/${test.id}`),
      move: (test) => navigate(`/tests/move/${test.id}?patient=${test.patient ?? ''}`),
      email: setSending,
      cancel: (test) => setEnding({ test, kind: 'cancel' }),
      remove: (test) => setEnding({ test, kind: 'delete' }),
      fileName: (test) =>
        reportFileName({
          patient: nameInFileName(patientOf(test)),
          title: nameOf(test.test_group),
          at: test.time_start ? localStamp(new Date(test.time_start), test.timezone) : '',
        }),
    }),
    [nameInFileName, nameOf, navigate, openMonitor, patientOf, reports, resume],
  );
  const rowActions = useRowActions(viewer, handlers);
  const { withExternal, labelOf } = useExternalColumns();
  const all = useMemo(() => withExternal([...before, ...columns]), [before, columns, withExternal]);
  const external = useExternalRows(importsOf, list);
  const externalActions = useExternalActions();
  // while the list loads or has failed, its message covers the imports too
  const isThere = !page.isLoading && !page.error;
  const listed = useMemo<readonly ListedTest[]>(
    () => (isThere ? [...external.rows, ...rows] : rows),
    [external.rows, isThere, rows],
  );
  const nameOfRow = (test: Test): string => {
    const name = before.length > 0 ? patientNameOf(patientOf(test)) : null;
    return name ? t(($) => $.tests.rowNameOf, { patient: name, test: rowLabel(test) }) : rowLabel(test);
  };

  return (
    <>
      {external.error !== undefined && (
        <Banner
          tone="caution"
          action={
            <Button size="sm" onPress={external.retry}>
              {t(($) => $.common.retry)}
            </Button>
          }
        >
          {t(($) => $.imports.list.loadFailed)}
        </Banner>
      )}
      <ListRows<ListedTest>
        name={before.length > 0 ? 'tests' : 'patient_tests'}
        page={{ ...page, rows: listed }}
        list={list}
        since={since}
        failed={t(($) => $.tests.loadFailed)}
        label={t(($) => $.tests.title)}
        columns={all}
        rowLabel={(row) => (isExternal(row) ? labelOf(row) : nameOfRow(row))}
        rowActions={(row) => (isExternal(row) ? externalActions.actionsOf(row) : rowActions(row))}
        rowTone={(row) => (isExternal(row) ? externalTone(row) : markedTone(statusOf(row)))}
        onRowAction={(row) => {
          if (isExternal(row)) externalActions.open(row);
          else (testActions(row, viewer).includes('monitor') ? openMonitor : handlers.view)(row);
        }}
        emptyState={filters.length > 0 ? <NothingLeft texts={filters} onClear={list.clear} /> : emptyState}
      />
      {externalActions.question}
      {sending && <SendReportDialog test={sending} onClose={() => setSending(null)} />}
      {ending && <EndTestDialog {...ending} onClose={() => setEnding(null)} />}
    </>
  );
}
