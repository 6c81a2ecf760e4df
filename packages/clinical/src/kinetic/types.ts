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

/**
 * Counts and percentages of one eye (KIN-02, KIN-03). Percentages 0 to 100. The two signs of a fixation loss, poor
 * fixation and a response in the blind spot, have different denominators and are never added.
 */
export interface KineticStatistics {
  readonly presented: number;
  readonly viewed: number;
  /** Presses at a time that the device did not measure; they may have been too early. */
  readonly untimed: number;
  /** Presses before 0.15 s. */
  readonly false_positives: number;
  /** The rate in percent; `null` until more than 3 stimuli were viewed. */
  readonly false_positive_percentage: number | null;
  readonly false_negatives: number;
  /** The stimuli that had to be seen: the checks of attention, and the missed ones within what was seen. */
  readonly to_be_seen: number;
  /** False negatives in percent of what had to be seen; `null` until that is more than 3. */
  readonly false_negative_percentage: number | null;
  /** The presentations during which the device watched the eye. */
  readonly watched: number;
  /** Stimuli during which the patient did not look at the fixation target. */
  readonly poor_fixations: number;
  /** In percent of those watched; `null` before the first. */
  readonly poor_fixation_percentage: number | null;
  readonly blind_spot_checks: number;
  /** The blind-spot checks the patient responded to. */
  readonly blind_spots_seen: number;
}
