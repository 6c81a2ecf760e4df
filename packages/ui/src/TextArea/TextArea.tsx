import type { ReactElement, Ref } from 'react';
import {
  Group,
  TextArea as AriaTextArea,
  TextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { box, field, input, numeric } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { Placeholder } from '../Field/Placeholder.tsx';
import { entry, overlay, replaced } from '../Field/placeholder.css.ts';
import { useValidity } from '../Field/useValidity.ts';
import { area, counter, firstLines } from './TextArea.css.ts';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FieldOf<AriaTextFieldProps>, FieldTexts {
  /** Temporary text shown while the field is empty, such as an example. */
  placeholder?: string;
  /**
   * The number of lines shown when empty; the field grows with its content.
   * @default 3
   */
  rows?: number;
  /** A ref to the text area element, for example to focus it. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/**
 * A field for several lines of text. With `maxLength` and a controlled value it shows the used length.
 * @selector [data-component="TextArea"] The field.
 * @selector [data-part="box"] The box around the input.
 * @selector [data-part="input"] The input.
 * @selector [data-part="counter"] The used length.
 */
export function TextArea({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  placeholder,
  rows = 3,
  inputRef,
  ...props
}: TextAreaProps): ReactElement {
  const validity = useValidity(errorMessage, props);
  return (
    <TextField {...props} {...validity} className={field} data-component="TextArea">
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <Group
        className={box}
        role="presentation"
        isInvalid={validity.isInvalid}
        isDisabled={props.isDisabled ?? false}
        isReadOnly={props.isReadOnly ?? false}
        data-part="box"
      >
        <span className={entry}>
          <AriaTextArea
            ref={inputRef}
            rows={rows}
            placeholder={placeholder ?? ''}
            className={`${input} ${area} ${replaced}`}
            data-part="input"
          />
          {placeholder !== undefined && (
            <span className={`${overlay} ${firstLines}`} aria-hidden="true">
              <Placeholder text={placeholder} />
            </span>
          )}
        </span>
      </Group>
      {props.maxLength !== undefined && props.value !== undefined && (
        <span className={`${counter} ${numeric}`} data-part="counter" aria-hidden="true">
          {props.value.length}/{props.maxLength}
        </span>
      )}
      <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
    </TextField>
  );
}
