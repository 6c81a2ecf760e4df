import { useCall } from '@isopter/api-client';
import type { TestBundle } from '@isopter/contract';
import { ErrorState, FormScreen, LinkButton, Skeleton } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../../../../lib/platform/brand/ScreenTitle.tsx';
import { PatientBanner } from '../../../../lib/domain/patients/PatientBanner.tsx';
import { withDevice } from '../../form/rules/prefill/saved.ts';
import type { TestFormData } from '../../form/rules/values.ts';
import { PeopleSection } from '../../form/setup/SetupFields.tsx';
import { useFormData } from '../../form/useFormData.ts';
import { NO_PATIENT } from '../../../../lib/domain/tests/noPatient.ts';
import { usePatientCrumbs } from '../../../../lib/domain/patients/usePatientCrumbs.ts';
import { useBundleName } from '../useBundleName.ts';
import { offersNewTest } from '../../list/rules/actions.ts';
import { useViewer } from '../../list/useViewer.ts';
import { DescribedTests, SavedSettings } from './DescribedTests.tsx';
import { useLoadedBundle } from './useLoadedBundle.ts';

/** The settings of a bundle's tests, to look at [BUND-08]. */
export function BundleView(): ReactElement {
  const { t } = useTranslation();
  const bundle = useLoadedBundle();
  const title = t(($) => $.bundles.viewTitle);
  if (!bundle) return <FormScreen title={title}>{SKELETON}</FormScreen>;
  return <View bundle={bundle} title={title} />;
}

const SKELETON = Array.from({ length: 8 }, (_, row) => <Skeleton key={row} height={32} />);

function View({ bundle, title }: { bundle: TestBundle; title: string }): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const nameOf = useBundleName();
  const { data, error, retry } = useFormData(bundle.patient ?? NO_PATIENT);
  const device = useCall('getDevice', { params: { id: bundle.device } }, { silent: true });
  const crumbs = usePatientCrumbs(data?.patient);
  const viewer = useViewer(data?.patient ?? undefined);
  const path = bundle.patient ? `/tests/bundles/${bundle.patient}` : '/patients';
  const all = useMemo(() => data && withDevice(data, device.data), [data, device.data]);
  const isReady = all && (device.data ?? device.error);
  return (
    <FormScreen
      title={title}
      meta={nameOf(bundle.test_groups)}
      breadcrumbs={[...crumbs, { label: t(($) => $.bundles.title), href: path }, { label: title }]}
      onClose={() => navigate(path)}
      actions={
        <>
          <LinkButton href={path}>{t(($) => $.common.close)}</LinkButton>
          {data?.patient && offersNewTest(viewer) && (
            <LinkButton href={`/tests/bundles/edit/${bundle.id}`}>{t(($) => $.bundles.edit.open)}</LinkButton>
          )}
        </>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      {data?.patient && <PatientBanner patient={data.patient} />}
      {error && <ErrorState title={t(($) => $.tests.form.loadFailed)} onRetry={retry} />}
      {!error && (isReady ? <BundleTests bundle={bundle} data={all} /> : SKELETON)}
    </FormScreen>
  );
}

/** Device and people once, then each test. */
export function BundleTests({ bundle, data }: { bundle: TestBundle; data: TestFormData }): ReactElement {
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
