import type { Sample } from './types.ts';

/** A time and what was seen then, mm. */
export type Seen = readonly [time: number, diameter: number];

/** Before and after a blink a lid hides a part of the pupil, seconds (Kret and Sjak-Shie, Behav Res Methods 2019;51:1336). */
const LID = 0.05;

/** Whether a lid is before the pupil within `LID` of a sample. */
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

/** Further than this from the middle of itself and its neighbours no pupil gets in one sample, mm. */
const OUTLIER = 0.3;

/** What of a curve can be relied on: without the edges of blinks, and without outliers of one sample. */
export function reliable(curve: readonly Sample[]): readonly Seen[] {
  const seen = curve.filter((sample, i): sample is Seen => sample[1] !== null && !isByLid(curve, i));
  return seen.filter(([, own], i) => {
    const usual = middle(seen[i - 1]?.[1] ?? own, own, seen[i + 1]?.[1] ?? own);
    return Math.abs(own - usual) <= OUTLIER;
  });
}
