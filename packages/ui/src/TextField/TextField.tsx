import type { ReactElement, ReactNode, Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, hasError, Label } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldOf<AriaTextFieldProps>, FieldTexts {
  /** An example or the expected form; never the only place of the label. */
  placeholder?: string;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Unit after the text. */
  unit?: ReactNode;
  /**
   * The value is a number or a code: shown in the mono typeface.
   * @default false
   */
  isNumeric?: boolean;
  /** The input itself, e.g. to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
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
  const isInvalid = hasError(errorMessage, props.isInvalid);
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isInvalid={isInvalid}
      className={field}
      data-component="TextField"
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <TextInput
        inputRef={inputRef}
        placeholder={placeholder}
        start={icon}
        unit={unit}
        isNumeric={isNumeric}
        isInvalid={isInvalid}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
      />
      <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
