import { ApiError, useUpdateImport } from '@isopter/api-client';
import { type ImportItem, TEXT_MAX, type TestGroup } from '@isopter/contract';
import { toasts, useNumberFormat, useProblemText } from '@isopter/ui';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/errors/useErrorText.ts';
import { type FieldProblems, type Refusal, useEditForm } from '../../../lib/form/useEditForm.ts';
import { useOfficeDay } from '../../../lib/format/useOfficeDay.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import {
  refusedFields,
  startValues,
  stepOf,
  stepsOf,
  unsureOf,
  updateOf,
  VALUE_MAX,
  VALUE_MIN,
  type VerifyField,
  type VerifyRefusal,
  verifyRefusals,
  type VerifyStep,
  type VerifyValues,
} from './rules.ts';

interface VerifyForm {
  form: UseFormReturn<VerifyValues>;
  step: VerifyStep;
  back: () => void;
  /** Goes on to the next step; from the last one it sends everything, and leaves. */
  submit: () => Promise<void>;
  /** Whether the fields of this step are valid. */
  isReady: boolean;
  /** Why nothing was saved, where the fields do not say it. */
  failure: string | null;
}

/** The form of an import: what is refused is said at its field, on the step it stands on; nothing typed is lost [IMP-04] [IMP-05]. */
export function useVerifyForm(item: ImportItem, groups: readonly TestGroup[], closeHref: string): VerifyForm {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const say = useSaid();
  const { send } = useUpdateImport();
  const [step, setStep] = useState<VerifyStep>('details');
  const unsure = unsureOf(item);
  const rules = { groups, unsure: unsure.length, today: useOfficeDay() };
  // oxlint-disable-next-line react/exhaustive-deps -- what is typed stays when it is loaded anew; another import is another form
  const defaultValues = useMemo(() => startValues(item, groups), [item.upload_id]);

  const problemsOf = (values: VerifyValues): FieldProblems<VerifyValues> =>
    inWords(verifyRefusals(values, rules), (field, type) => ({ type, message: say(field, type) }));
  const refusedBy = (error: unknown) =>
    refusedFields(error instanceof ApiError ? error.fields : {}, form.getValues(), groups);
  const refusalOf = (error: unknown): Refusal<VerifyValues> => {
    const fields = inWords(refusedBy(error), say);
    const isSaid = Object.keys(fields).length > 0;
    return {
      fields,
      text: isSaid ? null : t(($) => $.imports.verify.verifyImportErrorMessage, { reason: errorText(error) }),
    };
  };
  const { form, attempt, leave, failure } = useEditForm({ defaultValues, problemsOf, refusalOf });
  const { errors } = form.formState;
  // the screen is drawn anew when this changes alone: it may hold a hundred fields
  const wrong = useWatch({
    control: form.control,
    compute: (values: VerifyValues) => stepsWith(Object.keys(verifyRefusals(values, rules))),
  });

  const save = async (typed: VerifyValues): Promise<void> => {
    try {
      await send({ params: { id: item.upload_id }, body: updateOf(typed, groups, unsure) });
    } catch (error) {
      const [first] = Object.keys(refusedBy(error));
      // its field has to be there before it takes the focus
      if (first !== undefined) flushSync(() => setStep(stepOf(first)));
      throw error;
    }
    toasts.show({ tone: 'positive', message: t(($) => $.imports.verify.verified) });
    form.reset(typed);
    leave(closeHref);
  };
  const submit = (): Promise<void> => {
    if (step === stepsOf(item).at(-1)) return attempt(save);
    setStep('values');
    return Promise.resolve();
  };

  const refused = Object.keys(errors).filter((field) => errors[field as VerifyField]?.type === 'server');
  return {
    form,
    step,
    back: () => setStep('details'),
    submit,
    isReady: !wrong.includes(step) && !stepsWith(refused).includes(step),
    failure,
  };
}

/** The steps that fields stand on, as one text. */
const stepsWith = (fields: readonly string[]): string => [...new Set(fields.map(stepOf))].join(' ');

/** Refusals by field, as what is said of them. */
const inWords = <T>(
  refusals: Partial<Record<VerifyField, VerifyRefusal>>,
  say: (field: VerifyField, refusal: VerifyRefusal) => T,
): Partial<Record<VerifyField, T>> =>
  Object.fromEntries(
    (Object.entries(refusals) as [VerifyField, VerifyRefusal][]).map(([field, kind]) => [field, say(field, kind)]),
  );

/** Says in words why a field is refused. */
function useSaid(): (field: VerifyField, refusal: VerifyRefusal) => string {
  const { t } = useTranslation();
  const say = useProblemText();
  const number = useNumberFormat();
  const { date_format: format } = useSignedIn().preferences;
  const labelOf = (field: VerifyField): string =>
    t(($) => $.imports.verify.fields[stepOf(field) === 'values' ? 'value' : (field as 'group')]);
  return (field, kind) => {
    if (kind === 'required') return say({ kind, label: labelOf(field) });
    if (kind === 'maxLength') return say({ kind, value: number(TEXT_MAX.name) });
    if (kind === 'minValue') return say({ kind, value: number(VALUE_MIN).replace('-', '−') });
    if (kind === 'maxValue') return say({ kind, value: number(VALUE_MAX) });
    if (kind === 'unprintable') return t(($) => $.errors.unprintable);
    if (kind === 'invalidDate') return say({ kind, format });
    return say({ kind });
  };
}
