import type { LiveStimulus } from '@isopter/contract';
import type { Point } from '../point.ts';

/** One presentation [ENT-25, PERI-08]: it has a threshold if it settles its location. */
export type Stimulus = LiveStimulus;

/** State of a location. `seen` and `notSeen` are the newest answer if no threshold is settled. */
export type LocationState = 'untested' | 'testing' | 'seen' | 'notSeen' | 'threshold';

/** The presentations at one point of one eye. */
export interface PerimetryLocation extends Point {
  readonly state: LocationState;
  /** The threshold in dB; negative if the brightest stimulus was not seen; `null` until it is determined. */
  readonly threshold: number | null;
  /** Answered presentations seen and not seen (without catch trials). */
  readonly seen: number;
  readonly not_seen: number;
  /** Seconds from the stimulus seen last to the press; null if none was, or if it is not known. */
  readonly response_time: number | null;
  /** Whether the pattern has this point in the blind spot, where no index counts it. */
  readonly is_blind_spot: boolean;
}

/** Counts of one eye, or of both, and the device's counters in percent, 0 to 100 (PERI-03, 04, 09). */
export interface PerimetryStatistics {
  /** The number of presentations of any kind. */
  readonly presented: number;
  readonly viewed: number;
  /** Presses at a time that the device did not measure; they may have been too early. */
  readonly untimed: number;
  readonly seen: number;
  readonly not_seen: number;
  readonly blind_spot_checks: number;
  /** False-negative trials, and the records that say whether they are a catch trial. */
  readonly false_negative_trials: number;
  readonly told: number;
  /** Blank trials, in which nothing is shown, and those with a press. */
  readonly blank_trials: number;
  readonly blank_presses: number;
  /** False-negative trials given; `null` if the device does not say which they are. */
  readonly false_negatives_given: number | null;
  /** Presses before 0.15 s. */
  readonly false_positives: number;
  readonly false_negatives: number;
  readonly fixation_losses: number;
  /** The rate in percent; `null` until more than 3 stimuli were viewed at a known time. */
  readonly false_positive_percentage: number | null;
  /** Quarters of 100, as of 4 trials; `null` before one was given. */
  readonly false_negative_percentage: number | null;
  readonly fixation_loss_percentage: number | null;
}
