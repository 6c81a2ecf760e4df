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
  /** Points of the pattern. */
  readonly points: number;
  /** Points with an answer. */
  readonly processed: number;
  /** Points that were seen. */
  readonly viewed: number;
  /** Presses sooner than 0.15 s after the stimulus (EST-02). */
  readonly false_positives: number;
  /** Stimuli shown in a blind spot, and those of them that were seen. */
  readonly blind_spot_checks: number;
  readonly blind_spot_seen: number;
  /** Points within 20° of fixation that were not seen: what driving standards look at. */
  readonly missed_central: number;
  /** Percent of the points seen; null until all of them have an answer. */
  readonly score: number | null;
}

/** The presentations of a run, as far as they are known. */
export interface EstermanRecords {
  /** By their index. */
  readonly stimuli: ReadonlyMap<number, EstermanStimulus>;
  /** Key of the newest presentation; null before the first. */
  readonly newest: number | null;
  /** Percent done. */
  readonly total: number;
}
