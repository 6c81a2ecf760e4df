import { type Change, roundTo, verdictBeyond } from '../change.ts';
import { letterChart } from './letters.ts';
import type { Acuity } from './result.ts';

/**
 * The largest difference between repeats of an unchanged acuity in logMAR: the 95 % limits of agreement with 18 optotypes
 * of 8 directions, whatever the acuity is (Bach, Graefes Arch Clin Exp Ophthalmol 2024). A change is never smaller.
 */
export const ACUITY_RETEST = 0.17;

/** The source of {@link ACUITY_RETEST}. */
export const ACUITY_SOURCE = 'Bach, Graefes Arch Clin Exp Ophthalmol 2024, doi 10.1007/s00417-024-06638-z';

/**
 * How much wider the limits are at low contrast, because optotypes become legible more gradually there (Carkeet and Bailey,
 * Ophthalmic Physiol Opt 2017;37:118).
 */
export const LOW_CONTRAST_RETEST: number = 4 / 3;

/** The source of {@link LOW_CONTRAST_RETEST}. */
export const LOW_CONTRAST_SOURCE = 'Carkeet and Bailey, Ophthalmic Physiol Opt 2017;37:118';

/** The part of one test in {@link ACUITY_RETEST}, for an acuity whose interval is unknown. */
const ONE_TEST = ACUITY_RETEST / Math.SQRT2;

/**
 * Half of the 95 % interval of an acuity. An end beyond the display was not measured: then the other half counts, unless it
 * is shorter than usual.
 */
function halfOf({ logmar, interval }: Acuity): number {
  if (!interval) return ONE_TEST;
  const halves = interval.map((end) => (end.beyond ? null : Math.abs(end.logmar - logmar)));
  const known = halves.filter((half) => half !== null);
  const mean = known.reduce((sum, half) => sum + half, 0) / Math.max(1, known.length);
  return known.length === halves.length ? mean : Math.max(mean, ONE_TEST);
}

/**
 * The difference in logMAR beyond which two acuities are a change: the 95 % interval of a difference of two measurements
 * (root of the sum of squares of their halves), and at least {@link ACUITY_RETEST}.
 */
function limitOf(one: Acuity, other: Acuity, contrast: number | null): number {
  const limit = Math.max(ACUITY_RETEST, Math.hypot(halfOf(one), halfOf(other)));
  return letterChart(contrast) === letterChart(null) ? limit : limit * LOW_CONTRAST_RETEST;
}

/**
 * Returns how the acuity of an eye changed from one test to a later one of the same kind; used wherever two acuities are
 * compared. Beyond the display an acuity is at least as far away as the end of the display, so that a change is known
 * without its size. Of 600 simulated pairs each 5 % at most of unchanged eyes are flagged (decision 50).
 * @param contrast of both, in percent; `null` for full contrast
 * @returns `null` where nothing can be said: an acuity beyond the display, and the other one close to that end
 */
export function acuityChange(before: Acuity, now: Acuity, contrast: number | null): Change | null {
  const difference = roundTo(roundTo(now.logmar, 2) - roundTo(before.logmar, 2), 2);
  const verdict = verdictBeyond(difference, limitOf(before, now, contrast));
  if (before.beyond === null && now.beyond === null) return { by: difference, verdict };
  // the end of the display is the largest or the smallest size there is, so that the true difference can only be larger
  return verdict === 'within' ? null : { by: null, verdict };
}
