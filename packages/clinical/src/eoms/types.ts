import type { LiveData } from '@isopter/contract';
import type { Point } from '../point.ts';

/** One attempt of an eye to look in a direction: where it got to, degrees, y up [ENT-35, EOM-02]. */
export type Attempt = LiveData<'new_eoms_response'>;

/** The results for one direction of an eye; x and y are its position on the circle of the expected excursion. */
export interface Movement extends Point {
  readonly direction: number;
  /** Oldest first. */
  readonly attempts: readonly Attempt[];
  /** The attempt that went farthest; null before the first. */
  readonly best: Attempt | null;
  /** How much of the way it went: 1 is all of it, less than 0 is backwards; null before the first attempt. */
  readonly share: number | null;
  /** -4 to 4 (see `gradeOf`); null before the first attempt. */
  readonly grade: number | null;
}

/** The movements of an eye. */
export interface EyeMovements {
  readonly movements: readonly Movement[];
  /** Percent of the directions that were tried (EOM-01). */
  readonly completion: number;
}
