import type { ReactElement } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import { field, requiredMark } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf } from '../Field/Field.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { CheckIcon, MinusIcon } from '../icons/index.ts';
import { beside, choice, indented, mark } from './choice.css.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<FieldOf<CheckboxFieldProps>, 'isLabelHidden'> {
  /**
   * Whether the checkbox is indeterminate, for example when only some of several rows are selected.
   * @default false
   */
  isIndeterminate?: boolean;
}

/**
 * A choice that is on or off and takes effect with the form. For an immediate effect use `Switch`.
 * @selector [data-component="Checkbox"] The field.
 * @selector [data-part="button"] The box with its label.
 * @selector [data-part="mark"] The drawn box.
 */
export function Checkbox({ label, description, errorMessage, hint, ...props }: CheckboxProps): ReactElement {
  return (
    <CheckboxField
      {...props}
      {...useValidity(errorMessage, props)}
      className={`${field} ${beside}`}
      data-component="Checkbox"
    >
      <CheckboxButton className={choice} data-part="button">
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={mark} data-part="mark">
              {isIndeterminate ? <MinusIcon /> : isSelected && <CheckIcon />}
            </span>
            <span>
              {label}
              {props.isRequired === true && (
                <span className={requiredMark} aria-hidden="true">
                  *
                </span>
              )}
            </span>
          </>
        )}
      </CheckboxButton>
      <div className={indented}>
        <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
      </div>
    </CheckboxField>
  );
}
