import { ApiError, messageOfField, useCreateAppointment } from '@isopter/api-client';
import { type AppointmentWrite, currentTime, isHomeDevice } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppointmentText } from '../../../../lib/domain/appointments/useAppointmentText.ts';
import { useWhenText } from '../../../../lib/domain/appointments/useWhenText.ts';
import { whenProblems, type WhenValues } from '../../../../lib/domain/appointments/when.ts';
import { useErrorText } from '../../../../lib/platform/errors/useErrorText.ts';
import { useMessageText } from '../../../../lib/platform/errors/useMessageText.ts';
import { useOfficeDay } from '../../../../lib/platform/format/useOfficeDay.ts';
import { useUnsaved } from '../../../../lib/frame/leaving/unsaved.ts';
import { useNameless } from '../../../../lib/platform/session/useNameless.ts';
import { useSignedIn } from '../../../../lib/platform/session/session.ts';
import { isTechnician } from '../rules/technician.ts';
import type { TestForm } from '../useTestForm.ts';

type Field = keyof WhenValues;
const FIELDS = ['day', 'time', 'room'] as const satisfies readonly Field[];

/** Whether a test is started now or planned, and when. */
export interface Planning {
  /** Whether the user can choose: for a patient at the clinic, not for an item of a worklist, which has its own time. */
  isOffered: boolean;
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  values: WhenValues;
  set: (changes: Partial<WhenValues>) => void;
  /** Error messages by field, after the first attempt to continue. */
  errors: Partial<Record<Field, string>>;
  /** Checks the fields. @returns whether they are right */
  check: () => boolean;
  /** Plans the test. @returns whether it was planned; if not, `failure` or a field says why */
  plan: (body: AppointmentWrite | null) => Promise<boolean>;
  failure: string | null;
  isSending: boolean;
}

/** The steps of the form of a planned test: contact and repetition are of tests at home. */
export const PLANNING_STEPS = ['setup'] as const;

/** Holds when a test is planned for, and plans it [OUR-765] [OUR-766]. */
export function usePlanning({ form, data, set: setTest }: TestForm, mwlId: string | null): Planning {
  const { t } = useTranslation();
  const { timezone, user, demo_mode } = useSignedIn();
  const today = useOfficeDay();
  const whenText = useWhenText();
  const text = useAppointmentText();
  const errorText = useErrorText();
  const messageText = useMessageText();
  const isNameless = useNameless() !== null;
  const { send, isSending } = useCreateAppointment();
  const [isOn, setOn] = useState(false);
  const [values, setValues] = useState<WhenValues>({ day: today, time: '', room: '' });
  const [isTried, setTried] = useState(false);
  /** Error messages of the server by field, until the value is changed. */
  const [refused, setRefused] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const forget = useUnsaved(isOn && (values.time !== '' || values.room !== ''));
  const problems = whenProblems(values, { timezone, now: currentTime(), isNameless });
  const errorOf = (field: Field): string | undefined =>
    refused[field] ?? (isTried && problems[field] ? whenText(field, problems[field]) : undefined);
  const refuseDevice = (message: string): void => form.setError('device', { type: 'refused', message });

  const check = (): boolean => {
    setTried(true);
    setFailure(null);
    const device = data.devices.find(({ id }) => id === form.getValues('device'));
    const isAtHome = device !== undefined && isHomeDevice(device.device_type);
    if (isAtHome) refuseDevice(t(($) => $.appointments.atHome));
    return Object.keys(problems).length === 0 && !isAtHome;
  };

  const plan = async (body: AppointmentWrite | null): Promise<boolean> => {
    if (body === null || !check()) return false;
    try {
      const made = await send({ body });
      forget();
      toasts.show({ tone: 'positive', message: t(($) => $.appointments.planned, { when: text.when(made) }) });
      return true;
    } catch (error) {
      const said = error instanceof ApiError ? error.fields : {};
      const ofFields = FIELDS.flatMap((name): [Field, string][] =>
        said[name]?.[0] ? [[name, messageText(messageOfField(said[name][0]))]] : [],
      );
      setRefused(Object.fromEntries(ofFields));
      if (ofFields.length === 0) setFailure(t(($) => $.appointments.failed, { reason: errorText(error, 'device') }));
      return false;
    }
  };

  return {
    isOffered: data.patient !== null && mwlId === null && !demo_mode && !isTechnician(user),
    isOn,
    setOn: (wanted) => {
      setOn(wanted);
      setTried(false);
      setFailure(null);
      form.clearErrors('device');
      const device = data.devices.find(({ id }) => id === form.getValues('device'));
      // a device that is in use can only be planned for
      if (!wanted && device?.available === false) setTest({ device: '' });
    },
    values,
    set: (changes) => {
      setValues((before) => ({ ...before, ...changes }));
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))));
    },
    errors: Object.fromEntries(FIELDS.flatMap((field) => (errorOf(field) ? [[field, errorOf(field)]] : []))),
    check,
    plan,
    failure,
    isSending,
  };
}
