import { type Normed, type NormFor, normFor } from '../norms/index.ts';

/** The lower limit of normal contrast sensitivity of one eye. */
export interface ContrastNorm extends Normed {
  /** In log CS: 5 % of healthy eyes are below it. */
  readonly from: number;
}

/** The SD between healthy eyes in log CS: our own assumption, as the source of the means does not state it in its abstract. */
export const CONTRAST_SD = 0.12;

/**
 * Own lower limits, mean − 1.645 · {@link CONTRAST_SD}, on the grid of 0.15. The means are those of the Pelli-Robson chart
 * with one eye at 1 m, 163 eyes of 87 people of 6 to 75 years (Mäntyjärvi and Laitinen, J Cataract Refract Surg
 * 2001;27:261): 1.84 at 20 to 39 years and 1.68 from 60 on. Between 40 and 59 years no decline is assumed (Puell et al.,
 * Acta Ophthalmol Scand 2004;82:404: none before 61 years). The SD is made of 0.065 of a retest (Haymes et al., IOVS
 * 2006;47:2739) and 0.10 between people. No sound norm is known for both eyes together, and none for children.
 */
const NORMS: readonly ContrastNorm[] = [
  { ages: { from: 20, to: 59 }, from: 1.65 },
  { ages: { from: 60, to: 75 }, from: 1.5 },
];

/** Returns the norm of contrast sensitivity of one eye for an age in years, or why there is none. */
export const contrastNorm = (age: number | null): NormFor<ContrastNorm> => normFor(NORMS, age);
