import type { LiveData } from '@isopter/contract';
import type { Point } from '../point.ts';

/** One attempt of an eye to look in a direction: where it got to, degrees, y up [ENT-35, EOM-02]. */
export type Attempt = LiveData<'new_eoms_response'>;

/** The results for one direction of an eye; x and y are its position on the circle of the expected excursion. */
export interface Movement extends Point {
  readonly direction: number;
  /** In chronological order. */
  readonly attempts: readonly Attempt[];
  /** The attempt that reached farthest; `null` before the first. */
  readonly best: Attempt | null;
  /**
   * The reached share of the expected excursion: 1 is all of it, below 0 is backwards; `null` before the first attempt.
   */
  readonly share: number | null;
  /** The grade, -4 to 4 (see `gradeOf`); `null` before the first attempt. */
  readonly grade: number | null;
}

/** The movements of an eye. */
export interface EyeMovements {
  readonly movements: readonly Movement[];
  /** The share of the requested directions with an attempt, 0 to 1 (EOM-01). */
  readonly tried: number;
}
