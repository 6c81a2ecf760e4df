import type { ReactElement } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components';
import { choice } from '../Checkbox/choice.css.ts';
import { field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf } from '../Field/Field.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { indented, leading, track, trailing } from './Switch.css.ts';

/** Props of {@link Switch}. */
export interface SwitchProps extends Omit<FieldOf<SwitchFieldProps>, 'isLabelHidden' | 'isRequired'> {
  /**
   * The side of the text on which the switch is placed.
   * @default 'start'
   */
  position?: 'start' | 'end';
}

/**
 * A setting that is on or off and takes effect immediately.
 * @selector [data-component="Switch"] The field.
 * @selector [data-part="button"] The switch with its label.
 * @selector [data-part="track"] The drawn switch.
 */
export function Switch({
  label,
  description,
  errorMessage,
  hint,
  position = 'start',
  ...props
}: SwitchProps): ReactElement {
  return (
    <SwitchField
      {...props}
      {...useValidity(errorMessage, props)}
      className={position === 'end' ? field : `${field} ${leading}`}
      data-component="Switch"
    >
      <SwitchButton className={`${choice} ${position === 'end' ? trailing : ''}`} data-part="button">
        <span className={track} data-part="track" />
        <span>{label}</span>
      </SwitchButton>
      <div className={position === 'end' ? undefined : indented}>
        <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
      </div>
    </SwitchField>
  );
}
