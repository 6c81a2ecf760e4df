import type { ReactElement, ReactNode } from 'react';
import { Label, Meter as RACMeter } from 'react-aria-components';
import { fill, header, label as labelStyle, root, track, value as valueStyle } from '../tone/bar.css.ts';
import type { Tone } from '../tone/tone.ts';

/** Props of {@link Meter}. */
export interface MeterProps {
  /** The accessible name: what is measured. */
  label: string;
  /** The current value, between `minValue` and `maxValue`. */
  value: number;
  /**
   * The minimum value.
   * @default 0
   */
  minValue?: number;
  /**
   * The maximum value.
   * @default 100
   */
  maxValue?: number;
  /** The text announced and shown instead of the percentage: "35 dB". */
  valueLabel?: string;
  /** The text shown instead of the announced one. */
  valueText?: string;
  /**
   * The colour of the bar. A text must convey the same meaning.
   * @default 'accent'
   */
  tone?: Tone;
  /** Content below the bar. */
  children?: ReactNode;
}

/**
 * A value within a known range. For the progress of a task use ProgressBar.
 * @selector [data-component="Meter"] The meter.
 * @selector [data-tone] On the meter: its tone.
 * @selector [data-part="label"] The label.
 * @selector [data-part="value"] The value in words.
 * @selector [data-part="track"] The bar.
 * @selector [data-part="fill"] The filled part of the bar.
 */
export function Meter({ label, valueText, tone = 'accent', children, ...range }: MeterProps): ReactElement {
  return (
    <RACMeter className={root} data-component="Meter" data-tone={tone} {...range}>
      {({ percentage, valueText: spoken }) => (
        <>
          <div className={header}>
            <Label className={labelStyle} data-part="label">
              {label}
            </Label>
            <span className={valueStyle} data-part="value">
              {valueText ?? spoken}
            </span>
          </div>
          <div className={track({ size: 'normal' })} data-part="track">
            <div className={fill({ tone })} style={{ inlineSize: `max(4px, ${percentage}%)` }} data-part="fill" />
          </div>
          {children}
        </>
      )}
    </RACMeter>
  );
}
