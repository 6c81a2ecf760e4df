import type { ReactElement, ReactNode } from 'react';
import { Meter } from '../Meter/Meter.tsx';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { useTexts } from '../texts/Texts.tsx';
import { statBarTexts } from './StatBar.texts.ts';
import { type LevelLimits, levelOf } from './level.ts';
import { header, label as labelStyle, root } from '../tone/bar.css.ts';
import { levelText, note, unknown } from './StatBar.css.ts';

/** Props of {@link StatBar}. */
export interface StatBarProps {
  /** The name of the rate, such as "False positives". */
  label: string;
  /** The rate in percent, 0 to 100; `null` if it is not known. */
  value: number | null;
  /** The numbers behind the rate, such as "2 of 51 answers under 0.15 s". */
  explanation?: ReactNode;
  /**
   * The percentages from which the rate requires attention or is too high.
   * @default {}
   */
  limits?: LevelLimits;
}

const TONES = { good: 'positive', caution: 'caution', critical: 'critical' } as const;

/**
 * A rate that should stay low, such as the false answers of a test: a bar, an explanation, and the level in words. A rate
 * that is not known has no bar.
 * @selector [data-component="StatBar"] A rate that is not known; otherwise the root is that of `Meter`.
 * @selector [data-part="label"] The name of the rate.
 * @selector [data-part="value"] The rate, or that it is not known.
 * @selector [data-part="note"] The explanation and the level.
 * @selector [data-part="explanation"] The explanation.
 * @selector [data-part="level"] The level in words.
 * @selector [data-level] On the level: `good`, `caution` or `critical`.
 */
export function StatBar({ label, value, explanation, limits = {} }: StatBarProps): ReactElement {
  const texts = useTexts(statBarTexts);
  const percent = useNumberFormat({ style: 'percent' });
  if (value === null) {
    return (
      <div className={root} data-component="StatBar">
        <div className={header}>
          <span className={labelStyle} data-part="label">
            {label}
          </span>
          <span className={unknown} data-part="value">
            {texts.unknown}
          </span>
        </div>
        <div className={note} data-part="note">
          <span data-part="explanation">{explanation}</span>
        </div>
      </div>
    );
  }
  const level = levelOf(value, limits);
  const word = { good: undefined, caution: texts.levelCaution, critical: texts.levelCritical }[level];
  const shown = percent(value / 100);
  return (
    <Meter
      label={label}
      value={value}
      valueLabel={word ? `${shown}, ${word}` : shown}
      valueText={shown}
      tone={TONES[level]}
    >
      <div className={note} data-part="note">
        <span data-part="explanation">{explanation}</span>
        {level !== 'good' && (
          <span className={levelText({ level })} data-part="level" data-level={level}>
            {word}
          </span>
        )}
      </div>
    </Meter>
  );
}
