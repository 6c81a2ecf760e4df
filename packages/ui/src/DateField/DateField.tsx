import type { ReactElement, Ref } from 'react';
import { TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { DateReadings } from './DateReadings.tsx';
import type { DateFormat } from './dates.ts';
import { useTypedDate } from './useTypedDate.ts';

/** Props of {@link DateField}. */
export interface DateFieldProps extends Omit<FieldOf<AriaTextFieldProps>, 'type' | 'inputMode'>, FieldTexts {
  /** The value (controlled): `YYYY-MM-DD`, the typed text if it is not a date, or empty. */
  value?: string;
  /**
   * The initial value (uncontrolled).
   * @default ''
   */
  defaultValue?: string;
  /** Called with `YYYY-MM-DD` as soon as the typed text is a date, otherwise with the typed text. */
  onChange?: (value: string) => void;
  /**
   * The display format of the date. All ten formats are accepted as input, whatever the display format.
   * @default 'MM/DD/YYYY'
   */
  format?: DateFormat;
  /** The earliest allowed day, `YYYY-MM-DD`. */
  minValue?: string;
  /** The latest allowed day, `YYYY-MM-DD`. */
  maxValue?: string;
  /** The error message. If omitted, the field reports an invalid date itself after it loses focus. */
  errorMessage?: FieldTexts['errorMessage'];
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for typing a date: the fastest way to enter a known date.
 * @selector [data-component="DateField"] The field.
 * @selector [data-part="readings"] The question which of two days is meant.
 */
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
  const validity = useValidity(date.errorMessage, props);
  return (
    <div className={field} data-component="DateField">
      <TextField
        autoComplete="off"
        {...props}
        value={date.text}
        onChange={date.type}
        onBlur={(event) => {
          date.settle();
          date.leave();
          onBlur?.(event);
        }}
        {...validity}
        className={field}
      >
        <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
          {label}
        </Label>
        <TextInput
          inputRef={inputRef}
          placeholder={format}
          isNumeric
          isInvalid={validity.isInvalid}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
        />
        <FieldMessages description={description} hint={hint} errorMessage={date.errorMessage} />
      </TextField>
      {date.readings && <DateReadings days={date.readings} value={date.value} onChange={date.pick} />}
    </div>
  );
}
