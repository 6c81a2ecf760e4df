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
  /** `Radio` elements. */
  children: ReactNode;
  /**
   * The layout of the options: one below another, or side by side as far as they fit.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
}

/**
 * A group of radio buttons for selecting one of a few options, all of them visible.
 * @selector [data-component="RadioGroup"] The group.
 * @selector [data-part="choices"] The radio buttons.
 * @selector [data-orientation] On the radio buttons: `vertical` or `horizontal`.
 */
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
  /** The label of the option. */
  label: ReactNode;
  /** A description shown in a second line. */
  description?: ReactNode;
}

/**
 * An option of a {@link RadioGroup}.
 * @selector [data-component="Radio"] The option.
 * @selector [data-part="button"] The circle with its label.
 * @selector [data-part="mark"] The drawn circle.
 */
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
