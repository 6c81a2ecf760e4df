import type { ReactElement, Ref } from 'react';
import { TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../Button/Button.tsx';
import { field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { RefreshIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { digitsOf } from './pin.ts';
import { PinBoxes } from './PinBoxes.tsx';
import { line } from './PinField.css.ts';
import { pinFieldTexts } from './PinField.texts.ts';

/** Props of {@link PinField}. */
export interface PinFieldProps
  extends
    Omit<
      FieldOf<AriaTextFieldProps>,
      'type' | 'maxLength' | 'minLength' | 'pattern' | 'inputMode' | 'value' | 'onChange'
    >,
    FieldTexts {
  /** The current digits (controlled). */
  value?: string;
  /**
   * The initial digits (uncontrolled).
   * @default ''
   */
  defaultValue?: string;
  /** Called with the digits when they change; always Latin digits and nothing else. */
  onChange?: (value: string) => void;
  /** Called when all digits have been entered. */
  onComplete?: (value: string) => void;
  /**
   * The number of digits.
   * @default 4
   */
  length?: number;
  /**
   * Whether the digits are shown as dots.
   * @default false
   */
  isMasked?: boolean;
  /** Generates a PIN, for example {@link generatePin}. If provided, a generate button is shown. */
  generate?: () => string;
  /**
   * The autocomplete attribute: `one-time-code` lets the browser fill in a code from a message, `off` does not.
   * @default 'one-time-code', 'off' with `generate`
   */
  autoComplete?: 'one-time-code' | 'off';
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for a PIN or a short numeric code, with a box for each digit. It can be typed, pasted, autofilled or
 * generated.
 * @selector [data-component="PinField"] The field.
 * @selector [data-part="boxes"] The row of boxes.
 * @selector [data-part="digit"] The box of a digit.
 * @selector [data-active] On a box: while it contains the caret or is selected.
 * @selector [data-part="input"] The input, which covers the boxes.
 */
export function PinField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  value: given,
  defaultValue = '',
  onChange,
  onComplete,
  length = 4,
  isMasked = false,
  generate,
  autoComplete = generate ? 'off' : 'one-time-code',
  inputRef,
  ...props
}: PinFieldProps): ReactElement {
  const texts = useTexts(pinFieldTexts);
  const [value, setValue] = useControlledState(given, defaultValue, onChange);
  const { isDisabled = false, isReadOnly = false } = props;
  const validity = useValidity(errorMessage, props);
  const change = (text: string): void => {
    const digits = digitsOf(text, length);
    setValue(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <TextField
      {...props}
      value={value}
      onChange={change}
      type={isMasked ? 'password' : 'text'}
      inputMode="numeric"
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      {...validity}
      className={field}
      data-component="PinField"
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <div className={line}>
        <PinBoxes {...{ value, length, isMasked, isDisabled, isReadOnly, inputRef }} isInvalid={validity.isInvalid} />
        {generate && !isReadOnly && (
          <Button icon={<RefreshIcon />} isDisabled={isDisabled} onPress={() => change(generate())}>
            {texts.generatePin}
          </Button>
        )}
      </div>
      <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
    </TextField>
  );
}
