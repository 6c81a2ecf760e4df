import { type Normed, type NormFor, normFor } from '../norms/index.ts';
import type { Grade, LevelTally, Plate, StereoResult } from './types.ts';

/**
 * Finest and coarsest disparity of each grade, seconds of arc: 40 and finer is normal in adults and in children from
 * 7 years on (Titmus and Randot conventions; lower limit of normal at 7 years 60, mean 40: Birch et al., J AAPOS
 * 2008;12:23-26); coarser than 400 is coarse stereopsis.
 */
export const GRADES = { normal: 40, reduced: 400 } as const;

/** The ages the grades are valid for. */
const GRADED: readonly Normed[] = [{ ages: { from: 7, to: null } }];

/** Returns whether a stereoacuity is graded at an age in years, or why not. */
export const gradedAge = (age: number | null): NormFor<Normed> => normFor(GRADED, age);

/** Returns whether a plate was seen: the answer is the target (STE-02). */
export const isSeen = ({ target, target_answer }: Pick<Plate, 'target' | 'target_answer'>): boolean =>
  target_answer !== null && target_answer === target;

/** The grade of a stereoacuity; `null` means that nothing was seen. */
export function gradeOf(arcsec: number | null): Grade {
  if (arcsec === null) return 'none';
  if (arcsec <= GRADES.normal) return 'normal';
  return arcsec <= GRADES.reduced ? 'reduced' : 'coarse';
}

/** The levels that were shown, from coarse to fine. */
export function levelsOf(plates: readonly Plate[]): readonly LevelTally[] {
  const levels = new Map<number, { shown: number; seen: number }>();
  for (const plate of plates) {
    const { shown, seen } = levels.get(plate.arcsec) ?? { shown: 0, seen: 0 };
    levels.set(plate.arcsec, { shown: shown + 1, seen: seen + Number(isSeen(plate)) });
  }
  return [...levels].map(([arcsec, tally]) => ({ arcsec, ...tally })).sort((one, other) => other.arcsec - one.arcsec);
}

/** The minimum number of seen plates, because a single response may be a guess. */
const LEAST_SEEN = 2;

/** The finest level seen more often than not, and at least twice, in seconds of arc; `null` if there is none. */
export const finestOf = (levels: readonly LevelTally[]): number | null =>
  levels.findLast(({ shown, seen }) => seen >= LEAST_SEEN && 2 * seen > shown)?.arcsec ?? null;

/**
 * The result: the newest plate that determines it, with the grade `none` if it was not seen; `null` until there is one.
 */
export function resultOf(plates: readonly Plate[]): StereoResult | null {
  const settling = plates.findLast(({ threshold }) => threshold);
  if (!settling) return null;
  const arcsec = isSeen(settling) ? settling.arcsec : null;
  return { arcsec, grade: gradeOf(arcsec) };
}
