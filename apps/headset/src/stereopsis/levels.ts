import { LEVELS } from '@isopter/clinical/stereopsis';

/*
 * A stereopsis test by levels: four dots, one of which stands out, at one disparity after the other. Four places to choose
 * from leave less to chance than two (Vancleef et al., PLoS ONE 2018;13:e0201366).
 */

/** Phase of the procedure at a level. */
export type Phase = 'descending' | 'again' | 'confirming';

/**
 * Right answers that pass a level, and wrong ones that fail it, whichever come first.
 *
 * On the way down two of three pass, as in the Randot Preschool test; a level that fails is given once more, lest a
 * moment of inattention ends the test. Somebody who only guesses passes so with a chance of 0.29. Therefore the last level
 * that was passed has to be confirmed, with three of five (0.10 by chance): both together happen to three guesses in a
 * hundred. A level that is not confirmed gives way to the coarser one before it.
 */
export const CRITERIA: Readonly<Record<Phase, number>> = { descending: 2, again: 2, confirming: 3 };

/** Position of the procedure. */
export interface Descent {
  readonly phase: Phase;
  /** Position in {@link LEVELS}. */
  readonly level: number;
  /** Answers at this level, in this phase. */
  readonly right: number;
  readonly wrong: number;
}

/** Result: the finest level that was passed and confirmed; seen = false means not even the coarsest was. */
export interface Settled {
  readonly level: number;
  readonly seen: boolean;
}

export const startDescent: Descent = { phase: 'descending', level: 0, right: 0, wrong: 0 };

const at = (phase: Phase, level: number): Descent => ({ phase, level, right: 0, wrong: 0 });

const FINEST = LEVELS.length - 1;

/** The procedure after an answer, or what it came to. */
export function answered(before: Descent, isRight: boolean): Descent | { settled: Settled } {
  const { phase, level } = before;
  const right = before.right + Number(isRight);
  const wrong = before.wrong + Number(!isRight);
  const needed = CRITERIA[phase];
  if (right < needed && wrong < needed) return { phase, level, right, wrong };
  const hasPassed = right === needed;
  if (phase === 'confirming' && hasPassed) return { settled: { level, seen: true } };
  if (hasPassed) return level < FINEST ? at('descending', level + 1) : at('confirming', level);
  if (phase === 'descending') return at('again', level);
  return level === 0 ? { settled: { level, seen: false } } : at('confirming', level - 1);
}
