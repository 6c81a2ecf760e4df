import { type ReactElement, type Ref, useState } from 'react';
import { TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, hasError, Label } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { dateFieldTexts } from './DateField.texts.ts';
import { type DateError, dateError, type DateFormat, formatDate, parseDate } from './dates.ts';

/** Props of {@link DateField}. */
export interface DateFieldProps extends Omit<FieldOf<AriaTextFieldProps>, 'type' | 'inputMode'>, FieldTexts {
  /** `YYYY-MM-DD`, or what was typed if that is no date, or empty. */
  value?: string;
  /** Value at first. */
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
  errorMessage?: FieldOf<AriaTextFieldProps>['errorMessage'];
  /** The input itself, e.g. to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A typed date: the quickest way to enter one that is known by heart, such as a date of birth. */
export function DateField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  format = 'MM/DD/YYYY',
  minValue,
  maxValue,
  inputRef,
  ...props
}: DateFieldProps): ReactElement {
  const texts = useTexts(dateFieldTexts);
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const current = value ?? own;
  const wrong = wasLeft && typed === null ? dateError(current, { minValue, maxValue }) : null;
  const says: Record<DateError, string> = {
    invalidDate: texts.invalidDate({ format }),
    minDate: texts.minDate({ date: formatDate(minValue ?? '', format) }),
    maxDate: texts.maxDate({ date: formatDate(maxValue ?? '', format) }),
  };
  const message = errorMessage ?? (wrong === null ? undefined : says[wrong]);
  const isInvalid = hasError(message, props.isInvalid);
  const type = (text: string): void => {
    const next = parseDate(text, format) ?? text.trim();
    setTyped(text);
    setOwn(next);
    onChange?.(next);
  };
  return (
    <TextField
      validationBehavior="aria"
      autoComplete="off"
      {...props}
      value={typed ?? formatDate(current, format)}
      onChange={type}
      onBlur={(event) => {
        setTyped(null);
        setLeft(true);
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
      <FieldMessages description={description} hint={hint} errorMessage={message} />
    </TextField>
  );
}
