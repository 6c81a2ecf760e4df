import { type ReactElement, type Ref, useState } from 'react';
import { Button, TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { boxButton, field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { EyeIcon, EyeOffIcon, KeyIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { passwordFieldTexts } from './PasswordField.texts.ts';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps
  extends Omit<FieldOf<AriaTextFieldProps>, 'type' | 'value' | 'onChange'>, FieldTexts {
  /** The current password (controlled). */
  value?: string;
  /**
   * The initial password (uncontrolled).
   * @default ''
   */
  defaultValue?: string;
  /** Called with the password when it changes. */
  onChange?: (value: string) => void;
  /** Suggests a password. If provided, a button is shown that fills it in and makes it visible. */
  generate?: () => string;
  /**
   * The autocomplete attribute, which identifies the field to password managers.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code' | 'off';
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for a password that the user can reveal while typing.
 * @selector [data-component="PasswordField"] The field.
 * @selector [data-part="toggle"] The button that reveals or hides the password.
 * @selector [data-part="suggest"] The button that suggests a password.
 */
export function PasswordField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  inputRef,
  value: given,
  defaultValue = '',
  onChange,
  generate,
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps): ReactElement {
  const texts = useTexts(passwordFieldTexts);
  const [isShown, setShown] = useState(false);
  const [value, setValue] = useControlledState(given, defaultValue, onChange);
  const validity = useValidity(errorMessage, props);
  return (
    <TextField
      {...props}
      value={value}
      onChange={setValue}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      {...validity}
      className={field}
      data-component="PasswordField"
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <TextInput
        inputRef={inputRef}
        isInvalid={validity.isInvalid}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        buttons={
          <>
            {generate && props.isReadOnly !== true && (
              <Button
                className={boxButton}
                onPress={() => {
                  setValue(generate());
                  setShown(true);
                }}
                isDisabled={props.isDisabled ?? false}
                aria-label={texts.suggestPassword}
                data-part="suggest"
              >
                <KeyIcon />
              </Button>
            )}
            {/* a ToggleButton would bring the machinery of toolbars along */}
            <Button
              className={boxButton}
              aria-pressed={isShown}
              onPress={() => setShown(!isShown)}
              isDisabled={props.isDisabled ?? false}
              aria-label={texts.showPassword}
              data-part="toggle"
            >
              {isShown ? <EyeOffIcon /> : <EyeIcon />}
            </Button>
          </>
        }
      />
      <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
    </TextField>
  );
}
