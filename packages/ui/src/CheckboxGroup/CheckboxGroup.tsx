import type { ReactElement, ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components';
import { choices } from '../Checkbox/choice.css.ts';
import { field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { useValidity } from '../Field/useValidity.ts';

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps extends FieldOf<AriaCheckboxGroupProps>, FieldTexts {
  /** `Checkbox` elements, each with a `value`. */
  children: ReactNode;
  /**
   * The layout of the options: one below another, or side by side as far as they fit.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
}

/**
 * A group of checkboxes for selecting any number of a few options.
 * @selector [data-component="CheckboxGroup"] The group.
 * @selector [data-part="choices"] The checkboxes.
 * @selector [data-orientation] On the checkboxes: `vertical` or `horizontal`.
 */
export function CheckboxGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  orientation = 'vertical',
  children,
  ...props
}: CheckboxGroupProps): ReactElement {
  return (
    <AriaCheckboxGroup
      {...props}
      {...useValidity(errorMessage, props)}
      className={field}
      data-component="CheckboxGroup"
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <div className={choices} data-orientation={orientation} data-part="choices">
        {children}
      </div>
      <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
