import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { Label as AriaLabel, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { visuallyHidden } from '../theme/shared.css.ts';
import { group, segment } from './SegmentedControl.css.ts';

/** An option of a {@link SegmentedControl}. */
export interface Segment<Id extends string> {
  /** The id passed to `value` and `onChange`; unique among the segments. */
  id: Id;
  /** The text of the segment, or its accessible name if only the icon is shown. */
  label: string;
  /** An icon shown before the text. */
  icon?: ReactNode;
  /**
   * Whether only the icon is shown.
   * @default false
   */
  isIconOnly?: boolean;
  /**
   * Whether the segment is disabled.
   * @default false
   */
  isDisabled?: boolean;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Id extends string> {
  /** The label of the control: what is switched. */
  label: string;
  /**
   * Whether the label is visually hidden. It is still announced by assistive technology.
   * @default false
   */
  isLabelHidden?: boolean;
  /** The segments, two to five. */
  segments: readonly Segment<Id>[];
  /** The id of the selected segment (controlled). */
  value: Id;
  /** Called with the id of the selected segment. */
  onChange: (id: Id) => void;
  /**
   * Whether all segments are disabled.
   * @default false
   */
  isDisabled?: boolean;
}

/**
 * A control for selecting one of a few views or values, with immediate effect. Arrow keys select the next or previous segment.
 * @selector [data-component="SegmentedControl"] The control with its label.
 * @selector [data-part="group"] The group of segments.
 * @selector [data-part="segment"] A segment.
 */
export function SegmentedControl<Id extends string>({
  label,
  isLabelHidden = false,
  segments,
  value,
  onChange,
  isDisabled = false,
}: SegmentedControlProps<Id>): ReactElement {
  const labelId = useId();
  const isByArrow = useRef(false);
  return (
    // hears which key moves the focus before the group moves it
    <div
      className={field}
      data-component="SegmentedControl"
      // an arrow selects, as in every radio group; Tab and presses move the focus too
      onKeyDownCapture={({ key }) => {
        isByArrow.current = key.startsWith('Arrow');
      }}
      onPointerDownCapture={() => {
        isByArrow.current = false;
      }}
    >
      <AriaLabel id={labelId} elementType="span" className={isLabelHidden ? visuallyHidden : labelClass}>
        {label}
      </AriaLabel>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        className={group}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={([chosen]) => chosen !== undefined && chosen !== value && onChange(chosen as Id)}
        isDisabled={isDisabled}
        data-part="group"
      >
        {segments.map(({ id, label: text, icon, isIconOnly = false, isDisabled: isOff = false }) => (
          <ToggleButton
            key={id}
            id={id}
            className={segment}
            isDisabled={isOff}
            onFocus={() => isByArrow.current && id !== value && onChange(id)}
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
