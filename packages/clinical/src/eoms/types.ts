import type { Point } from '../point.ts';
import type { Eye } from '../eye.ts';

/** One attempt of an eye to look in a direction, as the API spells it (EOM-02): where it got to, degrees, y up. */
export interface Attempt extends Point {
  readonly eye: Eye;
  /** Position in the test's stream of messages; null if the device gave none. */
  readonly seq_num: number | null;
  /** 1 to 8, clockwise from up; 0 is straight ahead. */
  readonly direction: number;
  /** Of the direction, counter-clockwise from the patient's right, degrees. */
  readonly angle: number;
  /** Counts the attempts in this direction. */
  readonly attempt: number;
}

/** What is known of one direction of an eye; x and y are its place on the circle of the expected reach. */
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

/** What an eye has done. */
export interface EyeMovements {
  readonly movements: readonly Movement[];
  /** Percent of the directions that were tried (EOM-01). */
  readonly completion: number;
}
