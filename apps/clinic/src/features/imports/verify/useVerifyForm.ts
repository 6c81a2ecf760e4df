import { ApiError, useUpdateImport, recordChangedOf } from '@isopter/api-client';
import { type ImportItem, type Patient, type SingleEye, TEXT_MAX, type TestGroup } from '@isopter/contract';
import { toasts, useNumberFormat, useProblemText } from '@isopter/ui';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { type FieldProblems, type Refusal, useEditForm } from '../../../lib/frame/form/useEditForm.ts';
import { useOfficeDay } from '../../../lib/platform/format/useOfficeDay.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { cellsOf, type FieldCell, eyesOf } from './cells.ts';
import { needsReason } from './identity.ts';
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
  type VerifyRules,
  type VerifyStep,
  type VerifyValues,
} from './rules.ts';

interface VerifyForm {
  form: UseFormReturn<VerifyValues>;
  step: VerifyStep;
  back: () => void;
  /** Opens the next step; in the last one, sends everything and closes the form. */
  submit: () => Promise<void>;
  /** Whether the fields of this step are valid. */
  isReady: boolean;
  /** The reason why nothing was saved, if no field shows it. */
  failure: string | null;
  /** The points of the program, and the eyes they are of. */
  cells: readonly FieldCell[];
  eyes: readonly SingleEye[];
  addEye: (eye: SingleEye) => void;
  /** The choices if somebody else has saved the report in the meantime; otherwise `null`. */
  conflict: { keep: () => void; discard: () => void } | null;
}

interface About {
  item: ImportItem;
  groups: readonly TestGroup[];
  patient: Patient;
  closeHref: string;
  /** Loads the import again. */
  reload: () => Promise<ImportItem | undefined>;
}

/** The form of an import: what is refused is said at its field, on the step it stands on; nothing typed is lost [IMP-04] [IMP-05]. */
export function useVerifyForm({ item, groups, patient, closeHref, reload }: About): VerifyForm {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const say = useSaid();
  const { send } = useUpdateImport();
  const [step, setStep] = useState<VerifyStep>('details');
  const day = useOfficeDay();
  // the version that the entries are compared with: a newer one is adopted only when the user has decided about the conflict
  const [known, setKnown] = useState(item);
  const [isChanged, setChanged] = useState(false);
  const [added, setAdded] = useState<readonly SingleEye[]>([]);
  const unsure = unsureOf(known);
  const eyes = [...eyesOf(known), ...added];
  const rulesOf = (values: VerifyValues): VerifyRules => ({
    groups,
    unsure: unsure.length,
    today: day,
    cells: values.group === 'PERIMETRY' ? cellsOf(known, values.protocol, eyes) : [],
    needsReason: needsReason(known, patient),
  });
  // oxlint-disable-next-line react/exhaustive-deps -- a reload keeps the input; another import has another form
  const defaultValues = useMemo(() => startValues(item, groups), [item.upload_id]);

  const problemsOf = (values: VerifyValues): FieldProblems<VerifyValues> =>
    inWords(verifyRefusals(values, rulesOf(values)), (field, type) => ({ type, message: say(field, type) }));
  const refusedBy = (error: unknown) =>
    refusedFields(error instanceof ApiError ? error.fields : {}, form.getValues(), groups);
  const refusalOf = (error: unknown): Refusal<VerifyValues> => {
    const fields = inWords(refusedBy(error), say);
    const isSaid = Object.keys(fields).length > 0;
    if (isConflict(error)) return { fields, text: null };
    return {
      fields,
      text: isSaid ? null : t(($) => $.imports.verify.verifyImportErrorMessage, { reason: errorText(error) }),
    };
  };
  const { form, attempt, leave, failure } = useEditForm({ defaultValues, problemsOf, refusalOf });
  const { errors } = form.formState;
  // rerenders only when this changes: the screen can have a hundred fields
  const wrong = useWatch({
    control: form.control,
    compute: (values: VerifyValues) => stepsWith(Object.keys(verifyRefusals(values, rulesOf(values)))),
  });

  const save = async (typed: VerifyValues): Promise<void> => {
    try {
      const body = { ...updateOf(typed, rulesOf(typed), unsure), version: known.version };
      await send({ params: { id: item.upload_id }, body });
    } catch (error) {
      if (isConflict(error)) {
        await reload().catch(() => undefined);
        setChanged(true);
      }
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

  const [group, protocol] = useWatch({ control: form.control, name: ['group', 'protocol'] });
  const cells = rulesOf({ ...form.getValues(), group, protocol }).cells;
  const refused = Object.keys(errors).filter((field) => errors[field as VerifyField]?.type === 'server');
  return {
    form,
    step,
    back: () => setStep('details'),
    submit,
    isReady: !wrong.includes(step) && !stepsWith(refused).includes(step),
    failure,
    cells,
    eyes,
    addEye: (eye) => setAdded((before) => [...before, eye]),
    conflict: isChanged
      ? {
          keep: () => {
            const [before, now] = [startValues(known, groups), startValues(item, groups)];
            // fields that the user has not changed take the saved values
            for (const name of Object.keys(now) as VerifyField[]) {
              if (Object.is(form.getValues(name), before[name])) form.setValue(name, now[name]!);
            }
            setKnown(item);
            setChanged(false);
          },
          discard: () => {
            setKnown(item);
            form.reset(startValues(item, groups));
            setStep('details');
            setChanged(false);
          },
        }
      : null,
  };
}

const isConflict = (error: unknown): boolean => recordChangedOf(error) !== null;

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
    t(($) => $.imports.verify.fields[/^(value|cell)_/.test(field) ? 'value' : (field as 'group')]);
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
