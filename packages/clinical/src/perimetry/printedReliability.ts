import type { ReliabilityIndex } from './reliabilityIndices.ts';

/** Shares of wrong answers that a report prints, 0 to 1; `null` for one that is not printed. */
export type PrintedShares = Readonly<Record<ReliabilityIndex, number | null>>;

/** Shares in percent: from some on a printed field is doubtful, above others, and it is not reliable from a higher one on. */
interface Limits {
  readonly isCaution: (percent: number) => boolean;
  readonly critical: number;
}

/**
 * Humphrey Field Analyzer: fixation losses above 20 %, false positives from 15 % (above 33 % with older strategies), false
 * negatives above 33 %. A single wrong answer to four catch trials is 25 %.
 */
const LIMITS: Readonly<Record<ReliabilityIndex, Limits>> = {
  falsePositives: { isCaution: (percent) => percent >= 15, critical: 33 },
  fixationLosses: { isCaution: (percent) => percent > 20, critical: 50 },
  // they rise with the loss of the field, so they make none unreliable (`verdictOf`)
  falseNegatives: { isCaution: (percent) => percent > 33, critical: Infinity },
};

const INDICES = Object.keys(LIMITS) as ReliabilityIndex[];
const DECISIVE = ['falsePositives', 'fixationLosses'] as const satisfies ReliabilityIndex[];

/** A share in percent, without the errors of binary fractions: 0.2 is 20 %. */
const percentOf = (share: number | null): number => Number((100 * (share ?? 0)).toFixed(6));

/**
 * Returns whether the field of a report of another device can be relied on, by the shares of wrong answers that it prints:
 * `false` if false positives or fixation losses reach their critical limit, `true` if both are known and nothing reaches the
 * limit of caution, `null` otherwise. How many trials there were may not be printed, so no share is judged by its size.
 */
export function isPrintedFieldReliable(shares: PrintedShares): boolean | null {
  if (DECISIVE.some((index) => percentOf(shares[index]) >= LIMITS[index].critical)) return false;
  const isKnown = DECISIVE.every((index) => shares[index] !== null);
  const isDoubtful = INDICES.some((index) => LIMITS[index].isCaution(percentOf(shares[index])));
  return isKnown && !isDoubtful ? true : null;
}
