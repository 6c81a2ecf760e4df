import { asShown, type CourseChange } from '../course/index.ts';

/**
 * What two measurements of an unchanged acuity differ by at most, in logMAR: the 95 % limits of agreement with 18 optotypes
 * of 8 directions, whatever the acuity is (Bach, Graefes 2024, doi 10.1007/s00417-024-06638-z). With fewer they are wider.
 */
export const ACUITY_RETEST = 0.17;

/** Where {@link ACUITY_RETEST} is from. */
export const ACUITY_SOURCE = 'Bach, Graefes Arch Clin Exp Ophthalmol 2024, doi 10.1007/s00417-024-06638-z';

/** How an acuity differs from an earlier one of the same kind, both in logMAR, of which more is worse. */
export function compareAcuities(a: number, b: number): CourseChange {
  const by = asShown('ACUITY', asShown('ACUITY', b) - asShown('ACUITY', a));
  if (Math.abs(by) <= ACUITY_RETEST) return { by, verdict: 'within' };
  return { by, verdict: by > 0 ? 'worse' : 'better' };
}
