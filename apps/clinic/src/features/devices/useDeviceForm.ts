import { messagesOf } from '@isopter/api-client';
import { type Device, TEXT_MAX } from '@isopter/contract';
import { useMemo, useRef, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useMessageText } from '../../lib/errors/useMessageText.ts';
import { useUnsaved } from '../../lib/leaving/unsaved.ts';
import { type DeviceField, type DeviceFormValues, deviceRefusals } from './rules.ts';

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

type FieldErrors = Partial<Record<DeviceField, { type: string; message: string }>>;

const isField = (name: string | undefined): name is DeviceField =>
  name === 'name' || name === 'device_type' || name === 'offices';

/** The form of a device: what is refused stands at its field, and nothing typed is lost [DEV-03, DEV-06]. */
export function useDeviceForm({ device, save }: DeviceFormOptions): DeviceFormState {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const text = useMessageText();
  const [failure, setFailure] = useState<string | null>(null);
  /** What the server refused, for as long as it stands there. */
  const refused = useRef<Partial<Record<DeviceField, { value: unknown; message: string }>>>({});
  const id = device?.id;
  const defaultValues = useMemo<DeviceFormValues>(
    () => ({ name: device?.name ?? '', device_type: device?.device_type ?? 'S', offices: device?.offices ?? [] }),
    // the device is asked for again while it waits to be paired: what is typed meanwhile stays
    // oxlint-disable-next-line react/exhaustive-deps -- another device is another form
    [id],
  );
  const resolver: Resolver<DeviceFormValues> = (values) => {
    const errors: FieldErrors = {};
    for (const [name, { value, message }] of Object.entries(refused.current)) {
      if (values[name as DeviceField] === value) errors[name as DeviceField] = { type: 'server', message };
    }
    for (const [name, kind] of Object.entries(deviceRefusals(values))) {
      const field = name as DeviceField;
      const message =
        kind === 'required'
          ? t(($) => $.devices.required[field])
          : kind === 'maxLength'
            ? t(($) => $.devices.nameTooLong, { count: TEXT_MAX.name })
            : t(($) => $.errors.unprintable);
      errors[field] = { type: kind, message };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
  const form = useForm<DeviceFormValues>({ mode: 'onTouched', defaultValues, resolver });
  const forget = useUnsaved(form.formState.isDirty);

  const fail = (error: unknown): void => {
    const [message] = messagesOf(error, 'device');
    const words = text(message);
    if (!isField(message.field)) {
      setFailure(words);
      return;
    }
    refused.current[message.field] = { value: form.getValues(message.field), message: words };
    form.setError(message.field, { type: 'server', message: words }, { shouldFocus: true });
  };

  const submit = async (): Promise<void> => {
    setFailure(null);
    await form.handleSubmit(async (values) => {
      try {
        const next = await save({ ...values, name: values.name.trim() });
        form.reset(values);
        forget();
        navigate(next);
      } catch (error) {
        fail(error);
      }
    })();
  };
  return { form, submit, failure };
}
