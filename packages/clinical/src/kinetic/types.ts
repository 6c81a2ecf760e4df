import type { LiveKineticRecord } from '@isopter/contract';
import type { Point } from '../point.ts';

/** One answer [ENT-27, KIN-03]. Degrees from fixation as the patient sees it, y up. */
export type KineticAnswer = LiveKineticRecord;

/** The result for a direction: seen, not seen, or always pressed too early. */
export type DirectionState = 'seen' | 'not_seen' | 'too_early';

/** The result for one direction of an eye; its position is where it was seen, otherwise the edge of the field. */
export interface KineticDirection extends Point {
  readonly direction: number;
  /**
   * The angle in degrees counter-clockwise from the patient's right, 0 to 360: that of the position the device
   * reported, or that of the direction's number if this position is fixation.
   */
  readonly angle: number;
  readonly state: DirectionState;
  /** The distance from fixation in degrees; 0 if it was not seen. */
  readonly radius: number;
}

/** Counts and percentages of one eye (KIN-02, KIN-03). Percentages 0 to 100. */
export interface KineticStatistics {
  readonly presented: number;
  readonly viewed: number;
  readonly blind_spot_checks: number;
  readonly false_positives: number;
  readonly false_negatives: number;
  readonly fixation_losses: number;
  /** The rate in percent; `null` until more than 3 stimuli were viewed. */
  readonly false_positive_percentage: number | null;
  readonly false_negative_percentage: number;
  readonly fixation_loss_percentage: number;
}
