import type { Judged } from '@isopter/clinical/perimetry';
import type { SharedWords } from './shared.texts.ts';

/** A rate of wrong answers in words and numbers, as monitors show it. */
export interface RateRow {
  /** The rate in percent, the headline; `null`, not known, until there are enough trials. */
  readonly percentage: number | null;
  /** Wrong answers and the trials given. */
  readonly note: string;
  /** The verdict on the eye. */
  readonly verdict: string | null;
  /** The percentage of the requirements, which is no rate, as the device counts it; `null` before there is one. */
  readonly counter: string | null;
  readonly isFlagged: boolean;
}

/** Number formats of the language. */
export interface RateFormats {
  readonly count: (value: number) => string;
  /** Formats a share, 0 to 1. */
  readonly percent: (share: number) => string;
}

/** Returns the words for the judgement of a rate; `null` before anything was given. */
export function judgementText({ judgement, given }: Judged, words: SharedWords): string | null {
  if (judgement === 'undecided') return given ? words.tooFewToJudge : null;
  return judgement === 'flagged' ? words.notReliable : words.withinLimits;
}

/** Returns the headline of a rate in percent; `null` if it is not known. */
export const percentageOf = ({ share }: Judged): number | null => (share === null ? null : 100 * share);

/** Returns the device's counter in words; `null` where the requirements show none. */
export const counterText = (percentage: number | null, words: SharedWords, { percent }: RateFormats): string | null =>
  percentage === null ? null : words.deviceCounter({ percent: percent(percentage / 100) });
