import type { ReactElement, Ref } from 'react';
import { TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, hasError, Label } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import type { DateFormat } from './dates.ts';
import { useTypedDate } from './useTypedDate.ts';

/** Props of {@link DateField}. */
export interface DateFieldProps extends Omit<FieldOf<AriaTextFieldProps>, 'type' | 'inputMode'>, FieldTexts {
  /** `YYYY-MM-DD`, or what was typed if that is no date, or empty. */
  value?: string;
  /**
   * Value at first.
   * @default ''
   */
  defaultValue?: string;
  /** Called with `YYYY-MM-DD` as soon as what is typed is a date, else with what is typed. */
  onChange?: (value: string) => void;
  /**
   * How the date is shown. All ten formats are understood whatever is preferred.
   * @default 'MM/DD/YYYY'
   */
  format?: DateFormat;
  /** First accepted day, `YYYY-MM-DD`. */
  minValue?: string;
  /** Last accepted day, `YYYY-MM-DD`. */
  maxValue?: string;
  /** Without an own `errorMessage` the field itself says what is wrong with the date once it was left. */
  errorMessage?: FieldTexts['errorMessage'];
  /** The input itself, e.g. to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A typed date: the quickest way to enter one that is known by heart. */
export function DateField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  value,
  defaultValue,
  onChange,
  onBlur,
  format = 'MM/DD/YYYY',
  minValue,
  maxValue,
  inputRef,
  ...props
}: DateFieldProps): ReactElement {
  const date = useTypedDate({ value, defaultValue, onChange, format, minValue, maxValue, errorMessage });
  const isInvalid = hasError(date.errorMessage, props.isInvalid);
  return (
    <TextField
      validationBehavior="aria"
      autoComplete="off"
      {...props}
      value={date.text}
      onChange={date.type}
      onBlur={(event) => {
        date.settle();
        date.leave();
        onBlur?.(event);
      }}
      isInvalid={isInvalid}
      className={field}
      data-component="DateField"
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <TextInput
        inputRef={inputRef}
        placeholder={format}
        isNumeric
        isInvalid={isInvalid}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
      />
      <FieldMessages description={description} hint={hint} errorMessage={date.errorMessage} />
    </TextField>
  );
}
