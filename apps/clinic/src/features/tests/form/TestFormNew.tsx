import { messageOf, useCall } from '@isopter/api-client';
import type { FormEye, Test } from '@isopter/contract';
import {
  Banner,
  Button,
  ConfirmDialog,
  ErrorState,
  Form,
  FormError,
  FormScreen,
  type FormScreenProps,
  Skeleton,
} from '@isopter/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { isBuilt } from '../../../lib/routes/routes.ts';
import { PatientGone } from '../../../lib/patients/PatientGone.tsx';
import { PatientBanner } from '../../../lib/patients/PatientBanner.tsx';
import { ScreenTitle } from '../../../lib/brand/ScreenTitle.tsx';
import { useTestName } from '../../../lib/tests/useTestName.ts';
import { repeatOf } from '../../../lib/tests/repeatPath.ts';
import { useOpenMonitor } from '../useOpenMonitor.ts';
import { usePatientCrumbs } from '../usePatientCrumbs.ts';
import { FirstTest } from './FirstTest.tsx';
import { repeatedValues } from './rules/repeated.ts';
import { isCustomBundle } from './rules/selection.ts';
import { stepAfter } from './rules/steps.ts';
import type { TestFormData } from './rules/values.ts';
import { needsVoiceConfirmation } from './rules/voice.ts';
import * as css from './TestForm.css.ts';
import { SetupFields } from './SetupFields.tsx';
import { NO_PATIENT } from '../../../lib/tests/noPatient.ts';
import { useFormData } from './useFormData.ts';
import { type Started, useStart } from './useStart.ts';
import { TestFormProvider, useTestForm } from './useTestForm.ts';
import { WhatStarts } from './WhatStarts.tsx';

/** Where closing the form leads [FORM-01]. */
function closePath(patientId: string, mwlId: string | null): string {
  if (mwlId && isBuilt('/work-items')) return '/work-items';
  return patientId === NO_PATIENT ? '/patients' : `/tests/${patientId}`;
}

/** A new test, or the repeat of one [FORM-01 to FORM-15, FORM-18, FORM-23, OUR-85]. */
export function TestFormNew(): ReactElement {
  const { patientId } = useParams<{ patientId: string }>();
  const [query] = useSearchParams();
  const mwlId = query.get('mwlId');
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const openMonitor = useOpenMonitor();
  const { data, error, retry, reloadDevices } = useFormData(patientId);
  const repeat = repeatOf(query);
  const repeated = useCall('getTest', repeat ? { params: { id: repeat.test } } : null, { silent: true });
  const crumbs = usePatientCrumbs(data?.patient);
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
  if (!data || (repeat && !repeated.data)) return <FormScreen {...header}>{SKELETON}</FormScreen>;
  return (
    <Setup
      data={data}
      mwlId={mwlId}
      repeated={repeat && repeated.data && { test: repeated.data, eye: repeat.eye }}
      isFirst={query.get('firstTest') === 'true'}
      header={header}
      onTaken={reloadDevices}
      // going back must not lead to an empty form
      onCreated={(test) => openMonitor(test, { replace: true })}
    />
  );
}

const SKELETON = Array.from({ length: 6 }, (_, row) => <Skeleton key={row} height={62} />);

interface SetupProps {
  data: TestFormData;
  mwlId: string | null;
  /** The patient is new: the default test can be started in one step [FORM-21]. */
  isFirst: boolean;
  /** The test whose settings it begins with, and the eye to be tested; undefined for the eye of that test. */
  repeated: { test: Test; eye: FormEye | undefined } | undefined;
  header: { title: string } & Pick<FormScreenProps, 'breadcrumbs' | 'onClose'>;
  /** Somebody else took the device. */
  onTaken: () => void;
  onCreated: (test: Started) => void;
}

function Setup({ data, mwlId, isFirst, repeated, header, onTaken, onCreated }: SetupProps): ReactElement {
  const { t } = useTranslation();
  const nameOf = useTestName();
  const testForm = useTestForm(data, { values: repeated && repeatedValues(repeated.test, repeated.eye, data) });
  const { form, values, forget } = testForm;
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const failureBox = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const { start, isStarting } = useStart();
  const device = data.devices.find(({ id }) => id === values.device);
  const next = stepAfter('setup', device, data.patient, data.preferences);

  const watch = (test: Started): void => {
    forget();
    onCreated(test);
  };

  const create = async (): Promise<void> => {
    setFailure(null);
    try {
      watch(await start(form.getValues(), data, mwlId));
    } catch (error) {
      const { key } = messageOf(error, 'test');
      if (key === 'deviceInUse') {
        const message = t(($) => $.tests.form.deviceTaken, { device: device?.name ?? '' });
        form.setError('device', { type: 'taken', message });
        setFailure(message);
        onTaken();
      } else if (isCustomBundle(form.getValues()) && key === 'testCreation') {
        // deleted meanwhile, or not for this device
        const message = t(($) => $.tests.form.bundleRefused);
        form.setError('custom_test_bundle_type', { type: 'refused', message });
        setFailure(message);
      } else {
        setFailure(t(($) => (key === 'networkUnstable' ? $.errors.networkUnstable : $.tests.form.createFailed)));
      }
    }
  };

  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0)
      fields.current?.querySelector<HTMLElement>('[data-invalid] button, [data-invalid] input')?.focus();
  }, [submitCount]);
  useEffect(() => {
    if (failure !== null) failureBox.current?.focus();
  }, [failure]);

  const submit = form.handleSubmit(async () => {
    if (next !== 'submit') setFailure(t(($) => $.tests.form.homeNotYet));
    else if (needsVoiceConfirmation(form.getValues(), data)) setAsking(true);
    else await create();
  });

  return (
    <TestFormProvider value={testForm}>
      <FormScreen
        {...header}
        // a function that is called, not a component
        // oxlint-disable-next-line react/no-unstable-nested-components
        wrap={(content) => <Form onSubmit={(event) => void submit(event)}>{content}</Form>}
        actions={
          <Button type="submit" variant="primary" isPending={isStarting}>
            {next === 'submit' ? t(($) => $.tests.form.done) : t(($) => $.tests.form.next)}
          </Button>
        }
      >
        {data.patient && <PatientBanner patient={data.patient} />}
        {repeated && <Banner>{t(($) => $.tests.form.repeats, { test: nameOf(repeated.test.test_group) })}</Banner>}
        {isFirst && <FirstTest data={data} onCreated={watch} />}
        {failure !== null && <FormError ref={failureBox}>{failure}</FormError>}
        <ScreenTitle>{header.title}</ScreenTitle>
        <div ref={fields} className={css.fields}>
          <SetupFields />
        </div>
        {next === 'submit' && <WhatStarts />}
      </FormScreen>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t(($) => $.tests.form.voiceTitle)}
        message={t(($) => $.tests.form.voiceConfirmMessage)}
        confirmLabel={t(($) => $.common.yes)}
        cancelLabel={t(($) => $.common.no)}
        onConfirm={create}
      />
    </TestFormProvider>
  );
}
