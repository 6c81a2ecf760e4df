import { useCall } from '@isopter/api-client';
import type { TestBundle } from '@isopter/contract';
import { ErrorState, FormScreen, LinkButton, Skeleton, toasts } from '@isopter/ui';
import { type ReactElement, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { ScreenTitle } from '../../../../lib/brand/ScreenTitle.tsx';
import { PatientBanner } from '../../../../lib/patients/PatientBanner.tsx';
import { withDevice } from '../../form/rules/saved.ts';
import type { TestFormData } from '../../form/rules/values.ts';
import { PeopleSection } from '../../form/SetupFields.tsx';
import { useFormData } from '../../form/useFormData.ts';
import { NO_PATIENT } from '../../../../lib/tests/noPatient.ts';
import { usePatientCrumbs } from '../../usePatientCrumbs.ts';
import { useBundleName } from '../useBundleName.ts';
import { DescribedTests, SavedSettings } from './DescribedTests.tsx';

/** The settings of a bundle's tests, to look at [BUND-08]. */
export function BundleView(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const bundle = useCall('getTestBundle', { params: { id } }, { silent: true });

  useEffect(() => {
    if (!bundle.error || bundle.data) return;
    toasts.show({ tone: 'critical', message: t(($) => $.bundles.notFound) });
    navigate('/patients', { replace: true });
  }, [bundle.data, bundle.error, navigate, t]);

  const title = t(($) => $.bundles.viewTitle);
  if (!bundle.data) return <FormScreen title={title}>{SKELETON}</FormScreen>;
  return <View bundle={bundle.data} title={title} />;
}

const SKELETON = Array.from({ length: 8 }, (_, row) => <Skeleton key={row} height={32} />);

function View({ bundle, title }: { bundle: TestBundle; title: string }): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const nameOf = useBundleName();
  const { data, error, retry } = useFormData(bundle.patient ?? NO_PATIENT);
  const device = useCall('getDevice', { params: { id: bundle.device } }, { silent: true });
  const crumbs = usePatientCrumbs(data?.patient);
  const path = bundle.patient ? `/tests/bundles/${bundle.patient}` : '/patients';
  const all = useMemo(() => data && withDevice(data, device.data), [data, device.data]);
  const isReady = all && (device.data ?? device.error);
  return (
    <FormScreen
      title={title}
      meta={nameOf(bundle.test_groups)}
      breadcrumbs={[...crumbs, { label: t(($) => $.bundles.title), href: path }, { label: title }]}
      onClose={() => navigate(path)}
      actions={<LinkButton href={path}>{t(($) => $.common.close)}</LinkButton>}
    >
      <ScreenTitle>{title}</ScreenTitle>
      {data?.patient && <PatientBanner patient={data.patient} />}
      {error && <ErrorState title={t(($) => $.tests.form.loadFailed)} onRetry={retry} />}
      {!error && (isReady ? <Tests bundle={bundle} data={all} /> : SKELETON)}
    </FormScreen>
  );
}

/** Device and people once, then each test. */
function Tests({ bundle, data }: { bundle: TestBundle; data: TestFormData }): ReactElement {
  const { device, doctor, operator } = bundle;
  const tests = bundle.test_descriptions.map((description) => ({ ...description, device, doctor, operator }));
  const [first] = tests;
  return (
    <>
      {first && (
        <SavedSettings test={first} data={data}>
          <PeopleSection />
        </SavedSettings>
      )}
      <DescribedTests tests={tests} data={data} />
    </>
  );
}
