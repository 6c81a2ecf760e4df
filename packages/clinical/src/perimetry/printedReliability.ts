import type { ReliabilityIndex } from './reliabilityIndices.ts';

/** Shares of wrong answers that a report prints, 0 to 1; `null` for one that is not printed. */
export type PrintedShares = Readonly<Record<ReliabilityIndex, number | null>>;

/**
 * Shares in percent from which a printed field is doubtful, and from which it is not reliable. Humphrey Field Analyzer:
 * fixation losses above 20 %, false positives from 15 % (above 33 % with older strategies), false negatives above 33 %. A
 * single wrong answer to four catch trials is 25 %.
 */
const LIMITS = {
  falsePositives: { caution: 15, critical: 33 },
  fixationLosses: { caution: 21, critical: 50 },
  // they rise with the loss of the field, so they make none unreliable (`verdictOf`)
  falseNegatives: { caution: 34, critical: Infinity },
} as const satisfies Record<ReliabilityIndex, { caution: number; critical: number }>;

const INDICES = Object.keys(LIMITS) as ReliabilityIndex[];
const DECISIVE = ['falsePositives', 'fixationLosses'] as const satisfies ReliabilityIndex[];

/**
 * Returns whether the field of a report of another device can be relied on, by the shares of wrong answers that it prints:
 * `false` if false positives or fixation losses reach their critical limit, `true` if both are known and nothing reaches the
 * limit of caution, `null` otherwise. How many trials there were may not be printed, so no share is judged by its size.
 */
export function isPrintedFieldReliable(shares: PrintedShares): boolean | null {
  const reaches = (limit: 'caution' | 'critical') => (index: ReliabilityIndex) =>
    100 * (shares[index] ?? 0) >= LIMITS[index][limit];
  if (DECISIVE.some(reaches('critical'))) return false;
  const isKnown = DECISIVE.every((index) => shares[index] !== null);
  return isKnown && !INDICES.some(reaches('caution')) ? true : null;
}
