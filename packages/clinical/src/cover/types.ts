import type { Point } from '../point.ts';
import type { Eye } from '../eye.ts';

/** 0 = cover and uncover, 1 = alternate cover. */
export type CoverPhase = 0 | 1;

/**
 * One movement that was watched for, as the API spells it (COV-02, ENT-27). x and y are where the eye stood beside the
 * target before it moved: degrees as the patient sees it, y up.
 */
export interface CoverRecord extends Point {
  readonly eye: Eye;
  /** Position in the test's stream of messages; null if the device gave none. */
  readonly seq_num: number | null;
  /** 0 is straight ahead, 1 to 8 clockwise from up. */
  readonly direction: number;
  /** Whether the eye moved. */
  readonly viewed: boolean;
  readonly has_good_fixation: boolean;
}

/** Where a cover test has got to (COV-02). */
export interface CoverProgress {
  readonly seq_num: number | null;
  readonly eye: Eye | 'OU';
  readonly phase: CoverPhase;
  /** Percent. */
  readonly progress: number;
  readonly current_direction: number | null;
  readonly finished_directions: readonly number[];
}

/** How two eyes stand to each other, prism dioptres: inwards (eso, else exo), and the right eye higher (else the left). */
export interface Deviation {
  readonly eso: number;
  readonly right_hyper: number;
}

/** What is known in one position of gaze; x and y are its place in the chart. */
export interface CoverPosition extends Point {
  readonly direction: number;
  /** What uncovering an eye moves: a tropia; null before it is measured. */
  readonly manifest: Deviation | null;
  /** What alternating the cover moves: tropia and phoria together; null before it is measured. */
  readonly total: Deviation | null;
  readonly is_current: boolean;
  readonly is_finished: boolean;
}
