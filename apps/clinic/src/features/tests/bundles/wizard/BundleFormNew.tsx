import { messageOf, useCreateBundle } from '@isopter/api-client';
import { isHomeDevice, type TestBundleCreated, type TestBundleWrite } from '@isopter/contract';
import { ConfirmDialog, ErrorState, FormError, FormScreen, Skeleton } from '@isopter/ui';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { useErrorText } from '../../../../lib/platform/errors/useErrorText.ts';
import { PatientBanner } from '../../../../lib/domain/patients/PatientBanner.tsx';
import { PatientGone } from '../../../../lib/domain/patients/PatientGone.tsx';
import { PlanFields } from '../../form/plan/PlanFields.tsx';
import { bundleAppointmentPayload } from '../../form/rules/appointment.ts';
import { describeTest, testSetting } from '../../form/rules/payload.ts';
import { type Step, stepsOf } from '../../form/rules/steps.ts';
import type { TestFormData } from '../../form/rules/values.ts';
import { needsVoiceConfirmation } from '../../form/rules/voice.ts';
import { SetupFields } from '../../form/setup/SetupFields.tsx';
import { PLANNING_STEPS, usePlanning } from '../../form/plan/usePlanning.ts';
import { useFormData } from '../../form/useFormData.ts';
import { NO_PATIENT } from '../../../../lib/domain/tests/noPatient.ts';
import { ItemBanner } from '../../ItemBanner.tsx';
import { useHomeSteps } from '../../steps/useHomeSteps.ts';
import { useOpenMonitor } from '../../../../lib/domain/tests/useOpenMonitor.ts';
import { usePatientCrumbs } from '../../../../lib/domain/patients/usePatientCrumbs.ts';
import { withoutBundles } from './rules/draft.ts';
import { TestsWizard, type TestsWizardProps } from './TestsWizard.tsx';
import { useBundleFailure } from './useBundleFailure.ts';
import { useDraft } from './useDraft.ts';
import { useLaterSteps } from './useLaterSteps.tsx';
import { useMissing } from '../../form/useMissing.ts';

/** Where closing the form leads [BUND-08]. */
function closePath(patientId: string, mwlId: string | null): string {
  if (mwlId) return '/work-items';
  return patientId === NO_PATIENT ? '/patients' : `/tests/bundles/${patientId}`;
}

const SKELETON = Array.from({ length: 6 }, (_, row) => <Skeleton key={row} height={62} />);

/** A new bundle of a patient [BUND-03 to BUND-06, BUND-08]. */
export function BundleFormNew(): ReactElement {
  const { patientId } = useParams<{ patientId: string }>();
  const [query] = useSearchParams();
  const mwlId = query.get('mwlId');
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const openMonitor = useOpenMonitor();
  const { data, error, retry, reloadDevices } = useFormData(patientId);
  const crumbs = usePatientCrumbs(data?.patient, mwlId !== null);
  const title = t(($) => $.bundles.new);
  const path = closePath(patientId, mwlId);
  const header = {
    title,
    breadcrumbs: [...crumbs, ...(mwlId ? [] : [{ label: t(($) => $.bundles.title), href: path }]), { label: title }],
    onClose: () => navigate(path),
  };
  const tests = useMemo(() => data && withoutBundles(data), [data]);

  if (error?.status === 404) return <PatientGone />;
  if (error) {
    return (
      <FormScreen {...header}>
        <ErrorState title={t(($) => $.tests.form.loadFailed)} onRetry={retry} />
      </FormScreen>
    );
  }
  if (!tests) return <FormScreen {...header}>{SKELETON}</FormScreen>;
  return (
    <Tests
      data={tests}
      mwlId={mwlId}
      header={header}
      onTaken={reloadDevices}
      // going back must not lead to an empty form
      onCreated={({ current_test }) => openMonitor(current_test, { replace: true })}
      onPlanned={() => navigate(`/patients/${patientId}?part=planned`, { replace: true })}
    />
  );
}

interface TestsProps {
  data: TestFormData;
  mwlId: string | null;
  header: TestsWizardProps['header'];
  /** Somebody else took the device. */
  onTaken: () => void;
  onCreated: (bundle: TestBundleCreated) => void;
  /** The bundle was planned for later. */
  onPlanned: () => void;
}

function Tests({ data, mwlId, header, onTaken, onCreated, onPlanned }: TestsProps): ReactElement {
  const { t } = useTranslation();
  const draft = useDraft(data);
  const { testForm, tests } = draft;
  const { values, form } = testForm;
  const missing = useMissing(testForm);
  const planning = usePlanning(testForm, mwlId);
  const isForLater = planning.isOn;
  const failureOf = useBundleFailure(data.patient);
  const [failure, setFailure] = useState<string | null>(null);
  const failureBox = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { send } = useCreateBundle();
  const device = data.devices.find(({ id }) => id === values.device);
  const isAtHome = device !== undefined && isHomeDevice(device.device_type);
  // if somebody else saves the contact, the step that compares it must stay
  const [patient] = useState(data.patient);
  const steps = isForLater ? PLANNING_STEPS : stepsOf(device, patient, data.preferences, false);
  const goBackTo = (step: Step): void => {
    for (let left = draft.wizard.state.step - steps.indexOf(step); left > 0; left -= 1) {
      draft.wizard.send({ type: 'back' });
    }
  };
  const home = useHomeSteps(data.patient, { onRefused: goBackTo });
  const more = useLaterSteps(home, steps);
  const errorText = useErrorText();
  /** The bundle exists already where only its repetition failed. */
  const bundle = useRef<TestBundleCreated | undefined>(undefined);

  const shownFailure = isForLater ? planning.failure : failure;
  const planned = useMemo(() => ({ ...draft, testForm: { ...testForm, isForLater } }), [draft, isForLater, testForm]);
  useEffect(() => {
    if (shownFailure !== null) failureBox.current?.focus();
  }, [shownFailure]);

  const plan = async (): Promise<void> => {
    setFailure(null);
    if (!(await planning.plan(bundleAppointmentPayload(tests, values, data, planning.values)))) {
      draft.wizard.send({ type: 'dismiss' });
      throw new Error('its fields say why');
    }
    draft.forget();
    home.forget();
    onPlanned();
  };
  const create = async (): Promise<void> => {
    setFailure(null);
    const test_descriptions = tests.map((test) => describeTest(test, data)) as TestBundleWrite['test_descriptions'];
    try {
      const contact = isAtHome ? await home.saveContact() : undefined;
      bundle.current ??= await send({
        body: {
          ...testSetting(values, data),
          test_descriptions,
          ...(mwlId && { mwl_query_result_item: mwlId }),
          ...contact,
        },
      });
      if (isAtHome) await home.repeat({ test_bundle: bundle.current.id });
      draft.forget();
      home.forget();
      onCreated(bundle.current);
    } catch (error) {
      draft.wizard.send({ type: 'dismiss' });
      if (bundle.current) {
        setFailure(t(($) => $.bundles.wizard.notRepeated, { reason: errorText(error) }));
      } else if (messageOf(error, 'test').key === 'deviceInUse') {
        const message = t(($) => $.tests.form.deviceTaken, { device: device?.name ?? '' });
        form.setError('device', { type: 'taken', message });
        setFailure(message);
        draft.keepOnMove();
        goBackTo('setup');
        onTaken();
      } else {
        setFailure(await failureOf(error));
      }
      throw error;
    }
  };
  const submit = async (): Promise<void> => {
    if (tests.some((test) => needsVoiceConfirmation(test, data))) {
      draft.wizard.send({ type: 'dismiss' });
      setAsking(true);
      throw new Error('asked first');
    }
    await (isForLater ? plan() : create());
  };

  return (
    <>
      <TestsWizard
        draft={planned}
        header={header}
        missing={missing}
        isValid
        more={more}
        isBackDisabled={missing.length > 0 || draft.isTooLong}
        finishLabel={
          isForLater
            ? t(($) => $.appointments.plan)
            : more.length > 0
              ? t(($) => $.tests.form.next)
              : t(($) => $.tests.form.done)
        }
        onSubmit={submit}
        top={
          <>
            {mwlId && <ItemBanner id={mwlId} hasPatient={data.patient !== null} />}
            {data.patient && <PatientBanner patient={data.patient} />}
            {shownFailure !== null && <FormError ref={failureBox}>{shownFailure}</FormError>}
          </>
        }
      >
        <SetupFields />
        <PlanFields planning={planning} />
      </TestsWizard>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t(($) => $.tests.form.voiceTitle)}
        message={t(($) => $.tests.form.voiceConfirmMessage)}
        confirmLabel={t(($) => $.common.yes)}
        cancelLabel={t(($) => $.common.no)}
        // why it failed is said above the fields
        onConfirm={() => (isForLater ? plan() : create()).catch(() => undefined)}
      />
    </>
  );
}
