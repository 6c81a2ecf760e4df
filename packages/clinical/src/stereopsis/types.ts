import type { LiveData } from '@isopter/contract';

/** Positions of the dots, clockwise from the top: 1 top, 2 right, 3 bottom, 4 left. Other devices may have more. */
export const PLACES = [1, 2, 3, 4] as const;

export type Place = (typeof PLACES)[number];

/** One plate with its answer [ENT-30, STE-02]. */
export type Plate = LiveData<'new_stereopsis_response'>;

/** The grade of a stereoacuity. */
export type Grade = 'normal' | 'reduced' | 'coarse' | 'none';

/** The result of a test. */
export interface StereoResult {
  /** The stereoacuity in seconds of arc; `null` if nothing was seen, not even at the coarsest level. */
  readonly arcsec: number | null;
  readonly grade: Grade;
}

/** The plates of one level. */
export interface LevelTally {
  readonly arcsec: number;
  readonly shown: number;
  readonly seen: number;
}
