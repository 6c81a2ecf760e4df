/** One stimulus at a location (dB: 0 is the brightest) and whether the patient pressed. */
export interface Trial {
  readonly stimulus: number;
  readonly seen: boolean;
}

/** Next step of a procedure: show this stimulus, or the location is settled. */
export type Step = { readonly stimulus: number } | { readonly threshold: number };

/**
 * A threshold procedure at one location, as a function of its start value (dB) and everything shown there so far.
 * It keeps no state, so a test can be stored and resumed as plain data.
 */
export type Procedure = (start: number, trials: readonly Trial[]) => Step;

/** Brightest and dimmest stimulus, dB. */
export const STIMULUS_RANGE = { min: 0, max: 40 } as const;

/** The threshold of a location where even the brightest stimulus was not seen; shown to people as `<0`. */
export const NOT_SEEN = -1;

/** The nearest whole dB the instrument can show. */
export const toStimulus = (db: number): number =>
  Math.min(STIMULUS_RANGE.max, Math.max(STIMULUS_RANGE.min, Math.round(db)));

/** How often the brightest is missed before a place counts as blind: one look too few calls places of 0 dB blind. */
const LOOKS = 2;
/** A place where anything up to here was seen is not blind, dB. */
const NEARLY_BLIND = 3;

const isBrightest = ({ stimulus }: Trial): boolean => stimulus === STIMULUS_RANGE.min;

/**
 * Returns whether a place is blind: the brightest was missed there twice and never seen, and nothing of 3 dB or less
 * was.
 */
export const isBlind = (trials: readonly Trial[]): boolean =>
  trials.filter((trial) => isBrightest(trial) && !trial.seen).length >= LOOKS &&
  !trials.some(({ stimulus, seen }) => seen && stimulus <= NEARLY_BLIND);

/**
 * Returns whether the brightest must be shown before a place is settled at an estimate (dB): nothing was seen there, or
 * hardly anything is left, and the brightest was neither seen nor missed twice.
 */
export const mustShowBrightest = (estimate: number, trials: readonly Trial[]): boolean =>
  (estimate < NEARLY_BLIND || !trials.some(({ seen }) => seen)) &&
  !trials.some((trial) => isBrightest(trial) && trial.seen) &&
  trials.filter(isBrightest).length < LOOKS;
