import type { ReactElement } from 'react';
import { Label, ProgressBar as RACProgressBar } from 'react-aria-components';
import { fill, header, label as labelStyle, root, track, value as valueStyle } from '../tone/bar.css.ts';
import type { Tone } from '../tone/tone.ts';
import { sliding } from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** What goes forward; always spoken. */
  label: string;
  /**
   * Leaves out the line with label and value, where the words stand nearby.
   * @default false
   */
  isLabelHidden?: boolean;
  /**
   * How far it is, from 0 to `maxValue`.
   * @default 0
   */
  value?: number;
  /**
   * Value at the end of the task.
   * @default 100
   */
  maxValue?: number;
  /**
   * Nobody knows how far it is.
   * @default false
   */
  isIndeterminate?: boolean;
  /** Takes the place of the percentage, such as "3 of 12 files". */
  valueLabel?: string;
  /**
   * Colours the bar; words nearby must say the same.
   * @default 'accent'
   */
  tone?: Tone;
}

/** How far a task has come that ends. For a level that goes up and down use Meter. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value = 0,
  maxValue = 100,
  isIndeterminate = false,
  valueLabel,
  tone = 'accent',
}: ProgressBarProps): ReactElement {
  return (
    <RACProgressBar
      className={root}
      data-component="ProgressBar"
      data-tone={tone}
      value={value}
      maxValue={maxValue}
      isIndeterminate={isIndeterminate}
      valueLabel={valueLabel}
      aria-label={isLabelHidden ? label : undefined}
    >
      {({ percentage = 0, valueText }) => (
        <>
          {!isLabelHidden && (
            <div className={header}>
              <Label className={labelStyle} data-part="label">
                {label}
              </Label>
              {!isIndeterminate && (
                <span className={valueStyle} data-part="value">
                  {valueText}
                </span>
              )}
            </div>
          )}
          <div className={track({ size: 'thin' })} data-part="track">
            <div
              className={isIndeterminate ? `${fill({ tone })} ${sliding}` : fill({ tone })}
              style={isIndeterminate ? undefined : { inlineSize: `${percentage}%` }}
              data-part="fill"
            />
          </div>
        </>
      )}
    </RACProgressBar>
  );
}
