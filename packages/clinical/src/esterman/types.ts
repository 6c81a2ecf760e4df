import type { LiveEstermanStimulus } from '@isopter/contract';
import type { Point } from '../point.ts';
import type { Eye } from '../eye.ts';

/** The tested eye: both eyes together, or one alone. */
export type EstermanEye = Eye | 'OU';

/** One presentation [ENT-26, EST-02]. Degrees from fixation as the patient sees it, seconds. */
export type EstermanStimulus = LiveEstermanStimulus;

/** The state of a point. */
export type EstermanPointState = 'untested' | 'testing' | 'seen' | 'notSeen';

/** A point of the pattern, or another one that was presented. */
export interface EstermanLocation extends Point {
  readonly state: EstermanPointState;
}

/** The counts defined by the requirements (EST-01). */
export interface EstermanStatistics {
  /** The number of points in the pattern. */
  readonly points: number;
  /** The number of points with a response. */
  readonly processed: number;
  /** The number of seen points. */
  readonly viewed: number;
  /** The number of presentations, and of presses at a time that the device did not measure. */
  readonly presented: number;
  readonly untimed: number;
  /** The number of presses sooner than 0.15 s after the stimulus (EST-02). */
  readonly false_positives: number;
  /** The number of stimuli presented in a blind spot, and of those that were seen. */
  readonly blind_spot_checks: number;
  readonly blind_spot_seen: number;
  /** The number of points within 20° of fixation that were not seen, which driving standards consider. */
  readonly missed_central: number;
  /** The share of seen points in percent; `null` until all points have a response. */
  readonly score: number | null;
}

/** The known presentations of a run. */
export interface EstermanRecords {
  /** The presentations by index. */
  readonly stimuli: ReadonlyMap<number, EstermanStimulus>;
  /** Key of the newest presentation; null before the first. */
  readonly newest: number | null;
  /** The completion in percent. */
  readonly total: number;
}
