import type { ReactElement } from 'react';
import { Label, ProgressBar as RACProgressBar } from 'react-aria-components';
import { fill, header, label as labelStyle, root, track, value as valueStyle } from '../tone/bar.css.ts';
import type { Tone } from '../tone/tone.ts';
import { sliding } from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** The accessible name: what is in progress. */
  label: string;
  /**
   * Whether the line with label and value is hidden, because the information is shown nearby.
   * @default false
   */
  isLabelHidden?: boolean;
  /**
   * The current value, from 0 to `maxValue`.
   * @default 0
   */
  value?: number;
  /**
   * The value at which the task is complete.
   * @default 100
   */
  maxValue?: number;
  /**
   * Whether the progress is unknown.
   * @default false
   */
  isIndeterminate?: boolean;
  /** The text shown instead of the percentage, such as "3 of 12 files". */
  valueLabel?: string;
  /**
   * The colour of the bar. A text nearby must convey the same meaning.
   * @default 'accent'
   */
  tone?: Tone;
}

/**
 * The progress of a task that ends. For a value within a range use Meter.
 * @selector [data-component="ProgressBar"] The progress bar.
 * @selector [data-tone] On the progress bar: its tone.
 * @selector [data-part="label"] The label.
 * @selector [data-part="value"] The value in words.
 * @selector [data-part="track"] The bar.
 * @selector [data-part="fill"] The filled part of the bar.
 */
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
