import { messagesOf } from '@isopter/api-client';
import { type OfflineController, TEXT_MAX } from '@isopter/contract';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../lib/errors/useMessageText.ts';
import { nameRefusal } from '../../lib/form/nameRefusal.ts';
import { type FieldProblems, type Refusal, useEditForm } from '../../lib/form/useEditForm.ts';

/** What the form of an offline controller holds. */
export interface ControllerFormValues {
  name: string;
  /** Ids. */
  offices: readonly string[];
}

export interface ControllerFormOptions {
  /** Null for a new one. */
  controller: OfflineController | null;
  /** Saves valid values. @returns where to go on @throws what the call throws */
  save: (values: ControllerFormValues) => Promise<string>;
}

interface ControllerFormState {
  form: UseFormReturn<ControllerFormValues>;
  submit: () => Promise<void>;
  /** Why nothing was saved, where it belongs to no field. */
  failure: string | null;
}

const isField = (name: string | undefined): name is keyof ControllerFormValues => name === 'name' || name === 'offices';

/** The form of an offline controller: both fields are required; what is refused stands at its field [OFFC-01, DEV-06]. */
export function useControllerForm({ controller, save }: ControllerFormOptions): ControllerFormState {
  const { t } = useTranslation();
  const text = useMessageText();
  const id = controller?.id;
  const defaultValues = useMemo<ControllerFormValues>(
    () => ({ name: controller?.name ?? '', offices: controller?.offices ?? [] }),
    // it is asked for again when the window comes back: what is typed meanwhile stays
    // oxlint-disable-next-line react/exhaustive-deps -- another controller is another form
    [id],
  );
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
  const { form, attempt, leave, failure } = useEditForm({ defaultValues, problemsOf, refusalOf });
  const submit = (): Promise<void> =>
    attempt(async (values) => {
      const next = await save({ ...values, name: values.name.trim() });
      form.reset(values);
      leave(next);
    });
  return { form, submit, failure };
}
