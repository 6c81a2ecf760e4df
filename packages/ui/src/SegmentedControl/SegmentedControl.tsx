import { type ReactElement, type ReactNode, useId } from 'react';
import { Label as AriaLabel, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { visuallyHidden } from '../theme/shared.css.ts';
import { group, segment } from './SegmentedControl.css.ts';

/** One segment. */
export interface Segment<Id extends string> {
  /** Unique among the segments; what `value` and `onChange` carry. */
  id: Id;
  /** What it says; its name for assistive technology where `icon` stands alone. */
  label: string;
  /** Picture before the words. */
  icon?: ReactNode;
  /**
   * Only the picture is seen.
   * @default false
   */
  isIconOnly?: boolean;
  /**
   * It cannot be chosen.
   * @default false
   */
  isDisabled?: boolean;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Id extends string> {
  /** What is switched. */
  label: string;
  /**
   * The label is heard but not seen.
   * @default false
   */
  isLabelHidden?: boolean;
  /** Two to five choices. */
  segments: readonly Segment<Id>[];
  /** Id of the chosen segment. */
  value: Id;
  /** Called with the id of the segment that is chosen now. */
  onChange: (id: Id) => void;
  /**
   * None can be chosen.
   * @default false
   */
  isDisabled?: boolean;
}

/** One of a few views or values, taking effect at once. Arrow keys move between the segments. */
export function SegmentedControl<Id extends string>({
  label,
  isLabelHidden = false,
  segments,
  value,
  onChange,
  isDisabled = false,
}: SegmentedControlProps<Id>): ReactElement {
  const labelId = useId();
  return (
    <div className={field} data-component="SegmentedControl">
      <AriaLabel id={labelId} elementType="span" className={isLabelHidden ? visuallyHidden : labelClass}>
        {label}
      </AriaLabel>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        className={group}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={([chosen]) => chosen !== undefined && onChange(chosen as Id)}
        isDisabled={isDisabled}
        data-part="group"
      >
        {segments.map(({ id, label: text, icon, isIconOnly = false, isDisabled: isOff = false }) => (
          <ToggleButton
            key={id}
            id={id}
            className={segment}
            isDisabled={isOff}
            data-part="segment"
            {...(isIconOnly && { 'aria-label': text })}
          >
            {icon}
            {!isIconOnly && text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
