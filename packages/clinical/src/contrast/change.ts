import { type Change, roundTo, verdictBeyond } from '../change.ts';

/** The step of the letter chart in log units. */
const STEP = 0.15;

/**
 * The largest difference between repeats of an unchanged contrast sensitivity in log CS: the published 95 % limits of the
 * Pelli-Robson chart scored by the letter (± 0.18: Haymes et al., IOVS 2006;47:2739), plus the step of 0.15 to which a score
 * by triplets, or by levels of single letters, is rounded. So a change is three steps or more.
 */
export const CONTRAST_RETEST: number = 0.18 + STEP;

/** The source of {@link CONTRAST_RETEST}. */
export const CONTRAST_SOURCE = 'Haymes et al., Invest Ophthalmol Vis Sci 2006;47:2739, and a step of 0.15';

/** Returns how the contrast sensitivity of an eye, in log CS, changed from one test to a later one of the same kind. */
export function contrastChange(before: number, now: number): Change {
  const difference = roundTo(roundTo(now, 2) - roundTo(before, 2), 2);
  return { by: difference, verdict: verdictBeyond(-difference, CONTRAST_RETEST) };
}
