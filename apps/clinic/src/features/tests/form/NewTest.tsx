import type { FormEye, Test, TestPreset } from '@isopter/contract';
import { Banner, Button, ConfirmDialog, FormError, FormScreen, type FormScreenProps } from '@isopter/ui';
import { type FormEvent, type ReactElement, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { Form } from '../../../lib/frame/form/Form.tsx';
import { useKeys } from '../../../lib/platform/keyboard/useKeys.ts';
import { PatientBanner } from '../../../lib/domain/patients/PatientBanner.tsx';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { ContactStep } from '../steps/ContactStep.tsx';
import { ScheduleStep } from '../steps/ScheduleStep.tsx';
import { ItemBanner } from '../ItemBanner.tsx';
import { useHomeSteps } from '../steps/useHomeSteps.ts';
import { AlreadyInTest } from './start/AlreadyInTest.tsx';
import { FirstTest } from './start/FirstTest.tsx';
import { HomeStepper } from './HomeStepper.tsx';
import { PlanFields } from './plan/PlanFields.tsx';
import { Offers } from './offers/Offers.tsx';
import { isInTest } from './rules/inTest.ts';
import { appointmentPayload } from './rules/appointment.ts';
import { firstOffer, firstValues, isSetUpAs, type Offer, offers } from './rules/prefill/offers.ts';
import { repeatedValues } from './rules/prefill/repeated.ts';
import { stepAfter, stepsOf } from './rules/steps.ts';
import type { TestFormData } from './rules/values.ts';
import { needsVoiceConfirmation } from './rules/voice.ts';
import * as css from './TestForm.css.ts';
import { TestSetup } from './setup/TestSetup.tsx';
import type { Started } from './start/useStart.ts';
import { PLANNING_STEPS, usePlanning } from './plan/usePlanning.ts';
import { useStartTest } from './start/useStartTest.ts';
import { TestFormProvider, useTestForm } from './useTestForm.ts';
import { WhatStarts } from './start/WhatStarts.tsx';

/** Props of {@link NewTest}. */
export interface NewTestProps {
  data: TestFormData;
  mwlId: string | null;
  /** Set-ups that were used before. */
  presets: readonly TestPreset[];
  /** The patient is new: the default test can be started in one step [FORM-21]. */
  isFirst: boolean;
  /** The test whose settings it begins with, and the eye to be tested; undefined for the eye of that test. */
  repeated: { test: Test; eye: FormEye | undefined } | undefined;
  header: { title: string } & Pick<FormScreenProps, 'breadcrumbs' | 'onClose'>;
  /** Somebody else took the device. */
  onTaken: () => void;
  onCreated: (test: Started) => void;
  /** The test was planned for later. */
  onPlanned: () => void;
}

/** The steps of a new test: its set-up, and for one at home contact and repetition [FORM-15 to FORM-18]. */
export function NewTest(props: NewTestProps): ReactElement {
  const { data, mwlId, presets, isFirst, repeated, header, onTaken, onCreated, onPlanned } = props;
  const { t } = useTranslation();
  const nameOf = useTestName();
  const offered = useMemo(() => offers(presets, data), [data, presets]);
  const testForm = useTestForm(data, {
    values: repeated ? repeatedValues(repeated.test, repeated.eye, data) : firstValues(offered, data),
  });
  const { form, values } = testForm;
  const planning = usePlanning(testForm, mwlId);
  const isForLater = planning.isOn;
  const device = data.devices.find(({ id }) => id === values.device);
  // if somebody else saves the contact, the step that compares it must stay
  const [patient] = useState(data.patient);
  const steps = isForLater ? PLANNING_STEPS : stepsOf(device, patient, data.preferences, isFirst);
  const [wanted, setStep] = useState<(typeof steps)[number]>('setup');
  const home = useHomeSteps(data.patient, { onRefused: setStep });
  // another device may have fewer steps
  const step = steps.includes(wanted) ? wanted : 'setup';
  const next = isForLater ? 'submit' : stepAfter(step, steps);
  const [isAsking, setAsking] = useState(false);
  const [isAskingAgain, setAskingAgain] = useState(false);
  /** The user has confirmed that the patient is already in a test: the question appears once. */
  const [isMeant, setMeant] = useState(false);
  const said = useId();
  const failureBox = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const { start, failure, isStarting } = useStartTest({
    testForm,
    mwlId,
    home,
    onSetupRefused: () => setStep('setup'),
    onTaken,
  });

  const created = (test: Started): void => {
    testForm.forget();
    home.forget();
    onCreated(test);
  };
  const { set } = testForm;
  const [basis, setBasis] = useState(repeated ? undefined : firstOffer(offered));
  const fill = useCallback(
    (offer: Offer) => {
      set(offer.values);
      setBasis(offer);
    },
    [set],
  );
  const startOffer = async (offer: Offer): Promise<void> => {
    fill(offer);
    if (needsVoiceConfirmation(offer.values, data)) setAsking(true);
    else await settle();
  };
  const settle = async (): Promise<void> => {
    // a test at home begins when this one is over
    if (!isForLater && next === 'submit' && !isMeant && isInTest(data.patient?.last_test)) setAskingAgain(true);
    else await goOn();
  };
  const goOn = async (): Promise<void> => {
    if (isForLater) {
      if (!(await planning.plan(appointmentPayload(form.getValues(), data, planning.values)))) return;
      testForm.forget();
      home.forget();
      onPlanned();
      return;
    }
    if (next !== 'submit') {
      setStep(next);
      return;
    }
    const test = await start();
    if (test) created(test);
  };
  const submitSetup = form.handleSubmit(async () => {
    if (needsVoiceConfirmation(form.getValues(), data)) setAsking(true);
    else await settle();
  });
  const [tries, setTries] = useState(0);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTries((before) => before + 1);
    // errors of the set-up and of the time are shown together
    if (isForLater) await form.trigger();
    if (isForLater && !planning.check()) return;
    if (step === 'setup') await submitSetup();
    else if (home.leave(step)) await goOn();
  };

  const goOnLabel = isForLater
    ? t(($) => $.appointments.plan)
    : next === 'submit'
      ? t(($) => $.tests.form.done)
      : t(($) => $.tests.form.next);
  const keyGroup = t(($) => $.commands.actions);
  useKeys(
    useMemo(
      () => [
        {
          id: 'test-form-go-on',
          keys: 'mod+Enter',
          label: goOnLabel,
          group: keyGroup,
          // also where the focus is on no field yet: what is offered at first may be all there is to choose
          run: () => fields.current?.closest('form')?.requestSubmit(),
        },
      ],
      [goOnLabel, keyGroup],
    ),
  );

  const shownFailure = isForLater ? planning.failure : failure;
  const isSending = isStarting || planning.isSending;
  const context = useMemo(() => ({ ...testForm, isForLater }), [isForLater, testForm]);
  // the set-up is checked a moment after it was tried to go on
  const attempts = tries + form.formState.submitCount;
  useEffect(() => {
    if (attempts > 0)
      fields.current?.querySelector<HTMLElement>('[data-invalid] button, [data-invalid] input')?.focus();
  }, [attempts]);
  useEffect(() => {
    if (shownFailure !== null) failureBox.current?.focus();
  }, [shownFailure]);

  return (
    <TestFormProvider value={context}>
      <FormScreen
        {...header}
        // a function that is called, not a component
        // oxlint-disable-next-line react/no-unstable-nested-components
        wrap={(content) => (
          <Form onSubmit={(event) => void submit(event)} aria-label={header.title}>
            {content}
          </Form>
        )}
        lead={
          <>
            {mwlId && <ItemBanner id={mwlId} hasPatient={data.patient !== null} />}
            {data.patient && <PatientBanner patient={data.patient} />}
            {!isForLater && <AlreadyInTest test={data.patient?.last_test} />}
            {steps.length > 1 && <HomeStepper steps={steps} current={step} />}
            {step === 'setup' && repeated && (
              <Banner>{t(($) => $.tests.form.repeats, { test: nameOf(repeated.test.test_group) })}</Banner>
            )}
            {step === 'setup' && isFirst && <FirstTest data={data} mwlId={mwlId} onCreated={created} />}
            {step === 'setup' && !repeated && !isForLater && (
              <Offers
                data={data}
                offers={offered}
                chosen={basis && isSetUpAs(basis, values) ? basis : undefined}
                onFill={fill}
                onStart={(offer) => void startOffer(offer)}
                isStarting={isStarting}
              />
            )}
          </>
        }
        isWide={step === 'setup'}
        summary={next === 'submit' ? <WhatStarts id={said} when={isForLater ? planning.values : null} /> : null}
        actions={
          <>
            <Button
              type="submit"
              variant="primary"
              isPending={isSending}
              aria-describedby={next === 'submit' ? said : undefined}
            >
              {goOnLabel}
            </Button>
            {step !== 'setup' && (
              <Button variant="quiet" onPress={() => setStep(steps[steps.indexOf(step) - 1] ?? 'setup')}>
                {t(($) => $.tests.steps.back)}
              </Button>
            )}
          </>
        }
      >
        {shownFailure !== null && <FormError ref={failureBox}>{shownFailure}</FormError>}
        <ScreenTitle>{header.title}</ScreenTitle>
        <div ref={fields} className={css.fields}>
          {step === 'setup' && <TestSetup offer={basis} onUndo={fill} />}
          {step === 'setup' && <PlanFields planning={planning} />}
          {step === 'contact' && <ContactStep {...home.contact} />}
          {step === 'schedule' && <ScheduleStep {...home.repetition} />}
        </div>
      </FormScreen>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t(($) => $.tests.form.voiceTitle)}
        message={t(($) => $.tests.form.voiceConfirmMessage)}
        confirmLabel={t(($) => $.common.yes)}
        cancelLabel={t(($) => $.common.no)}
        onConfirm={settle}
      />
      <ConfirmDialog
        isOpen={isAskingAgain}
        onOpenChange={setAskingAgain}
        title={t(($) => $.tests.form.anotherTitle)}
        message={t(($) => $.tests.form.anotherMessage)}
        confirmLabel={t(($) => $.tests.form.another)}
        onConfirm={async () => {
          setMeant(true);
          await goOn();
        }}
      />
    </TestFormProvider>
  );
}
