import { logmarOf } from './notation.ts';
import type { AcuityRecord, OptotypeKind } from './types.ts';

/** The candidate thresholds in logMAR, in steps of 0.01. */
const GRID = { least: -0.5, most: 2.1, step: 0.01 } as const;
/**
 * The psychometric function of the estimate: a logistic function with its slope in logMAR and its lapse rate. The guess
 * rate is one in eight directions, or one in four (FrACT, Best PEST).
 */
const CURVE = { slope: 0.06, lapse: 0.02 } as const;
const GUESS: Readonly<Record<OptotypeKind, number>> = { LANDOLT_C: 1 / 8, TUMBLING_E: 1 / 4 };
/** The maximum number of trials used; further ones do not improve the estimate. */
const MOST_TRIALS = 200;

const thresholds = Array.from(
  { length: Math.round((GRID.most - GRID.least) / GRID.step) + 1 },
  (_, i) => GRID.least + i * GRID.step,
);

/** Updates the log-likelihoods by one response. */
function learn(likelihoods: Float64Array, size: number, seen: boolean, guess: number): void {
  const { slope, lapse } = CURVE;
  for (const [i, threshold] of thresholds.entries()) {
    const p = guess + (1 - guess - lapse) / (1 + Math.exp((threshold - size) / slope));
    likelihoods[i]! += Math.log(seen ? p : 1 - p);
  }
}

/** The mean of the most likely thresholds. */
function mostLikely(likelihoods: Float64Array): number {
  const greatest = Math.max(...likelihoods);
  let sum = 0;
  let count = 0;
  for (const [i, likelihood] of likelihoods.entries()) {
    if (likelihood < greatest - 1e-9) continue;
    sum += thresholds[i]!;
    count += 1;
  }
  return Math.round((100 * sum) / count) / 100;
}

/**
 * The most likely threshold in logMAR after each optotype of a line; `null` before the first optotype of known size. As
 * in Best PEST, it is anchored by assuming that the smallest size is not seen and the largest is.
 */
export function estimatesOf(records: readonly AcuityRecord[], kind: OptotypeKind): readonly (number | null)[] {
  const likelihoods = new Float64Array(thresholds.length);
  const guess = GUESS[kind];
  learn(likelihoods, GRID.least, false, guess);
  learn(likelihoods, GRID.most, true, guess);
  let last: number | null = null;
  return records.map((record, i) => {
    const size = logmarOf(record);
    if (size === null || i >= MOST_TRIALS) return last;
    learn(likelihoods, size, record.viewed, guess);
    last = mostLikely(likelihoods);
    return last;
  });
}
