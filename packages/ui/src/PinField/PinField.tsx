import type { ReactElement, Ref } from 'react';
import { TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../Button/Button.tsx';
import { field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, hasError, Label } from '../Field/Field.tsx';
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
  /** The digits so far. */
  value?: string;
  /**
   * Digits at first.
   * @default ''
   */
  defaultValue?: string;
  /** Called with the digits so far, in Latin and nothing but digits. */
  onChange?: (value: string) => void;
  /** Called once all digits are there. */
  onComplete?: (value: string) => void;
  /**
   * How many digits there are.
   * @default 4
   */
  length?: number;
  /**
   * Shows dots in place of the digits.
   * @default false
   */
  isMasked?: boolean;
  /** Makes a PIN, such as {@link generatePin}; giving it shows a button for it. */
  generate?: () => string;
  /**
   * Tells browsers where the digits may come from: the message on the phone, or nowhere.
   * @default 'one-time-code', 'off' with `generate`
   */
  autoComplete?: 'one-time-code' | 'off';
  /** The input itself, e.g. to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A PIN or a code of a few digits, each in a box of its own; typed, pasted, filled in or generated as one. */
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
  const isInvalid = hasError(errorMessage, props.isInvalid);
  const change = (text: string): void => {
    const digits = digitsOf(text, length);
    setValue(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <TextField
      validationBehavior="aria"
      {...props}
      value={value}
      onChange={change}
      type={isMasked ? 'password' : 'text'}
      inputMode="numeric"
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      isInvalid={isInvalid}
      className={field}
      data-component="PinField"
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <div className={line}>
        <PinBoxes {...{ value, length, isMasked, isInvalid, isDisabled, isReadOnly, inputRef }} />
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
