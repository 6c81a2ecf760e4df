import { useCall } from '@isopter/api-client';
import type { Device, Test } from '@isopter/contract';
import { ErrorState, FormScreen, Skeleton, toasts } from '@isopter/ui';
import { type ReactElement, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { PatientBanner } from '../../../lib/domain/patients/PatientBanner.tsx';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { closePath } from '../closePath.ts';
import { usePatientCrumbs } from '../../../lib/domain/patients/usePatientCrumbs.ts';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { savedValues, withDevice } from './rules/prefill/saved.ts';
import type { TestFormData } from './rules/values.ts';
import { SetupFields } from './setup/SetupFields.tsx';
import { NO_PATIENT } from '../../../lib/domain/tests/noPatient.ts';
import { useFormData } from './useFormData.ts';
import { TestFormProvider, useTestForm } from './useTestForm.ts';
import { ViewActions } from './ViewActions.tsx';

/** The settings of a test, to look at, with what can be done with it [FORM-18, FORM-19]. */
export function TestFormView(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const test = useCall('getTest', { params: { id } }, { silent: true });

  useEffect(() => {
    if (!test.error) return;
    toasts.show({ tone: 'critical', message: t(($) => $.tests.testNotFound) });
    navigate('/patients', { replace: true });
  }, [navigate, t, test.error]);

  const title = t(($) => $.tests.form.viewTitle);
  if (!test.data) return <FormScreen title={title}>{SKELETON}</FormScreen>;
  return <View test={test.data} title={title} />;
}

const SKELETON = Array.from({ length: 8 }, (_, row) => <Skeleton key={row} height={32} />);

function View({ test, title }: { test: Test; title: string }): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const nameOf = useTestName();
  const { data, error, retry } = useFormData(test.patient ?? NO_PATIENT);
  const device = useCall('getDevice', { params: { id: test.device } }, { silent: true });
  const crumbs = usePatientCrumbs(data?.patient);
  const path = closePath(test, null);
  const isReady = data && (device.data ?? device.error);
  return (
    <FormScreen
      title={title}
      meta={nameOf(test.test_group)}
      breadcrumbs={[
        ...crumbs,
        { label: t(($) => $.tests.title), href: path },
        { label: title, href: `/tests/view/${test.id}` },
      ]}
      onClose={() => navigate(path)}
      actions={<ViewActions test={test} patient={data?.patient ?? undefined} closePath={path} />}
    >
      <ScreenTitle>{title}</ScreenTitle>
      {data?.patient && <PatientBanner patient={data.patient} />}
      {error && <ErrorState title={t(($) => $.tests.form.loadFailed)} onRetry={retry} />}
      {!error && (isReady ? <Settings test={test} data={data} device={device.data} /> : SKELETON)}
    </FormScreen>
  );
}

function Settings({
  test,
  data,
  device,
}: {
  test: Test;
  data: TestFormData;
  device?: Device | undefined;
}): ReactElement {
  const all = useMemo(() => withDevice(data, device), [data, device]);
  const testForm = useTestForm(all, { values: savedValues(test, all), isReadOnly: true });
  return (
    <TestFormProvider value={testForm}>
      <SetupFields />
    </TestFormProvider>
  );
}
