import { useCall } from '@isopter/api-client';
import type { TestBundle } from '@isopter/contract';
import { Disclosure, ErrorState, FormScreen, LinkButton, Skeleton, toasts } from '@isopter/ui';
import { type ReactElement, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { ScreenTitle } from '../../../../lib/brand/ScreenTitle.tsx';
import { PatientBanner } from '../../../../lib/patients/PatientBanner.tsx';
import { useTestName } from '../../../../lib/tests/useTestName.ts';
import { type SavedTest, savedValues, withDevice } from '../../form/rules/saved.ts';
import type { TestFormData } from '../../form/rules/values.ts';
import { PeopleSection, TestSections } from '../../form/SetupFields.tsx';
import { useFormData } from '../../form/useFormData.ts';
import { TestFormProvider, useTestForm } from '../../form/useTestForm.ts';
import { NO_PATIENT } from '../../../../lib/tests/noPatient.ts';
import { usePatientCrumbs } from '../../usePatientCrumbs.ts';
import { useBundleName } from '../useBundleName.ts';

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

/** Device and people once, then each test, closed but for the first. */
function Tests({ bundle, data }: { bundle: TestBundle; data: TestFormData }): ReactElement {
  const { t } = useTranslation();
  const nameOf = useTestName();
  const { device, doctor, operator } = bundle;
  const tests = bundle.test_descriptions.map((description) => ({ ...description, device, doctor, operator }));
  const [first] = tests;
  return (
    <>
      {first && (
        <Settings test={first} data={data}>
          <PeopleSection />
        </Settings>
      )}
      <div>
        {tests.map((test, index) => (
          <Disclosure
            // the tests of a bundle keep their places
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            level={2}
            defaultExpanded={index === 0}
            title={t(($) => $.bundles.testNamed, { number: index + 1, test: nameOf(test.test_group) })}
          >
            <Settings test={test} data={data}>
              <TestSections />
            </Settings>
          </Disclosure>
        ))}
      </div>
    </>
  );
}

function Settings(props: { test: SavedTest; data: TestFormData; children: ReactElement }): ReactElement {
  const { test, data, children } = props;
  const testForm = useTestForm(data, { values: savedValues(test, data), isReadOnly: true });
  return <TestFormProvider value={testForm}>{children}</TestFormProvider>;
}
