import { ApiError, messageOf } from '@isopter/api-client';
import { ERROR, isHomeDevice } from '@isopter/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../lib/platform/errors/useErrorText.ts';
import { useIsPatientGone } from '../useIsPatientGone.ts';
import type { HomeSteps } from '../../steps/useHomeSteps.ts';
import { isCustomBundle } from '../rules/selection.ts';
import { type Started, useStart } from './useStart.ts';
import type { TestForm } from '../useTestForm.ts';

interface StartOptions {
  testForm: TestForm;
  mwlId: string | null;
  home: HomeSteps;
  /** Something of the set-up is refused: it has to be in sight. */
  onSetupRefused: () => void;
  /** Somebody else took the device. */
  onTaken: () => void;
}

export interface Start {
  /** Makes the test, and repeats it where that is wanted. @returns nothing where it failed or is under way */
  start: () => Promise<Started | undefined>;
  /** The reason for the failure; all choices are kept. */
  failure: string | null;
  isStarting: boolean;
}

/** Creates the test of a form. Refused fields show their errors [FORM-16, FORM-18, FORM-23, FORM-33, FORM-35]. */
export function useStartTest({ testForm, mwlId, home, onSetupRefused, onTaken }: StartOptions): Start {
  const { form, data } = testForm;
  const { t } = useTranslation();
  const isPatientGone = useIsPatientGone();
  const errorText = useErrorText();
  const { start: send } = useStart();
  const [failure, setFailure] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  /** Keys may ask twice before the button shows that it is under way. */
  const isUnderWay = useRef(false);
  /** The test exists already where only its repetition failed. */
  const made = useRef<Started | undefined>(undefined);

  const refuseDevice = (type: string, message: string): string => {
    onSetupRefused();
    form.setError('device', { type, message });
    return message;
  };
  const takenText = (): string => {
    const device = data.devices.find(({ id }) => id === form.getValues('device'));
    return t(($) => $.tests.form.deviceTaken, { device: device?.name ?? '' });
  };

  const textOf = async (error: unknown): Promise<string> => {
    if (made.current) return t(($) => $.tests.steps.notRepeated, { reason: errorText(error) });
    if (await isPatientGone(data.patient, error)) return t(($) => $.tests.steps.patientGone);
    const { key } = messageOf(error, 'test');
    if (key === 'deviceInUse') {
      onTaken();
      return refuseDevice('taken', takenText());
    }
    if (error instanceof ApiError && error.fields['device']?.includes(ERROR.PHONE_CAMERA))
      return refuseDevice(
        'refused',
        t(($) => $.tests.form.phoneZeroPii),
      );
    if (isCustomBundle(form.getValues()) && key === 'testCreation') {
      // deleted meanwhile, or not for this device
      const message = t(($) => $.tests.form.bundleRefused);
      onSetupRefused();
      form.setError('custom_test_bundle_type', { type: 'refused', message });
      return message;
    }
    return key === 'testCreation' ? t(($) => $.tests.form.createFailed) : errorText(error, 'test');
  };

  const start = async (): Promise<Started | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setFailure(null);
    setStarting(true);
    const values = form.getValues();
    const device = data.devices.find(({ id }) => id === values.device);
    const isHome = device !== undefined && isHomeDevice(device.device_type);
    try {
      const contact = isHome ? await home.saveContact() : undefined;
      made.current ??= await send(values, data, mwlId, contact);
      const { id: test, bundle } = made.current;
      if (isHome) await home.repeat(bundle === undefined ? { test } : { test_bundle: bundle });
      return made.current;
    } catch (error) {
      setFailure(await textOf(error));
      return undefined;
    } finally {
      isUnderWay.current = false;
      setStarting(false);
    }
  };
  return { start, failure, isStarting };
}
