import { AVERAGE_RETEST, type EarReliability, type FalseResponses } from '@isopter/clinical/audiology';
import type { AudiologyWords } from './audiology.texts.ts';

/** The texts about the reliability of an ear. */
export type EarReliabilityWords = Pick<
  AudiologyWords,
  | 'retest'
  | 'retestWithin'
  | 'retestBeyond'
  | 'silence'
  | 'tooSoon'
  | 'falsePassed'
  | 'falseFlagged'
  | 'falseUndecided'
  | 'notKnown'
>;

/** A line about the reliability of an ear. */
export interface ReliabilityLine {
  readonly label: string;
  readonly value: string;
  readonly isFlagged: boolean;
}

/** Returns what a pure tone average is judged by: the retest at 1000 Hz, and presses in silence and too soon. */
export function reliabilityLines(
  { retest, false_responses, too_soon }: EarReliability,
  words: EarReliabilityWords,
  format: (value: number) => string,
): readonly ReliabilityLine[] {
  const pressed = ({ judgement, ...counts }: FalseResponses): string => {
    const values = { pressed: format(counts.pressed), given: format(counts.given) };
    if (judgement === 'flagged') return words.falseFlagged(values);
    return judgement === 'passed' ? words.falsePassed(values) : words.falseUndecided(values);
  };
  const again = (): string => {
    if (!retest) return words.notKnown;
    const sign = retest.difference > 0 ? '+' : retest.difference < 0 ? '−' : '';
    const difference = `${sign}${format(Math.abs(retest.difference))}`;
    const values = { difference, limit: format(AVERAGE_RETEST) };
    return retest.judgement === 'flagged' ? words.retestBeyond(values) : words.retestWithin(values);
  };
  return [
    { label: words.retest, value: again(), isFlagged: retest?.judgement === 'flagged' },
    {
      label: words.silence,
      value: false_responses ? pressed(false_responses) : words.notKnown,
      isFlagged: false_responses?.judgement === 'flagged',
    },
    { label: words.tooSoon, value: pressed(too_soon), isFlagged: too_soon.judgement === 'flagged' },
  ];
}
