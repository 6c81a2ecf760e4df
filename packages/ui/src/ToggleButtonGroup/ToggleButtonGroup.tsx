import { type ReactElement, type ReactNode, useId } from 'react';
import { Label as AriaLabel, ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components';
import { button, content, words } from '../Button/Button.css.ts';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { visuallyHidden } from '../theme/shared.css.ts';
import { count as countClass, group, toggle } from './ToggleButtonGroup.css.ts';

/** A button of a {@link ToggleButtonGroup}. */
export interface ToggleChoice<Id extends string> {
  /** The id in `value` and `onChange`; unique among the buttons. */
  id: Id;
  /** The text of the button, or its accessible name if only the icon is shown. */
  label: string;
  /** An icon shown before the text. */
  icon?: ReactNode;
  /**
   * Whether only the icon is shown.
   * @default false
   */
  isIconOnly?: boolean;
  /** The number of things behind the button, shown after the text. */
  count?: number;
  /**
   * Whether the button is disabled.
   * @default false
   */
  isDisabled?: boolean;
}

/** Props of {@link ToggleButtonGroup}. */
export interface ToggleButtonGroupProps<Id extends string> {
  /** The label of the group: what is switched on and off. */
  label: string;
  /**
   * Whether the label is visually hidden. It is still announced by assistive technology.
   * @default false
   */
  isLabelHidden?: boolean;
  /** The buttons, in reading order. */
  buttons: readonly ToggleChoice<Id>[];
  /** The ids of the buttons that are on (controlled). */
  value: readonly Id[];
  /** Called with the ids of the buttons that are on, in the order of the buttons. */
  onChange: (ids: Id[]) => void;
  /**
   * Whether several buttons can be on at once, or one at most.
   * @default 'multiple'
   */
  selectionMode?: 'single' | 'multiple';
  /**
   * Whether all buttons can be off.
   * @default true
   */
  canBeEmpty?: boolean;
  /**
   * The size of the buttons; `sm` is for toolbars and headers of cards.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  /**
   * Whether all buttons are disabled.
   * @default false
   */
  isDisabled?: boolean;
}

/**
 * Buttons that stay on until they are pressed again, several at once or one at most. Arrow keys move between them.
 * @selector [data-component="ToggleButtonGroup"] The group with its label.
 * @selector [data-part="group"] The buttons.
 * @selector [data-part="button"] A button.
 * @selector [data-part="count"] The number after the text of a button.
 */
export function ToggleButtonGroup<Id extends string>({
  label,
  isLabelHidden = false,
  buttons,
  value,
  onChange,
  selectionMode = 'multiple',
  canBeEmpty = true,
  size = 'md',
  isDisabled = false,
}: ToggleButtonGroupProps<Id>): ReactElement {
  const labelId = useId();
  const format = useNumberFormat();
  return (
    <div className={field} data-component="ToggleButtonGroup">
      <AriaLabel id={labelId} elementType="span" className={isLabelHidden ? visuallyHidden : labelClass}>
        {label}
      </AriaLabel>
      <AriaToggleButtonGroup
        aria-labelledby={labelId}
        className={group}
        selectionMode={selectionMode}
        disallowEmptySelection={!canBeEmpty}
        selectedKeys={value}
        onSelectionChange={(on) => onChange(buttons.map(({ id }) => id).filter((id) => on.has(id)))}
        isDisabled={isDisabled}
        data-part="group"
      >
        {buttons.map(({ id, label: text, icon, isIconOnly = false, count, isDisabled: isOff = false }) => (
          <ToggleButton
            key={id}
            id={id}
            className={`${button({ size, shape: isIconOnly ? 'square' : 'text' })} ${toggle}`}
            isDisabled={isOff}
            data-part="button"
            {...(isIconOnly && { 'aria-label': text })}
          >
            <span className={content}>
              {icon}
              {!isIconOnly && <span className={words}>{text}</span>}
              {!isIconOnly && count !== undefined && (
                <span className={countClass} data-part="count">
                  {format(count)}
                </span>
              )}
            </span>
          </ToggleButton>
        ))}
      </AriaToggleButtonGroup>
    </div>
  );
}
