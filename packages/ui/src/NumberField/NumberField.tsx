import type { ReactElement, ReactNode, Ref } from 'react';
import {
  Button,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { boxButton, field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { AddIcon, MinusIcon } from '../icons/index.ts';

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends FieldOf<AriaNumberFieldProps>, FieldTexts {
  /** A unit shown after the number. */
  unit?: ReactNode;
  /**
   * Whether buttons to decrement and increment the value are shown.
   * @default true
   */
  hasSteppers?: boolean;
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for a number, formatted for the locale. The value stays within `minValue` and `maxValue` in steps of `step`;
 * an empty field has the value `NaN`.
 * @selector [data-component="NumberField"] The field.
 * @selector [data-part="decrement"] The button that decrements the value.
 * @selector [data-part="increment"] The button that increments the value.
 */
export function NumberField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  unit,
  hasSteppers = true,
  inputRef,
  ...props
}: NumberFieldProps): ReactElement {
  const validity = useValidity(errorMessage, props);
  return (
    <AriaNumberField {...props} {...validity} className={field} data-component="NumberField">
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <TextInput
        inputRef={inputRef}
        unit={unit}
        isNumeric
        isInvalid={validity.isInvalid}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        buttons={
          hasSteppers && (
            <>
              <Button slot="decrement" className={boxButton} data-part="decrement">
                <MinusIcon />
              </Button>
              <Button slot="increment" className={boxButton} data-part="increment">
                <AddIcon />
              </Button>
            </>
          )
        }
      />
      <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
