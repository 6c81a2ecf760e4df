import { type AcuityMethod, estimateAfter, lineOf, type Trial } from '@isopter/clinical/acuity';

/** How one line of acuity is measured. */
export interface Procedure extends Pick<AcuityMethod, 'alternatives' | 'display'> {
  /** Optotypes of a measurement, and of one that is still too uncertain after them. */
  readonly trials: number;
  readonly most: number;
  /** The sizes to begin with while every answer is right, logMAR: large ones, which most people see at once. */
  readonly descent: readonly number[];
}

/** Half of the 95 % interval above which a measurement continues, logMAR. */
const UNCERTAIN = 0.2;

/** Returns whether a measurement is finished: after all its optotypes, or later if it is still too uncertain. */
export function isOver(trials: readonly Trial[], { alternatives, trials: planned, most }: Procedure): boolean {
  if (trials.length < planned) return false;
  const { low, high } = estimateAfter(trials, alternatives);
  return trials.length >= most || (high - low) / 2 <= UNCERTAIN;
}

/** The trials without the first wrong answer, if the same size was seen when it was shown once more: a slip. */
function withoutSlip(trials: readonly Trial[]): readonly Trial[] {
  const wrong = trials.findIndex(({ seen }) => !seen);
  return trials[wrong + 1]?.seen && wrong !== -1 ? trials.toSpliced(wrong, 1) : trials;
}

/**
 * The size of the next optotype, logMAR; null when the measurement is over. Large sizes come first; the first wrong answer
 * is shown once more at the same size, so that a slip does not end the descent; then every optotype is at the line nearest
 * to the estimate, as in Best PEST (Lieberman and Pentland, Behav Res Methods 1982;14:21).
 */
export function nextSize(trials: readonly Trial[], procedure: Procedure): number | null {
  if (isOver(trials, procedure)) return null;
  const { alternatives, descent, display } = procedure;
  const last = trials.at(-1);
  if (last && !last.seen && trials.filter(({ seen }) => !seen).length === 1) return last.size;
  const counted = withoutSlip(trials);
  const easy = descent[counted.length];
  if (easy !== undefined && counted.every(({ seen }) => seen)) return easy;
  return Math.min(display.most, Math.max(display.least, lineOf(estimateAfter(trials, alternatives).median)));
}
