/** Places of the dots, clockwise from the top: 1 top, 2 right, 3 bottom, 4 left. Other devices may number further ones. */
export const PLACES = [1, 2, 3, 4] as const;

export type Place = (typeof PLACES)[number];

/** One plate with its answer, as the API spells it (ENT-30, STE-02). */
export interface Plate {
  /** Position in the test's stream of messages; null if the device gave none. */
  readonly seq_num: number | null;
  /** Whether this plate settles the test. */
  readonly threshold: boolean;
  /** Position of the dot that stands out, from 1. */
  readonly target: number;
  /** Position that was answered; null = no answer. */
  readonly target_answer: number | null;
  /** Disparity in seconds of arc. */
  readonly arcsec: number;
  /** Counts the plates from 1. */
  readonly index: number;
}

/** What a stereoacuity means. */
export type Grade = 'normal' | 'reduced' | 'coarse' | 'none';

/** What a test came to. */
export interface StereoResult {
  /** Seconds of arc; null = nothing was seen, not even at the coarsest level. */
  readonly arcsec: number | null;
  readonly grade: Grade;
}

/** The plates of one level. */
export interface LevelTally {
  readonly arcsec: number;
  readonly shown: number;
  readonly seen: number;
}
