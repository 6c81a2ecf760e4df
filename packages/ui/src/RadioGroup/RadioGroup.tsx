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
import { card, cards, end, line, second, words } from './RadioGroup.css.ts';

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends FieldOf<AriaRadioGroupProps>, FieldTexts {
  /** `Radio` elements. */
  children: ReactNode;
  /**
   * The layout of the options: one below another, or side by side as far as they fit.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
  /**
   * How the options are drawn: as circles with words, or as cards with room for more, as many beside each other as fit.
   * @default 'plain'
   */
  appearance?: 'plain' | 'cards';
}

/**
 * A group of radio buttons for selecting one of a few options, all of them visible.
 * @selector [data-component="RadioGroup"] The group.
 * @selector [data-part="choices"] The radio buttons.
 * @selector [data-orientation] On the radio buttons: `vertical` or `horizontal`.
 * @selector [data-appearance] On the radio buttons: `plain` or `cards`.
 */
export function RadioGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  orientation = 'vertical',
  appearance = 'plain',
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
      <div
        className={appearance === 'cards' ? cards : choices}
        data-orientation={orientation}
        data-appearance={appearance}
        data-part="choices"
      >
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
  /** What stands at the end of the line of the label and is a part of it, such as a charge. */
  aside?: ReactNode;
}

/**
 * An option of a {@link RadioGroup}.
 * @selector [data-component="Radio"] The option.
 * @selector [data-part="button"] The circle with its label.
 * @selector [data-part="mark"] The drawn circle.
 * @selector [data-part="aside"] What stands at the end of the line.
 */
export function Radio({ label, description, aside, ...props }: RadioProps): ReactElement {
  return (
    <RadioField {...props} className={card} data-component="Radio">
      <RadioButton className={`${choice} ${words}`} data-part="button">
        <span className={`${mark} ${dot}`} data-part="mark" />
        <span className={line}>
          <span>{label}</span>
          {aside !== undefined && (
            <span className={end} data-part="aside">
              {aside}
            </span>
          )}
        </span>
      </RadioButton>
      {description !== undefined && (
        <Text slot="description" className={`${about} ${indented} ${second}`}>
          {description}
        </Text>
      )}
    </RadioField>
  );
}
