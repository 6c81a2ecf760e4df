import type { Sample } from './types.ts';

/** A time and the diameter at that time in mm. */
export type Seen = readonly [time: number, diameter: number];

/**
 * The time in seconds before and after a blink in which the lid covers a part of the pupil (Kret and Sjak-Shie, Behav
 * Res Methods 2019;51:1336).
 */
const LID = 0.05;

/** Returns whether the pupil is covered by the lid within `LID` of a sample. */
function isByLid(curve: readonly Sample[], at: number): boolean {
  const time = curve[at]?.[0] ?? 0;
  for (const step of [-1, 1]) {
    for (let i = at + step; ; i += step) {
      const one = curve[i];
      if (!one || Math.abs(one[0] - time) > LID + 1e-6) break;
      if (one[1] === null) return true;
    }
  }
  return false;
}

const middle = (a: number, b: number, c: number): number => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/** The maximum distance in mm of a sample from the median of itself and its neighbours; beyond it is an outlier. */
const OUTLIER = 0.3;

/** The reliable samples of a curve, without the edges of blinks and without outliers of one sample. */
export function reliable(curve: readonly Sample[]): readonly Seen[] {
  const seen = curve.filter((sample, i): sample is Seen => sample[1] !== null && !isByLid(curve, i));
  return seen.filter(([, own], i) => {
    const usual = middle(seen[i - 1]?.[1] ?? own, own, seen[i + 1]?.[1] ?? own);
    return Math.abs(own - usual) <= OUTLIER;
  });
}
