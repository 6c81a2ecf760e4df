import type { ReactElement, ReactNode } from 'react';
import { Meter } from '../Meter/Meter.tsx';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { useTexts } from '../texts/Texts.tsx';
import { statBarTexts } from './StatBar.texts.ts';
import { type LevelLimits, levelOf } from './level.ts';
import { levelText, note } from './StatBar.css.ts';

/** Props of {@link StatBar}. */
export interface StatBarProps {
  /** The name of the rate, such as "False positives". */
  label: string;
  /** The rate in percent, 0 to 100; `null` while there is nothing to count. */
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
 * A rate that should stay low, such as the false answers of a test: a bar, an explanation, and the level in words.
 * @selector [data-part="note"] The explanation and the level; the root and the other parts are those of `Meter`.
 * @selector [data-part="explanation"] The explanation.
 * @selector [data-part="level"] The level in words.
 * @selector [data-level] On the level: `good`, `caution` or `critical`.
 */
export function StatBar({ label, value, explanation, limits = {} }: StatBarProps): ReactElement {
  const texts = useTexts(statBarTexts);
  const percent = useNumberFormat({ style: 'percent' });
  const level = levelOf(value ?? 0, limits);
  const word = { good: undefined, caution: texts.levelCaution, critical: texts.levelCritical }[level];
  const shown = value === null ? '–' : percent(value / 100);
  return (
    <Meter
      label={label}
      value={value ?? 0}
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
