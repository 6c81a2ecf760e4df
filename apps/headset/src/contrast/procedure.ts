/** One question and how it was answered; contrast in log CS, the logarithm of 1 / Weber contrast. */
export interface Trial {
  readonly level: number;
  readonly passed: boolean;
}

/** The next level, log CS; or the end, with the highest level that was passed, null when none was. */
export type Next = { readonly level: number } | { readonly settled: number | null };

/**
 * The chart of Pelli, Robson and Wilkins (Clinical Vision Sciences 1988;2:187): triplets in steps of 0.15 log units from
 * 0.00 to 2.25; one is passed with two letters of three, the last one passed is the result. Like a reader of the chart
 * who begins where it is easy, the test begins at 0.90, and at the top only when that is not seen (own choice).
 */
export const PELLI_ROBSON = { letters: 3, needed: 2, step: 0.15, start: 0.9, least: 0, most: 2.25 } as const;

/**
 * A staircase of single letters, one up, one down: steps of 0.30 until the first turn, then of 0.15; it ends after so many
 * turns of the fine steps, the result being their mean (Wetherill and Levitt, Br J Math Stat Psychol 1965;18:1).
 */
export const SINGLE_LETTER = {
  letters: 1,
  needed: 1,
  coarse: 0.3,
  fine: 0.15,
  turns: 6,
  start: 0.9,
  trials: 30,
} as const;

const { step, least, most } = PELLI_ROBSON;
/** The nearest level of the chart, log CS. */
const levelOf = (level: number): number =>
  Math.min(most, Math.max(least, Math.round(100 * step * Math.round(level / step)) / 100));

/** Returns the next step after these triplets of an eye. */
export function pelliRobson(trials: readonly Trial[]): Next {
  const last = trials.at(-1);
  if (!last) return { level: PELLI_ROBSON.start };
  const passed = trials.filter((trial) => trial.passed).map(({ level }) => level);
  const failed = trials.filter((trial) => !trial.passed).map(({ level }) => level);
  if (!last.passed && trials.length === 1) return { level: least };
  const next = levelOf(last.level + step);
  const isAtEnd = !last.passed || last.level >= most || failed.includes(next);
  return isAtEnd ? { settled: passed.length === 0 ? null : Math.max(...passed) } : { level: next };
}

/** Returns the levels at which a staircase reversed. */
function turnsOf(trials: readonly Trial[]): readonly number[] {
  return trials.flatMap(({ level, passed }, i) => (i > 0 && trials[i - 1]?.passed !== passed ? [level] : []));
}

/** Returns the passed level nearest to the mean reversal of the fine steps; null if no level was passed. */
function nearestPassed(trials: readonly Trial[], turns: readonly number[]): number | null {
  const fine = turns.length > 1 ? turns.slice(1) : trials.slice(-1).map(({ level }) => level);
  const mean = fine.reduce((sum, level) => sum + level, 0) / fine.length;
  const passed = trials.filter((trial) => trial.passed).map(({ level }) => level);
  const [nearest] = passed.toSorted((one, other) => Math.abs(one - mean) - Math.abs(other - mean));
  return nearest ?? null;
}

/** Returns the next step after these single letters of an eye. */
export function singleLetter(trials: readonly Trial[]): Next {
  const last = trials.at(-1);
  if (!last) return { level: SINGLE_LETTER.start };
  const turns = turnsOf(trials);
  const isAtEnd = trials.length >= SINGLE_LETTER.trials || turns.length > SINGLE_LETTER.turns;
  if (!isAtEnd) {
    const by = turns.length === 0 ? SINGLE_LETTER.coarse : SINGLE_LETTER.fine;
    return { level: levelOf(last.level + (last.passed ? by : -by)) };
  }
  return { settled: nearestPassed(trials, turns) };
}
