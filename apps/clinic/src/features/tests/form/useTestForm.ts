import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useUnsaved } from '../../../lib/frame/leaving/unsaved.ts';
import { change, open } from './rules/change.ts';
import { defaultValues } from './rules/defaults.ts';
import { missingFields } from './rules/required.ts';
import type { FieldName, TestFormData, TestFormValues } from './rules/values.ts';
import { type OptionName, visibleOptions } from './rules/visible.ts';

/** The state of step 1 of the form, for its fields. */
export interface TestForm {
  form: UseFormReturn<TestFormValues>;
  data: TestFormData;
  values: TestFormValues;
  visible: ReadonlySet<OptionName>;
  /** Fields whose choice was replaced by another value; choosing again removes a field from the set [FORM-04]. */
  reset: ReadonlySet<FieldName>;
  isReadOnly: boolean;
  /** Whether the test is planned for later, so that devices in use or off can be chosen. */
  isForLater: boolean;
  /** Errors of fields with causes outside of this test, shown immediately. */
  problems: Partial<Record<FieldName, string>>;
  /** Carries out what a person changed, with all it leads to. */
  set: (patch: Partial<TestFormValues>) => void;
  /** Sets up another test instead of the one so far. */
  load: (values: TestFormValues) => void;
  /** Marks the form as saved: leaving asks nothing. */
  forget: () => void;
}

const TestFormContext = createContext<TestForm | null>(null);
export const TestFormProvider = TestFormContext.Provider;

/** The form a field stands in. */
export function useTestFormContext(): TestForm {
  const form = useContext(TestFormContext);
  if (form === null) throw new Error('This field stands outside a test form.');
  return form;
}

/** A field's error is that it is required; its words come from its label. */
const resolverOf =
  (data: TestFormData): Resolver<TestFormValues> =>
  (values) => {
    const missing = missingFields(values, data);
    const errors = Object.fromEntries(missing.map((field) => [field, { type: 'required' }]));
    return missing.length > 0 ? { values: {}, errors: errors as FieldErrors<TestFormValues> } : { values, errors: {} };
  };

/** Initial state of a form. */
export interface FormStart {
  /** @default the defaults of a new test [FORM-02] */
  values?: TestFormValues | undefined;
  /**
   * The settings of a test are only looked at: they stay what they are.
   * @default false
   */
  isReadOnly?: boolean;
  /** Options that are not asked here. */
  hidden?: readonly OptionName[];
}

const NO_PROBLEMS = {};
const NOTHING_HIDDEN: readonly OptionName[] = [];

/** Holds step 1 of a form. */
export function useTestForm(data: TestFormData, start: FormStart = {}): TestForm {
  const { values: wanted, isReadOnly = false, hidden = NOTHING_HIDDEN } = start;
  const [opened] = useState(() => {
    const started = wanted ?? defaultValues(data);
    return isReadOnly ? { values: started, reset: [] } : open(started, data);
  });
  const [reset, setReset] = useState<ReadonlySet<FieldName>>(() => new Set(opened.reset));
  const form = useForm<TestFormValues>({
    defaultValues: opened.values,
    resolver: resolverOf(data),
    mode: 'onTouched',
  });
  const forget = useUnsaved(form.formState.isDirty && !isReadOnly);
  const values = useWatch({ control: form.control }) as TestFormValues;

  const set = useCallback(
    (patch: Partial<TestFormValues>) => {
      const before = form.getValues();
      const changed = change(before, patch, data);
      const names = Object.keys(changed.values) as FieldName[];
      for (const name of names.filter((name) => before[name] !== changed.values[name])) {
        form.setValue(name, changed.values[name], { shouldDirty: true });
      }
      for (const name of Object.keys(patch) as FieldName[]) form.clearErrors(name);
      if (form.formState.isSubmitted) void form.trigger();
      setReset((old) => new Set([...[...old].filter((name) => !(name in patch)), ...changed.reset]));
    },
    [data, form],
  );

  const load = useCallback(
    (next: TestFormValues) => {
      form.reset(next, { keepDefaultValues: true });
      setReset(new Set());
    },
    [form],
  );
  const visible = useMemo(
    () => new Set([...visibleOptions(values, data)].filter((name) => !hidden.includes(name))),
    [data, hidden, values],
  );

  return useMemo(
    () => ({
      form,
      data,
      values,
      visible,
      reset,
      isReadOnly,
      isForLater: false,
      problems: NO_PROBLEMS,
      set,
      load,
      forget,
    }),
    [data, forget, form, isReadOnly, load, reset, set, values, visible],
  );
}
