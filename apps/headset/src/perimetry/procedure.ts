/** One stimulus at a location (dB: 0 is the brightest) and whether the patient pressed. */
export interface Trial {
  readonly stimulus: number;
  readonly seen: boolean;
}

/** What a procedure says: show this next, or the location is settled. */
export type Step = { readonly stimulus: number } | { readonly threshold: number };

/**
 * A threshold procedure at one location, as a function of its start value (dB) and everything shown there so far.
 * It keeps no state of its own, so a test can be stored and taken up again as plain data.
 */
export type Procedure = (start: number, trials: readonly Trial[]) => Step;

/** Brightest and dimmest stimulus, dB. */
export const STIMULUS_RANGE = { min: 0, max: 40 } as const;

/** The threshold of a location where even the brightest stimulus was not seen; shown to people as `<0`. */
export const NOT_SEEN = -1;

/** The nearest whole dB the instrument can show. */
export const toStimulus = (db: number): number =>
  Math.min(STIMULUS_RANGE.max, Math.max(STIMULUS_RANGE.min, Math.round(db)));
