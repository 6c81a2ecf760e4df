import type { ReactElement, ReactNode } from 'react';
import { Label, Meter as RACMeter } from 'react-aria-components';
import { fill, header, label as labelStyle, root, track, value as valueStyle } from '../tone/bar.css.ts';
import type { Tone } from '../tone/tone.ts';

/** Props of {@link Meter}. */
export interface MeterProps {
  /** What is measured; always spoken. */
  label: string;
  /** Where the level is, from `minValue` to `maxValue`. */
  value: number;
  /**
   * Least value.
   * @default 0
   */
  minValue?: number;
  /**
   * Greatest value.
   * @default 100
   */
  maxValue?: number;
  /** What is spoken, and seen, in place of the percentage: "35 dB". */
  valueLabel?: string;
  /** What is seen in place of what is spoken. */
  valueText?: string;
  /**
   * Colours the bar; a text must say the same.
   * @default 'accent'
   */
  tone?: Tone;
  /** Lines under the bar. */
  children?: ReactNode;
}

/** A level that goes up and down in known bounds. For a task that ends use ProgressBar. */
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
