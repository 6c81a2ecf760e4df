import { type ReactElement, type ReactNode, useId } from 'react';
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
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { card, cards, end, line, rows, second, section, sectionTitle, words } from './RadioGroup.css.ts';

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
   * How the options are drawn: as circles with words, as cards with room for more, as many beside each other as fit, or
   * as the rows of a list, for many of them.
   * @default 'plain'
   */
  appearance?: 'plain' | 'cards' | 'rows';
}

const ARRANGED = { plain: choices, cards, rows } as const;

/**
 * A group of radio buttons for selecting one of a few options, all of them visible.
 * @selector [data-component="RadioGroup"] The group.
 * @selector [data-part="choices"] The radio buttons.
 * @selector [data-orientation] On the radio buttons: `vertical` or `horizontal`.
 * @selector [data-appearance] On the radio buttons: `plain`, `cards` or `rows`.
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
      {...props}
      {...useValidity(errorMessage, props)}
      orientation={orientation}
      className={field}
      data-component="RadioGroup"
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <div
        className={ARRANGED[appearance]}
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

/** Props of {@link RadioSection}. */
export interface RadioSectionProps {
  /** The title shared by the options. */
  title: string;
  /** `Radio` elements. */
  children: ReactNode;
}

/**
 * Options of a {@link RadioGroup} that belong together, below their title.
 * @selector [data-component="RadioSection"] The section.
 */
export function RadioSection({ title, children }: RadioSectionProps): ReactElement {
  const id = useId();
  return (
    <div className={section} role="group" aria-labelledby={id} data-component="RadioSection">
      <span id={id} className={sectionTitle}>
        {title}
      </span>
      {children}
    </div>
  );
}

/** Props of {@link Radio}. */
export interface RadioProps extends Omit<RadioFieldProps, 'children' | 'className' | 'style' | 'render'> {
  /** The label of the option. */
  label: ReactNode;
  /** A description shown in a second line. */
  description?: ReactNode;
  /** Content at the end of the label's line and part of the label, such as a charge; in a row it follows the label. */
  aside?: ReactNode;
}

/**
 * An option of a {@link RadioGroup}.
 * @selector [data-component="Radio"] The option.
 * @selector [data-part="button"] The circle with its label.
 * @selector [data-part="mark"] The drawn circle.
 * @selector [data-part="aside"] The content at the end of the line.
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
