import { messagesOf } from '@isopter/api-client';
import { type OfflineController, TEXT_MAX } from '@isopter/contract';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../lib/platform/errors/useMessageText.ts';
import { useOfficeNames } from '../../lib/domain/offices/useOfficeNames.ts';
import { nameRefusal } from '../../lib/frame/form/nameRefusal.ts';
import type { FieldProblems, Refusal } from '../../lib/frame/form/useEditForm.ts';
import { type EditConflict, type ReadRecord, useRecordForm } from '../../lib/frame/form/useRecordForm.ts';

/** Form values of an offline controller. */
export interface ControllerFormValues {
  name: string;
  /** Ids. */
  offices: readonly string[];
}

export interface ControllerFormOptions {
  /** Null for a new one. */
  controller: OfflineController | null;
  /** Saves valid values. @returns where to go on @throws what the call throws */
  save: (values: ControllerFormValues, read: ReadRecord<ControllerFormValues, OfflineController>) => Promise<string>;
}

interface ControllerFormState {
  form: UseFormReturn<ControllerFormValues>;
  submit: () => Promise<void>;
  conflict: EditConflict | null;
  /** The reason why nothing was saved, if it belongs to no field. */
  failure: string | null;
}

const valuesOf = (controller: OfflineController | null): ControllerFormValues => ({
  name: controller?.name ?? '',
  offices: controller?.offices ?? [],
});

const isField = (name: string | undefined): name is keyof ControllerFormValues => name === 'name' || name === 'offices';

/** The state of the form of an offline controller. Both fields are required and show their errors [OFFC-01, DEV-06]. */
export function useControllerForm({ controller, save }: ControllerFormOptions): ControllerFormState {
  const { t } = useTranslation();
  const text = useMessageText();
  const officeNames = useOfficeNames();
  const nameWords = {
    required: t(($) => $.devices.required.name),
    maxLength: t(($) => $.devices.nameTooLong, { count: TEXT_MAX.name }),
    unprintable: t(($) => $.errors.unprintable),
  };
  const problemsOf = ({ name, offices }: ControllerFormValues): FieldProblems<ControllerFormValues> => {
    const ofName = nameRefusal(name.trim());
    return {
      ...(ofName && { name: { type: ofName, message: nameWords[ofName] } }),
      ...(offices.length === 0 && { offices: { type: 'required', message: t(($) => $.devices.required.offices) } }),
    };
  };
  const refusalOf = (error: unknown): Refusal<ControllerFormValues> => {
    const [message] = messagesOf(error, 'device');
    return isField(message.field)
      ? { fields: { [message.field]: text(message) }, text: null }
      : { fields: {}, text: text(message) };
  };
  const { form, attempt, leave, failure, conflict } = useRecordForm<ControllerFormValues, OfflineController>({
    record: controller,
    valuesOf,
    problemsOf,
    refusalOf,
    fields: {
      name: { label: t(($) => $.devices.name) },
      offices: { label: t(($) => $.devices.offices), text: ({ offices }) => officeNames(offices) },
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
