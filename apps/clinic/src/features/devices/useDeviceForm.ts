import { messagesOf, usePacsConfiguration } from '@isopter/api-client';
import { type Device, TEXT_MAX } from '@isopter/contract';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../lib/platform/errors/useMessageText.ts';
import type { FieldProblems, Refusal } from '../../lib/frame/form/useEditForm.ts';
import { type EditConflict, type ReadRecord, useRecordForm } from '../../lib/frame/form/useRecordForm.ts';
import { useOfficeNames } from '../../lib/domain/offices/useOfficeNames.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { type DeviceField, type DeviceFormValues, type DeviceRefusal, deviceRefusals, deviceValues } from './rules.ts';

export interface DeviceFormOptions {
  /** Null for a new one. */
  device: Device | null;
  /** Saves valid values. @returns where to go on @throws what the call throws */
  save: (values: DeviceFormValues, read: ReadRecord<DeviceFormValues, Device>) => Promise<string>;
}

interface DeviceFormState {
  form: UseFormReturn<DeviceFormValues>;
  submit: () => Promise<void>;
  conflict: EditConflict | null;
  /** The reason why nothing was saved, if it belongs to no field. */
  failure: string | null;
}

const isField = (name: string | undefined): name is DeviceField =>
  name === 'name' || name === 'device_type' || name === 'offices';

/** The state of the device form. Refused fields show their errors and input is kept [DEV-03, DEV-06]. */
export function useDeviceForm({ device, save }: DeviceFormOptions): DeviceFormState {
  const { t } = useTranslation();
  const text = useMessageText();
  const officeNames = useOfficeNames();
  const pools = usePacsConfiguration(useSignedIn().office_group.pacs_integration).data?.device_pools ?? [];
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
  const { form, attempt, leave, failure, conflict } = useRecordForm<DeviceFormValues, Device>({
    record: device,
    valuesOf: deviceValues,
    problemsOf,
    refusalOf,
    fields: {
      name: { label: t(($) => $.devices.name) },
      offices: { label: t(($) => $.devices.offices), text: ({ offices }) => officeNames(offices) },
      pool: {
        label: t(($) => $.devices.pool),
        text: ({ pool }) => pools.find(({ id }) => id === pool)?.name ?? t(($) => $.devices.noPool),
      },
    },
  });

  const submit = (): Promise<void> =>
    attempt(async (values, read) => {
      const next = await save({ ...values, name: values.name.trim() }, read);
      form.reset(values);
      leave(next);
    });
  return { form, submit, failure, conflict };
}
