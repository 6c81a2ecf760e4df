import { type Normed, type NormFor, normFor } from '../norms/index.ts';
import { letterChart, lettersOf } from './letters.ts';
import type { Acuity, AcuityValue } from './result.ts';
import type { Eye } from './types.ts';

/** The contrast in percent for which norms are known; none are known for 10 %. */
export const NORMED_CONTRAST = 2.5;

/** The letters of 70 below which 5 % of healthy people are at {@link NORMED_CONTRAST}. */
export interface LowContrastNorm extends Normed {
  readonly worseEye: number;
  readonly betterEye: number;
  readonly both: number;
}

/**
 * Own 5 % limits, mean − 1.645 · SD, from the means and SDs of low-contrast Sloan charts in 324 controls (Pineles et al.,
 * Am J Ophthalmol 2011;152:133, table 2: 34 ± 8, 37 ± 7 and 43 ± 6). The controls were adults; no highest age is stated.
 */
const NORMS: readonly LowContrastNorm[] = [{ ages: { from: 18, to: null }, worseEye: 21, betterEye: 25, both: 33 }];

/** Returns the low-contrast norm for an age in years, or why there is none. */
export const lowContrastNorm = (age: number | null): NormFor<LowContrastNorm> => normFor(NORMS, age);

/** A limit of normal low-contrast acuity. It applies to the whole letters that are shown. */
export interface LowContrastLimit {
  readonly letters: number;
  readonly isBelow: boolean;
}

const limitOf = (value: AcuityValue, letters: number): LowContrastLimit => ({
  letters,
  isBelow: value.beyond === 'worse' || (lettersOf(value.logmar, letterChart(NORMED_CONTRAST)) ?? -1) < letters,
});

/**
 * The limit of each measured eye at 2.5 % contrast, and whether its acuity is below it. The worse of two eyes has a lower
 * limit than the better one; a single eye has that of the worse one.
 */
export function lowContrastLimits(
  acuities: Readonly<Partial<Record<Eye, AcuityValue>>>,
  { worseEye, betterEye, both }: LowContrastNorm,
): Readonly<Partial<Record<Eye, LowContrastLimit>>> {
  const { OD, OS, OU } = acuities;
  const better = OD && OS && OD.logmar !== OS.logmar ? (OD.logmar < OS.logmar ? 'OD' : 'OS') : null;
  return {
    ...(OD && { OD: limitOf(OD, better === 'OD' ? betterEye : worseEye) }),
    ...(OS && { OS: limitOf(OS, better === 'OS' ? betterEye : worseEye) }),
    ...(OU && { OU: limitOf(OU, both) }),
  };
}

/**
 * Returns whether acuity is better at the lower of two contrasts by more than their intervals allow, which no eye does:
 * the measurements are inconsistent and are repeated.
 */
export function isInconsistent(higher: Acuity, lower: Acuity): boolean {
  const [best] = higher.interval ?? [higher];
  const worst = lower.interval?.[1] ?? lower;
  return worst.logmar < best.logmar;
}
