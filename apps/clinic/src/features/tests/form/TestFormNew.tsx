import { useCall, useTestPresets } from '@isopter/api-client';
import { ErrorState, FormScreen, Skeleton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { PatientGone } from '../../../lib/domain/patients/PatientGone.tsx';
import { NO_PATIENT } from '../../../lib/domain/tests/noPatient.ts';
import { repeatOf } from '../../../lib/domain/tests/repeatPath.ts';
import { useOpenMonitor } from '../../../lib/domain/tests/useOpenMonitor.ts';
import { usePatientCrumbs } from '../../../lib/domain/patients/usePatientCrumbs.ts';
import { NewTest } from './NewTest.tsx';
import { useFormData } from './useFormData.ts';

/** Where closing the form leads [FORM-01]. */
function closePath(patientId: string, mwlId: string | null): string {
  if (mwlId) return '/work-items';
  return patientId === NO_PATIENT ? '/patients' : `/tests/${patientId}`;
}

/** A new test, or the repeat of one [FORM-01 to FORM-18, FORM-23, FORM-33, OUR-85]. */
export function TestFormNew(): ReactElement {
  const { patientId } = useParams<{ patientId: string }>();
  const [query] = useSearchParams();
  const mwlId = query.get('mwlId');
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const openMonitor = useOpenMonitor();
  const { data, error, retry, reloadDevices } = useFormData(patientId);
  const presets = useTestPresets(patientId === NO_PATIENT ? undefined : patientId);
  const repeat = repeatOf(query);
  const repeated = useCall('getTest', repeat ? { params: { id: repeat.test } } : null, { silent: true });
  const crumbs = usePatientCrumbs(data?.patient, mwlId !== null);
  const title = t(($) => $.tests.form.newTitle);
  const close = (): void => navigate(closePath(patientId, mwlId));
  const header = { title, breadcrumbs: [...crumbs, { label: title, href: `/tests/new/${patientId}` }], onClose: close };

  if (error?.status === 404) return <PatientGone />;
  if (error || (repeated.error && !repeated.data)) {
    const again = (): void => {
      retry();
      if (repeated.error) void repeated.mutate();
    };
    return (
      <FormScreen {...header}>
        <ErrorState title={t(($) => $.tests.form.loadFailed)} onRetry={again} />
      </FormScreen>
    );
  }
  if (!data || (repeat && !repeated.data) || (!presets.data && !presets.error))
    return <FormScreen {...header}>{SKELETON}</FormScreen>;
  return (
    <NewTest
      data={data}
      mwlId={mwlId}
      presets={presets.data ?? []}
      repeated={repeat && repeated.data && { test: repeated.data, eye: repeat.eye }}
      isFirst={query.get('firstTest') === 'true'}
      header={header}
      onTaken={reloadDevices}
      // going back must not lead to an empty form
      onCreated={(test) => openMonitor(test, { replace: true })}
      onPlanned={() => navigate(`/patients/${patientId}?part=planned`, { replace: true })}
    />
  );
}

const SKELETON = Array.from({ length: 6 }, (_, row) => <Skeleton key={row} height={62} />);
