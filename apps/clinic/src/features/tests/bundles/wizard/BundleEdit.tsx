import { useCall } from '@isopter/api-client';
import { type Device, isHomeDevice, type Schedule, type TestBundle } from '@isopter/contract';
import { Banner, ErrorState, FormError, FormScreen, Skeleton, toasts, useWizard, Wizard } from '@isopter/ui';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../../../../lib/platform/brand/ScreenTitle.tsx';
import { useErrorText } from '../../../../lib/platform/errors/useErrorText.ts';
import { PatientBanner } from '../../../../lib/domain/patients/PatientBanner.tsx';
import { NO_PATIENT } from '../../../../lib/domain/tests/noPatient.ts';
import { withDevice } from '../../form/rules/prefill/saved.ts';
import type { Step } from '../../form/rules/steps.ts';
import type { TestFormData } from '../../form/rules/values.ts';
import { useFormData } from '../../form/useFormData.ts';
import { useHomeSteps } from '../../steps/useHomeSteps.ts';
import { usePatientCrumbs } from '../../../../lib/domain/patients/usePatientCrumbs.ts';
import { useBundleName } from '../useBundleName.ts';
import { BundleTests } from '../view/BundleView.tsx';
import { useLoadedBundle } from '../view/useLoadedBundle.ts';
import { useLaterSteps } from './useLaterSteps.tsx';

/** So many schedules of a patient are looked through for that of the bundle. */
const SCHEDULES = 100;
const SKELETON = Array.from({ length: 8 }, (_, row) => <Skeleton key={row} height={32} />);

/** How the patient of a bundle is reached, and how it is repeated; its tests stay as they are [BUND-08, BUND-16]. */
export function BundleEdit(): ReactElement {
  const { t } = useTranslation();
  const bundle = useLoadedBundle();
  const title = t(($) => $.bundles.edit.title);
  if (!bundle) return <FormScreen title={title}>{SKELETON}</FormScreen>;
  return <Edit bundle={bundle} title={title} />;
}

function Edit({ bundle, title }: { bundle: TestBundle; title: string }): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const nameOf = useBundleName();
  const { patient } = bundle;
  const { data, error, retry } = useFormData(patient ?? NO_PATIENT);
  const { data: device, ...loading } = useCall('getDevice', { params: { id: bundle.device } }, { silent: true });
  const schedules = useCall(
    'listSchedules',
    patient ? { query: { patient, scheduled_entity: 'B', limit: SCHEDULES } } : null,
    { silent: true },
  );
  const crumbs = usePatientCrumbs(data?.patient);
  const path = patient ? `/tests/bundles/${patient}` : '/patients';
  const all = useMemo(() => data && withDevice(data, device), [data, device]);
  const failed = error ?? loading.error ?? schedules.error;
  const isReady = all && device && (schedules.data || !patient);
  return (
    <FormScreen
      title={title}
      meta={nameOf(bundle.test_groups)}
      breadcrumbs={[...crumbs, { label: t(($) => $.bundles.title), href: path }, { label: title }]}
      onClose={() => navigate(path)}
    >
      <ScreenTitle>{title}</ScreenTitle>
      {data?.patient && <PatientBanner patient={data.patient} />}
      {failed && (
        <ErrorState
          title={t(($) => $.tests.form.loadFailed)}
          onRetry={() => {
            retry();
            void loading.mutate();
            void schedules.mutate();
          }}
        />
      )}
      {!failed && !isReady && SKELETON}
      {!failed && isReady && (
        <Steps
          bundle={bundle}
          data={all}
          device={device}
          schedule={schedules.data?.results.find(({ test_bundle }) => test_bundle?.id === bundle.id)}
          path={path}
        />
      )}
    </FormScreen>
  );
}

interface StepsProps {
  bundle: TestBundle;
  data: TestFormData;
  device: Device;
  schedule: Schedule | undefined;
  /** Where it closes to. */
  path: string;
}

/** Returns the steps that change a bundle: the contact, and at home the repetition. */
const stepsFor = ({ data, device }: Pick<StepsProps, 'data' | 'device'>): readonly Step[] => [
  ...(data.patient ? (['contact'] as const) : []),
  ...(data.patient && isHomeDevice(device.device_type) ? (['schedule'] as const) : []),
];

function Steps({ bundle, data, device, schedule, path }: StepsProps): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const errorText = useErrorText();
  const steps = stepsFor({ data, device });
  const [state, send] = useWizard([1, ...steps.map(() => 1)]);
  const goBackTo = (step: Step): void => {
    for (let left = state.step - 1 - steps.indexOf(step); left > 0; left -= 1) send({ type: 'back' });
  };
  const home = useHomeSteps(data.patient, { schedule, onRefused: goBackTo });
  const more = useLaterSteps(home, steps);
  const later = more[state.step - 1];
  const [failure, setFailure] = useState<string | null>(null);
  const failureBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) failureBox.current?.focus();
  }, [failure]);

  const save = async (): Promise<void> => {
    if (later && !later.leave()) throw new Error('its fields say why');
    setFailure(null);
    try {
      await home.saveContact();
      await home.repeat({ test_bundle: bundle.id });
    } catch (error) {
      setFailure(errorText(error));
      throw error;
    }
    toasts.show({ tone: 'positive', message: t(($) => $.bundles.edit.saved) });
    home.forget();
    navigate(path);
  };

  return (
    <>
      {failure !== null && <FormError ref={failureBox}>{failure}</FormError>}
      <Wizard
        state={state}
        send={(event) => {
          if (event.type === 'forward' && later && !later.leave()) return;
          send(event);
        }}
        steps={[{ id: 'tests', label: t(($) => $.bundles.tests) }, ...more.map(({ id, label }) => ({ id, label }))]}
        isValid
        onSubmit={save}
      >
        {later?.content ?? (
          <>
            <Banner>{t(($) => $.bundles.edit.readOnly)}</Banner>
            <BundleTests bundle={bundle} data={data} />
          </>
        )}
      </Wizard>
    </>
  );
}
