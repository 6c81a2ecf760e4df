import { Checkbox, NumberField, type Options, Radio, RadioGroup, Select, useProblemText } from '@isopter/ui';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { requiredFields } from './rules/required.ts';
import type { FieldName, TestFormValues } from './rules/values.ts';
import * as css from './TestForm.css.ts';
import { useTestFormContext } from './useTestForm.ts';

type FieldOf<T> = { [N in FieldName]: TestFormValues[N] extends T ? N : never }[FieldName];
/** Fields that hold one of some texts or numbers. */
export type ChoiceName = FieldOf<string | number>;
/** Fields that are on or off. */
export type FlagName = FieldOf<boolean>;
/** Fields that hold a number a person types. */
export type NumberName = 'apd_stimulation_time' | 'occlusion_time';

interface Field {
  label: string;
  errorMessage: string | undefined;
  hint: string | undefined;
  isRequired: boolean;
  onBlur: () => void;
}

/** Returns the common properties of a field: label, error once touched, hint after a reset. */
export function useField(name: FieldName): Field {
  const { t } = useTranslation();
  const say = useProblemText();
  const { form, values, data, reset, problems } = useTestFormContext();
  const { error } = form.getFieldState(name, form.formState);
  const label = t(($) => $.tests.form[name]);
  const isEmpty = values[name] === '' || values[name] === null;
  return {
    label,
    errorMessage: problems[name] ?? (error && (error.message || say({ kind: 'required', label }))),
    hint: reset.has(name) ? t(($) => (isEmpty ? $.tests.form.clearedHint : $.tests.form.resetHint)) : undefined,
    isRequired: requiredFields(values, data).has(name),
    onBlur: () => void form.trigger(name),
  };
}

/** A setting of a test that is only looked at. */
function Setting({ label, children }: { label: string; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <div className={css.setting} role="group" aria-labelledby={id}>
      <span id={id} className={css.settingLabel}>
        {label}
      </span>
      <span>{children}</span>
    </div>
  );
}

/** Props of {@link SelectField}. */
export interface SelectFieldProps {
  name: ChoiceName;
  options: Options;
  description?: string;
  /** Reads what was chosen; ids of options are texts. @default the id itself */
  parse?: (id: string) => TestFormValues[ChoiceName];
}

/** One of a list. With nothing to choose from it is disabled, and asks for nothing [FORM-05, OUR-45]. */
export function SelectField({ name, options, description, parse = (id) => id }: SelectFieldProps): ReactElement {
  const { t } = useTranslation();
  const { values, set, isReadOnly } = useTestFormContext();
  const field = useField(name);
  const value = String(values[name]);
  const choices = options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
  const isIdle = choices.length === 0;
  if (isReadOnly) {
    return <Setting label={field.label}>{choices.find(({ id }) => id === value)?.label ?? '–'}</Setting>;
  }
  return (
    <Select
      {...(isIdle ? { label: field.label } : field)}
      name={name}
      options={options}
      value={value === '' ? null : value}
      onChange={(id) => set({ [name]: parse(id) })}
      placeholder={t(($) => (isIdle ? $.tests.form.nothingToChoose : $.tests.form.choose))}
      isDisabled={isIdle}
      description={description}
    />
  );
}

/** On or off. */
export function FlagField({ name }: { name: FlagName }): ReactElement {
  const { t } = useTranslation();
  const { values, set, isReadOnly } = useTestFormContext();
  const { label, hint } = useField(name);
  if (isReadOnly) return <Setting label={label}>{t(($) => (values[name] ? $.common.yes : $.common.no))}</Setting>;
  return (
    <Checkbox label={label} hint={hint} name={name} isSelected={values[name]} onChange={(on) => set({ [name]: on })} />
  );
}

/** Props of {@link RadioField}. */
export interface RadioFieldProps {
  name: ChoiceName | 'monocular';
  options: readonly { id: string; label: string }[];
  value: string | null;
  onChange: (id: string) => void;
  orientation?: 'horizontal' | 'vertical';
}

/** One of a few, all in sight. */
export function RadioField({
  name,
  options,
  value,
  onChange,
  orientation = 'horizontal',
}: RadioFieldProps): ReactElement {
  const { isReadOnly } = useTestFormContext();
  const field = useField(name);
  if (isReadOnly) {
    return <Setting label={field.label}>{options.find(({ id }) => id === value)?.label ?? '–'}</Setting>;
  }
  return (
    <RadioGroup {...field} name={name} value={value} onChange={onChange} orientation={orientation}>
      {options.map(({ id, label }) => (
        <Radio key={id} value={id} label={label} />
      ))}
    </RadioGroup>
  );
}

/** A number of seconds. */
export function SecondsField({ name, min, max }: { name: NumberName; min: number; max: number }): ReactElement {
  const { values, set, isReadOnly } = useTestFormContext();
  const field = useField(name);
  if (isReadOnly) return <Setting label={field.label}>{values[name]}</Setting>;
  return (
    <NumberField
      {...field}
      name={name}
      value={values[name]}
      minValue={min}
      maxValue={max}
      onChange={(value) => set({ [name]: Number.isNaN(value) ? min : value })}
    />
  );
}
