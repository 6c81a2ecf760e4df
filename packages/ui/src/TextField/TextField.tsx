import type { ReactElement, ReactNode, Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { useValidity } from '../Field/useValidity.ts';

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldOf<AriaTextFieldProps>, FieldTexts {
  /**
   * Temporary text shown while the field is empty, such as an example or the expected format; never a replacement for
   * the label.
   */
  placeholder?: string;
  /** An icon shown before the text. */
  icon?: ReactNode;
  /** A unit shown after the text. */
  unit?: ReactNode;
  /**
   * Whether the value is a number or a code, which is set in the monospaced font.
   * @default false
   */
  isNumeric?: boolean;
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for one line of text.
 * @selector [data-component="TextField"] The field.
 */
export function TextField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  placeholder,
  icon,
  unit,
  isNumeric,
  inputRef,
  ...props
}: TextFieldProps): ReactElement {
  const validity = useValidity(errorMessage, props);
  return (
    <AriaTextField {...props} {...validity} className={field} data-component="TextField">
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <TextInput
        inputRef={inputRef}
        placeholder={placeholder}
        start={icon}
        unit={unit}
        isNumeric={isNumeric}
        isInvalid={validity.isInvalid}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
      />
      <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
