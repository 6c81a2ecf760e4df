/** The change of a number from one test to a later one. */
export interface Change {
  /** In the unit of the measure; `null` where a number lies beyond what was measured, so that only the direction is known. */
  readonly by: number | null;
  /** `null` where the measure has no limit of change. */
  readonly verdict: 'worse' | 'better' | 'within' | null;
}

/** Tolerance for sums of decimal fractions. */
const EPSILON = 1e-9;

/** Rounds a number to some decimals, without a negative zero. */
export const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;

/**
 * Returns the verdict on a difference: beyond the limit it is a change.
 * @param worse the difference in the direction in which the measure gets worse
 * @param limit the largest difference between repeats, in the same unit
 */
export const verdictBeyond = (worse: number, limit: number): 'worse' | 'better' | 'within' =>
  Math.abs(worse) <= limit + EPSILON ? 'within' : worse > 0 ? 'worse' : 'better';
