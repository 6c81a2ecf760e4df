import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { isGone } from '../../platform/errors/isGone.ts';
import { useUnsaved } from '../leaving/unsaved.ts';

type Field<V> = keyof V & string;

/** Errors by field: the kind of mistake and its message. */
export type FieldProblems<V> = Partial<Record<Field<V>, { type: string; message: string }>>;

/** The reasons why nothing was saved. */
export interface Refusal<V> {
  /** The server's errors by field. */
  fields: Partial<Record<Field<V>, string>>;
  /** The message above the form; null if the fields show everything. */
  text: string | null;
}

interface EditFormOptions<V extends FieldValues> {
  /** The initial values; another object starts another form. */
  defaultValues: V;
  /**
   * Whether `defaultValues` replaced those of the opened form: only they are compared with what is typed.
   * @default false
   */
  hasNewDefaults?: boolean;
  problemsOf: (values: V) => FieldProblems<V>;
  /** Converts the failure of a call to this form's errors. */
  refusalOf: (error: unknown) => Refusal<V>;
}

export interface EditForm<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Does something with what was typed, once it is valid. What is refused lands on its field; nothing typed is lost. */
  attempt: (work: (values: V) => Promise<void>) => Promise<void>;
  /** Marks the input as saved or discarded. */
  forget: () => void;
  /** Goes where saving leads. */
  leave: (path: string) => void;
  /** Whether what was typed is valid, and not what was there at first [VAL-08]. */
  isReady: boolean;
  /** The reason why the last attempt failed, if no field shows it. */
  failure: string | null;
}

/** What a field says: white space around a text is not kept. */
const said = (value: unknown): string => (typeof value === 'string' ? value.trim() : JSON.stringify(value)) ?? '';

/** A form that adds or changes something on the server: its rules, what the server refuses, and the question on leaving. */
export function useEditForm<V extends FieldValues>(options: EditFormOptions<V>): EditForm<V> {
  const { defaultValues, hasNewDefaults = false, problemsOf, refusalOf } = options;
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  /** A value refused by the server stays refused until it is changed or sent again. */
  const refused = useRef<Partial<Record<Field<V>, { value: unknown; message: string }>>>({});

  const resolver: Resolver<V> = (values) => {
    const problems: FieldProblems<V> = {};
    for (const [name, one] of Object.entries(refused.current)) {
      const { value, message } = one as { value: unknown; message: string };
      if (values[name] === value) problems[name as Field<V>] = { type: 'server', message };
      else delete refused.current[name as Field<V>];
    }
    Object.assign(problems, problemsOf(values));
    if (Object.keys(problems).length === 0) return { values, errors: {} };
    return { values: {}, errors: problems as FieldErrors<V> };
  };
  const form = useForm<V>({ mode: 'onTouched', defaultValues: defaultValues as DefaultValues<V>, resolver });
  const { isDirty, isValid } = form.formState;
  const isOther = useWatch({
    control: form.control,
    compute: (values: V) => Object.keys(values).some((name) => said(values[name]) !== said(defaultValues[name])),
  });
  const isChanged = (isDirty || hasNewDefaults) && isOther;
  const forget = useUnsaved(isChanged);

  const fail = (error: unknown): void => {
    const { fields, text } = refusalOf(error);
    for (const [index, [name, words]] of Object.entries(fields).entries()) {
      const field = name as Field<V> & Path<V>;
      const message = words as string;
      refused.current[field] = { value: form.getValues(field), message };
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    setFailure(isGone(error) ? t(($) => $.errors.gone) : text);
  };

  const attempt = async (work: (values: V) => Promise<void>): Promise<void> => {
    setFailure(null);
    refused.current = {};
    await form.handleSubmit(async (values) => {
      try {
        await work(values);
      } catch (error) {
        fail(error);
      }
    })();
  };

  const leave = (path: string): void => {
    forget();
    navigate(path);
  };
  return { form, attempt, forget, leave, isReady: isChanged && isValid, failure };
}
