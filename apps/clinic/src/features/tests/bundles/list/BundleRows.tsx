import { type PageOfRows, useAllDevices } from '@isopter/api-client';
import { localStamp, type Patient, reportFileName, type TestBundle } from '@isopter/contract';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ListRows } from '../../../../lib/frame/list/ListRows.tsx';
import type { ListState } from '../../../../lib/frame/list/useListState.ts';
import { useNameInFileName } from '../../../../lib/domain/patients/usePatientName.ts';
import { useReports } from '../../../../lib/domain/reports/useReports.ts';
import { markedTone } from '../../../../lib/domain/tests/statusTone.ts';
import { useViewer } from '../../list/useViewer.ts';
import { useOpenMonitor } from '../../../../lib/domain/tests/useOpenMonitor.ts';
import { BundleReportDialog } from '../report/BundleReportDialog.tsx';
import { useBundleName } from '../useBundleName.ts';
import { EndBundleQuestion } from './EndBundleQuestion.tsx';
import { type BundleAction, bundleActions } from './rules/actions.ts';
import { SkipTestQuestion } from './SkipTestQuestion.tsx';
import { useBundleActions } from './useBundleActions.tsx';
import { useBundleColumns } from './useBundleColumns.tsx';

/** Props of {@link BundleRows}. */
export interface BundleRowsProps {
  page: PageOfRows<'listTestBundles'>;
  list: ListState;
  /** Since when the rows are out of date, milliseconds of the epoch; null while they are not. */
  since: number | null;
  /** The patient of the bundles; undefined while unknown. */
  patient: Patient | undefined;
  emptyState: ReactNode;
}

type Asking = { bundle: TestBundle; about: 'report' | 'skip' | 'cancel' | 'delete' } | null;

/** The bundles of a patient with what can be done with each [BUND-01], or why there are none. */
export function BundleRows({ page, list, since, patient, emptyState }: BundleRowsProps): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<Asking>(null);
  const viewer = useViewer(patient);
  const devices = useAllDevices(!viewer.isTechnician);
  const { columns, rowLabel } = useBundleColumns(devices.data ?? []);
  const nameOf = useBundleName();
  const openMonitor = useOpenMonitor();
  const { saveBundle } = useReports();
  const nameInFileName = useNameInFileName();
  const close = (): void => setAsking(null);

  const run = useCallback(
    (action: BundleAction, bundle: TestBundle): void => {
      const fileName = (): string =>
        reportFileName({
          patient: nameInFileName(patient),
          title: nameOf(bundle.test_groups),
          at: localStamp(new Date(bundle.created), bundle.timezone),
        });
      switch (action) {
        case 'monitor':
          if (bundle.current_test) openMonitor(bundle.current_test);
          break;
        case 'view':
          navigate(`/tests/bundles/view/${bundle.id}`);
          break;
        case 'move':
          navigate(`/tests/bundles/move/${bundle.id}?patient=${bundle.patient ?? ''}`);
          break;
        case 'pdf':
        case 'png':
        case 'dicom':
          saveBundle(action, bundle, fileName());
          break;
        case 'report':
        case 'skip':
        case 'cancel':
        case 'delete':
          setAsking({ bundle, about: action });
      }
    },
    [nameOf, navigate, openMonitor, patient, nameInFileName, saveBundle],
  );
  const rowActions = useBundleActions(viewer, run);

  return (
    <>
      <ListRows
        name="bundles"
        page={page}
        list={list}
        since={since}
        failed={t(($) => $.bundles.loadFailed)}
        label={t(($) => $.bundles.title)}
        columns={columns}
        rowLabel={rowLabel}
        rowActions={rowActions}
        rowTone={({ status: { name } }) => markedTone(name)}
        onRowAction={(bundle) => run(bundleActions(bundle, viewer).includes('monitor') ? 'monitor' : 'view', bundle)}
        emptyState={emptyState}
      />
      {asking?.about === 'report' && <BundleReportDialog bundle={asking.bundle} onClose={close} />}
      {asking?.about === 'skip' && asking.bundle.current_test && (
        <SkipTestQuestion id={asking.bundle.current_test.id} onClose={close} />
      )}
      {(asking?.about === 'cancel' || asking?.about === 'delete') && (
        <EndBundleQuestion bundle={asking.bundle} kind={asking.about} onClose={close} />
      )}
    </>
  );
}
