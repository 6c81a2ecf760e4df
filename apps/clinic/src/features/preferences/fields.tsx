import { Checkbox, type Options, Select } from '@isopter/ui';
import { createContext, type ReactElement, useContext } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import type { Flag, PreferenceValues } from './values.ts';

const FormContext = createContext<UseFormReturn<PreferenceValues> | null>(null);
export const PreferencesForm = FormContext.Provider;

/** The form the fields of the tabs stand in. */
export function usePreferencesForm(): UseFormReturn<PreferenceValues> {
  const form = useContext(FormContext);
  if (form === null) throw new Error('This field stands outside the preferences.');
  return form;
}

/** Returns the current choices. */
export const useValues = (): PreferenceValues =>
  useWatch({ control: usePreferencesForm().control }) as PreferenceValues;

interface FlagFieldProps {
  name: Flag | 'has_fixed_exam_date';
  description?: string;
  isDisabled?: boolean;
  /** The displayed value, if it differs from the stored one. */
  isShownOn?: boolean;
  /** Called after a change, with what follows from it. */
  onChanged?: (isOn: boolean) => void;
}

/** A preference that is on or off. */
export function FlagField({ name, isShownOn, onChanged, ...props }: FlagFieldProps): ReactElement {
  const { t } = useTranslation();
  const { control } = usePreferencesForm();
  return (
    <Bound<PreferenceValues, typeof name> control={control} name={name}>
      {({ value, onChange, ...field }) => (
        <Checkbox
          {...field}
          {...props}
          onChange={(isOn) => {
            onChange(isOn);
            onChanged?.(isOn);
          }}
          label={t(($) => $.preferences.fields[name])}
          isSelected={isShownOn ?? (value as boolean)}
        />
      )}
    </Bound>
  );
}

/** Fields that hold one of some texts. */
type ChoiceName =
  | 'device'
  | 'operator'
  | 'group'
  | 'strategy'
  | 'protocol'
  | 'custom_test_bundle_type'
  | 'language'
  | 'eoms_appearance'
  | 'system_unit'
  | 'date_format'
  | 'time_format'
  | 'report_language'
  | 'user_inactivity_limit_seconds';

/** A select control cannot hold an empty text. */
const NOTHING = 'none';

interface ChoiceFieldProps {
  name: ChoiceName;
  options: Options;
  /** The label of the empty choice, if there is one. */
  nothing?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  description?: string;
  /** Called after a choice, with what follows from it. */
  onChosen?: (id: string) => void;
}

/** A preference that is one of some choices. */
export function ChoiceField({ name, options, nothing, onChosen, ...props }: ChoiceFieldProps): ReactElement {
  const { t } = useTranslation();
  const { control } = usePreferencesForm();
  const offered = nothing === undefined ? options : ([{ id: NOTHING, label: nothing }, ...options] as Options);
  return (
    <Bound<PreferenceValues, ChoiceName, HTMLButtonElement> control={control} name={name}>
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          {...props}
          label={t(($) => $.preferences.fields[name])}
          options={offered}
          value={value || (nothing === undefined ? null : NOTHING)}
          onChange={(id) => {
            const chosen = id === NOTHING ? '' : id;
            onChange(chosen as PreferenceValues[ChoiceName]);
            onChosen?.(chosen);
          }}
        />
      )}
    </Bound>
  );
}
