import type { LiveData, LiveKineticRecord } from '@isopter/contract';
import type { Point } from '../point.ts';

/** 0 = cover and uncover, 1 = alternate cover. */
export type CoverPhase = 0 | 1;

/**
 * One observation of an eye [COV-02, ENT-27]: x and y are the position of the eye relative to the target before it
 * moved, in degrees as the patient sees it, y up; `viewed` is whether it moved.
 */
export type CoverRecord = LiveKineticRecord;

/** The progress of a cover test [COV-02]. */
export type CoverProgress = LiveData<'cover_state_update'>;

/**
 * The position of the eyes relative to each other in prism dioptres: inwards (eso; negative is exo), and the right eye
 * higher (negative: the left).
 */
export interface Deviation {
  readonly eso: number;
  readonly right_hyper: number;
}

/**
 * Kind of deviation: a tropia is seen with both eyes open, a phoria only while one is covered; `unknown` until both
 * eyes were examined.
 */
export type DeviationKind = 'phoria' | 'tropia' | 'unknown';

/** The results in one position of gaze; x and y are its position in the chart. */
export interface CoverPosition extends Point {
  readonly direction: number;
  /** The movement on uncovering an eye, a tropia; `null` before it is measured. */
  readonly manifest: Deviation | null;
  /** The deviation on alternate cover, tropia and phoria together; `null` before it is measured. */
  readonly total: Deviation | null;
  /** The kind of the deviation, which is of both eyes together: the fixing eye itself does not move when uncovered. */
  readonly kind: DeviationKind;
  readonly is_current: boolean;
  readonly is_finished: boolean;
}
