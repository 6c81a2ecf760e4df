import { ApiError, messageOfField, useAllDevices, useUpdateAppointment } from '@isopter/api-client';
import { type Appointment, currentTime, type DayAppointment, isHomeDevice } from '@isopter/contract';
import { Select, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/errors/useErrorText.ts';
import { useMessageText } from '../../platform/errors/useMessageText.ts';
import { ConflictPanel } from '../../frame/form/ConflictPanel.tsx';
import { DecisionDialog } from '../../frame/form/DecisionDialog.tsx';
import { changedFields } from '../../frame/form/mergeEdits.ts';
import type { FieldProblems, Refusal } from '../../frame/form/useEditForm.ts';
import { useRecordForm } from '../../frame/form/useRecordForm.ts';
import { useFormats } from '../../platform/format/useFormats.ts';
import { useNameless } from '../../platform/session/useNameless.ts';
import { useAppointmentText } from './useAppointmentText.ts';
import { useWhenText } from './useWhenText.ts';
import { whenOf, whenProblems, whenSent, type WhenValues } from './when.ts';
import { WhenFields } from './WhenFields.tsx';

interface Values extends WhenValues {
  device: string;
}
const FIELDS = ['day', 'time', 'room'] as const satisfies readonly (keyof WhenValues)[];

const valuesOf = (record: Appointment | null): Values => ({
  ...(record ? whenOf(record) : { day: '', time: '', room: '' }),
  device: record?.device ?? '',
});
const sentOf = ({ device, ...when }: Values) => ({ ...whenSent(when), device });

/** Props of {@link ChangeAppointment}. */
export interface ChangeAppointmentProps {
  appointment: DayAppointment;
  onClose: () => void;
}

/** Changes when and where a planned test is done [OUR-768]. */
export function ChangeAppointment({ appointment, onClose }: ChangeAppointmentProps): ReactElement {
  const { t } = useTranslation();
  const { date } = useFormats();
  const text = useAppointmentText();
  const whenText = useWhenText();
  const errorText = useErrorText();
  const messageText = useMessageText();
  const isNameless = useNameless() !== null;
  const devices = (useAllDevices().data ?? []).filter(
    ({ id, device_type }) => id === appointment.device || !isHomeDevice(device_type),
  );
  const { send } = useUpdateAppointment();
  const nameOf = (id: string): string => devices.find((one) => one.id === id)?.name ?? appointment.device_name ?? '';
  const { form, attempt, forget, isReady, failure, conflict } = useRecordForm<Values, Appointment>({
    record: appointment,
    valuesOf,
    sentOf,
    fields: {
      day: { label: t(($) => $.appointments.day), text: ({ day }) => (day === '' ? '' : date(day)) },
      time: { label: t(($) => $.appointments.time) },
      room: { label: t(($) => $.appointments.room) },
      device: { label: t(($) => $.tests.device), text: ({ device }) => nameOf(device) },
    },
    problemsOf: (values, record): FieldProblems<Values> => {
      const { timezone } = appointment;
      const before = whenOf(record ?? appointment);
      const problems = whenProblems(values, { timezone, now: currentTime(), isNameless, before });
      return Object.fromEntries(
        FIELDS.flatMap((name) =>
          problems[name] ? [[name, { type: problems[name], message: whenText(name, problems[name]) }]] : [],
        ),
      );
    },
    refusalOf: (error): Refusal<Values> => {
      const said = error instanceof ApiError ? error.fields : {};
      const fields = Object.fromEntries(
        [...FIELDS, 'device' as const].flatMap((name) =>
          said[name]?.[0] ? [[name, messageText(messageOfField(said[name][0]))]] : [],
        ),
      );
      return { fields, text: Object.keys(fields).length > 0 ? null : errorText(error, 'device') };
    },
  });
  const values = form.watch();
  const { errors, isSubmitted, isSubmitting } = form.formState;
  const set = (changes: Partial<Values>): void => {
    for (const [name, value] of Object.entries(changes) as [keyof Values, string][])
      form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: isSubmitted });
  };
  const save = async (): Promise<boolean> => {
    let isSaved = false;
    await attempt(async (typed, { values: before, version }) => {
      const changes = changedFields(sentOf(before), sentOf(typed));
      await send({ params: { id: appointment.id }, body: { ...changes, version } });
      toasts.show({ tone: 'positive', message: t(($) => $.appointments.saved) });
      forget();
      isSaved = true;
    });
    return isSaved;
  };
  return (
    <DecisionDialog
      title={t(($) => $.appointments.changeTitle)}
      message={t(($) => $.appointments.changeMessage, {
        test: text.test(appointment),
        patient: text.patient(appointment),
      })}
      submitLabel={t(($) => $.appointments.save)}
      refusal={failure}
      isSending={isSubmitting}
      isReady={isReady || isSubmitted}
      // the form itself knows what is not saved
      isChanged={false}
      onSubmit={save}
      onClose={onClose}
    >
      {conflict && <ConflictPanel conflict={conflict} />}
      <WhenFields
        values={values}
        onChange={set}
        errors={Object.fromEntries(FIELDS.map((name) => [name, errors[name]?.message]))}
      />
      <Select
        label={t(($) => $.tests.device)}
        isRequired
        options={devices.map(({ id, name }) => ({ id, label: name }))}
        value={values.device}
        onChange={(device) => set({ device })}
        errorMessage={errors.device?.message}
      />
    </DecisionDialog>
  );
}
