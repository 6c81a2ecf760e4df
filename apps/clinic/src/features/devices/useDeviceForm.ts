import { messagesOf } from '@isopter/api-client';
import { type Device, TEXT_MAX } from '@isopter/contract';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../lib/errors/useMessageText.ts';
import { type FieldProblems, type Refusal, useEditForm } from '../../lib/form/useEditForm.ts';
import { type DeviceField, type DeviceFormValues, type DeviceRefusal, deviceRefusals } from './rules.ts';

export interface DeviceFormOptions {
  /** Null for a new one. */
  device: Device | null;
  /** Saves valid values. @returns where to go on @throws what the call throws */
  save: (values: DeviceFormValues) => Promise<string>;
}

interface DeviceFormState {
  form: UseFormReturn<DeviceFormValues>;
  submit: () => Promise<void>;
  /** Why nothing was saved, where it belongs to no field. */
  failure: string | null;
}

const isField = (name: string | undefined): name is DeviceField =>
  name === 'name' || name === 'device_type' || name === 'offices';

/** The form of a device: what is refused stands at its field, and nothing typed is lost [DEV-03, DEV-06]. */
export function useDeviceForm({ device, save }: DeviceFormOptions): DeviceFormState {
  const { t } = useTranslation();
  const text = useMessageText();
  const id = device?.id;
  const defaultValues = useMemo<DeviceFormValues>(
    () => ({
      name: device?.name ?? '',
      device_type: device?.device_type ?? 'S',
      offices: device?.offices ?? [],
      pool: device?.pacs_integration_device_pool ?? null,
    }),
    // the device is asked for again while it waits to be paired: what is typed meanwhile stays
    // oxlint-disable-next-line react/exhaustive-deps -- another device is another form
    [id],
  );
  const words = (field: DeviceField, kind: DeviceRefusal): string => {
    if (kind === 'required') return t(($) => $.devices.required[field]);
    if (kind === 'maxLength') return t(($) => $.devices.nameTooLong, { count: TEXT_MAX.name });
    return t(($) => $.errors.unprintable);
  };
  const problemsOf = (values: DeviceFormValues): FieldProblems<DeviceFormValues> => {
    const refusals = Object.entries(deviceRefusals(values)) as [DeviceField, DeviceRefusal][];
    return Object.fromEntries(refusals.map(([field, type]) => [field, { type, message: words(field, type) }]));
  };
  const refusalOf = (error: unknown): Refusal<DeviceFormValues> => {
    const [message] = messagesOf(error, 'device');
    return isField(message.field)
      ? { fields: { [message.field]: text(message) }, text: null }
      : { fields: {}, text: text(message) };
  };
  const { form, attempt, leave, failure } = useEditForm({ defaultValues, problemsOf, refusalOf });

  const submit = (): Promise<void> =>
    attempt(async (values) => {
      const next = await save({ ...values, name: values.name.trim() });
      form.reset(values);
      leave(next);
    });
  return { form, submit, failure };
}
