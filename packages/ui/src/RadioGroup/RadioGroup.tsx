import type { ReactElement, ReactNode } from 'react';
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioFieldProps,
  type RadioGroupProps as AriaRadioGroupProps,
  Text,
} from 'react-aria-components';
import { about, choice, choices, dot, indented, mark } from '../Checkbox/choice.css.ts';
import { field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, hasError, Label } from '../Field/Field.tsx';

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends FieldOf<AriaRadioGroupProps>, FieldTexts {
  /** `Radio`s. */
  children: ReactNode;
  /**
   * Below one another, or side by side as far as they fit.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
}

/** One of a few choices, all of them in sight. */
export function RadioGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  orientation = 'vertical',
  children,
  ...props
}: RadioGroupProps): ReactElement {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...props}
      orientation={orientation}
      isInvalid={hasError(errorMessage, props.isInvalid)}
      className={field}
      data-component="RadioGroup"
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <div className={choices} data-orientation={orientation} data-part="choices">
        {children}
      </div>
      <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}

/** Props of {@link Radio}. */
export interface RadioProps extends Omit<RadioFieldProps, 'children' | 'className' | 'style' | 'render'> {
  /** What it is called. */
  label: ReactNode;
  /** A second, quiet line. */
  description?: ReactNode;
}

/** One choice of a {@link RadioGroup}. */
export function Radio({ label, description, ...props }: RadioProps): ReactElement {
  return (
    <RadioField {...props} data-component="Radio">
      <RadioButton className={choice} data-part="button">
        <span className={`${mark} ${dot}`} data-part="mark" />
        <span>{label}</span>
      </RadioButton>
      {description !== undefined && (
        <Text slot="description" className={`${about} ${indented}`}>
          {description}
        </Text>
      )}
    </RadioField>
  );
}
