import { useUpdateEnteredFacts, recordChangedOf } from '@isopter/api-client';
import {
  currentTime,
  dayIn,
  type EnteredFacts,
  type EnteredWarning,
  enteredWarnings,
  type SingleEye,
  type Test,
} from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useMemo, useState } from 'react';
import { type Control, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { useUnsaved } from '../../../lib/frame/leaving/unsaved.ts';
import { differing, type EnteredField, enteredText, type EnteredText, factsOf, type TestDay } from './rules/entered.ts';
import { mergeEntered } from './rules/mergeEntered.ts';
import { useRefusalText } from './useRefusalText.ts';

export interface EnteredForm {
  control: Control<EnteredText>;
  /** Writes stored facts as the texts of the form. */
  textOf: (facts: EnteredFacts) => EnteredText;
  /** The current texts of the form. */
  typed: EnteredText;
  /** Valid but unusual entries [OUR-21]. */
  warnings: readonly EnteredWarning[];
  isDirty: boolean;
  isSaving: boolean;
  /** Saves; asks for confirmation first if an entry contradicts the test [OUR-436]. */
  save: () => Promise<void>;
  /** Eyes that are without light perception and see in this test; the question to answer before they are saved. */
  asked: readonly SingleEye[];
  saveAnyway: () => Promise<void>;
  dismiss: () => void;
  /** Facts that somebody else has stored in the same measurements; null without a conflict [OUR-22]. */
  theirs: EnteredFacts | null;
  /** The fields of these measurements in which that differs from what is typed. */
  differs: readonly EnteredField[];
  /** Gives up what is typed for what somebody else stored. */
  takeTheirs: () => void;
  /** The reason why the last attempt failed; all input is kept. */
  failure: string | null;
}

/** The day a pressure was measured on: that of the test, as far as it is known. */
const dayOf = ({ time_start, timezone }: Pick<Test, 'time_start' | 'timezone'>): TestDay => ({
  day: dayIn(time_start ? new Date(time_start) : currentTime(), timezone),
  timezone,
});

/** Maximum number of retries. Each further change by somebody else needs one. */
const ATTEMPTS = 3;

/** The form of what is entered with a test. @param saved what the server has */
export function useEnteredForm(test: Test, saved: EnteredFacts): EnteredForm {
  const { t } = useTranslation();
  const update = useUpdateEnteredFacts();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const [read, setRead] = useState(saved);
  const [theirs, setTheirs] = useState<EnteredFacts | null>(null);
  const [conflicts, setConflicts] = useState<readonly EnteredField[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<readonly SingleEye[]>([]);
  const findings = test.result?.findings ?? [];
  const { timezone } = test;
  const day = useMemo(() => dayOf(test), [test]);

  const resolver: Resolver<EnteredText> = (values) => {
    const refusals = Object.entries(factsOf(values, day).refusals);
    if (refusals.length === 0) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const [path, refusal] of refusals) {
      const [eye = '', field] = path.split('.');
      const error = { type: refusal.kind, message: refusalText(refusal) };
      errors[eye] = field ? { ...(errors[eye] as object | undefined), [field]: error } : error;
    }
    return { values: {}, errors };
  };
  // a wrong value is said while it is typed, once it was left; from then on with every letter
  const form = useForm<EnteredText>({ mode: 'onTouched', defaultValues: enteredText(saved, timezone), resolver });
  const typed = useWatch({ control: form.control }) as EnteredText;
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);

  const settle = (facts: EnteredFacts): void => {
    form.reset(enteredText(facts, timezone));
    setRead(facts);
    setTheirs(null);
  };
  const contradicted = (values: EnteredText): readonly SingleEye[] =>
    enteredWarnings(factsOf(values, day).facts, findings)
      .filter(({ warning }) => warning === 'BLIND_EYE_SEES')
      .map(({ eye }) => eye);
  const send = async (values: EnteredText): Promise<void> => {
    setFailure(null);
    setAsked([]);
    let [edited, known] = [values, read];
    for (let left = ATTEMPTS; ; left -= 1) {
      const { facts } = factsOf(edited, day);
      try {
        settle(await update.send({ params: { id: test.id }, body: { ...facts, version: known.version } }));
        toasts.show({ tone: 'positive', message: t(($) => $.findings.saved) });
        return;
      } catch (error) {
        const other = recordChangedOf<EnteredFacts>(error)?.current;
        if (!other || left === 0) {
          setFailure(errorText(error));
          return;
        }
        // typed values are compared as they are stored: "-1" is "−1.00"
        const versions = { mine: enteredText(facts, timezone), theirs: enteredText(other, timezone) };
        const both = mergeEntered(enteredText(known, timezone), versions);
        [edited, known] = [both.merged, other];
        setRead(other);
        for (const name of ['od', 'os', 'comment'] as const) form.setValue(name, edited[name], { shouldDirty: true });
        setConflicts(both.conflicts);
        setTheirs(both.conflicts.length > 0 ? other : null);
        if (both.conflicts.length > 0) return;
      }
    }
  };
  return {
    control: form.control,
    textOf: (facts) => enteredText(facts, timezone),
    typed,
    warnings: enteredWarnings(factsOf(typed, day).facts, findings),
    isDirty,
    isSaving: isSubmitting,
    save: () =>
      form.handleSubmit(async (values) => {
        const eyes = contradicted(values);
        if (eyes.length > 0) setAsked(eyes);
        else await send(values);
      })(),
    asked,
    saveAnyway: () => form.handleSubmit(send)(),
    dismiss: () => setAsked([]),
    theirs,
    differs: theirs ? differing(typed, enteredText(theirs, timezone)).filter((field) => conflicts.includes(field)) : [],
    takeTheirs: () => theirs && settle(theirs),
    failure,
  };
}
