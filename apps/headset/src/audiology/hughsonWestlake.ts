/** One tone of a frequency and whether it was heard. */
export interface Trial {
  /** dB HL. */
  readonly level: number;
  readonly heard: boolean;
}

/** The next level, or the end of a frequency; the level is the highest there is when nothing was heard. */
export type Next =
  | { readonly level: number }
  | { readonly settled: { readonly level: number; readonly heard: boolean } };

/**
 * Parameters of the modified Hughson-Westlake procedure, dB HL: ASHA, Guidelines for manual pure-tone threshold
 * audiometry (2005), in agreement with ISO 8253-1. Familiarisation begins at 30 dB; when that is not heard at 50 dB, then
 * in steps of 10.
 */
export const HUGHSON_WESTLAKE = {
  familiar: 30,
  louder: 50,
  search: 10,
  down: 10,
  up: 5,
  /** The threshold is the lowest level with so many responses out of ascending presentations, */
  responses: 2,
  /** and at least this share of them. */
  share: 0.5,
  softest: -10,
} as const;

/** Misses at the highest level after which nothing more can be done. */
const LAST_MISSES = 2;

const { familiar, louder, search, down, up, responses, share, softest } = HUGHSON_WESTLAKE;

/** Until the first response: 30, 50, 60 … dB, or from where the procedure begins. */
function searchLevel(trials: readonly Trial[], loudest: number): number {
  const last = trials.at(-1);
  if (!last) return Math.min(familiar, loudest);
  return Math.min(loudest, last.level < louder ? louder : last.level + search);
}

/** Returns whether a tone was reached from below, or is the softest there is, which is reached no other way. */
const isAscending = (trials: readonly Trial[], i: number): boolean => {
  const before = trials[i - 1];
  const trial = trials[i];
  return before !== undefined && trial !== undefined && (!before.heard || trial.level === softest);
};

/** The modified Hughson-Westlake procedure: what comes after these tones of a frequency. */
export function hughsonWestlake(trials: readonly Trial[], loudest: number): Next {
  const last = trials.at(-1);
  if (trials.filter(({ level, heard }) => level === loudest && !heard).length >= LAST_MISSES) {
    return { settled: { level: loudest, heard: false } };
  }
  const first = trials.findIndex(({ heard }) => heard);
  if (first === -1 || !last) return { level: searchLevel(trials, loudest) };
  // What led to the first response was the search, not an ascent.
  const ascents = trials.filter((_, i) => i > first && isAscending(trials, i));
  const here = ascents.filter(({ level }) => level === last.level);
  const heard = here.filter((trial) => trial.heard).length;
  if (last.heard && heard >= responses && heard >= share * here.length) {
    return { settled: { level: last.level, heard: true } };
  }
  return { level: last.heard ? Math.max(softest, last.level - down) : Math.min(loudest, last.level + up) };
}
