import type { Eye } from '@isopter/clinical';
import type { KineticAnswer, KineticDirection, KineticStatistics } from '@isopter/clinical/kinetic';

export { type Eye, EYES } from '@isopter/clinical';
export {
  type KineticAnswer,
  type DirectionState,
  type KineticDirection,
  type KineticStatistics,
} from '@isopter/clinical/kinetic';

/** The view of one eye. */
export interface KineticEyeView {
  readonly eye: Eye;
  /** The responses in chronological order. */
  readonly answers: readonly KineticAnswer[];
  /** The directions with a response, in order. */
  readonly directions: readonly KineticDirection[];
  readonly statistics: KineticStatistics;
  /** The share of processed directions in percent (KIN-01). */
  readonly completion: number;
  /** The area within the isopter in square degrees; `null` until every direction is known. */
  readonly area: number | null;
  /** The mean distance of the isopter from fixation in degrees; `null` until a direction is known. */
  readonly mean_radius: number | null;
}

/** The immutable view a monitor draws. */
export interface KineticView {
  readonly eyes: Readonly<Record<Eye, KineticEyeView>>;
  /** The eye of the newest response; `null` before the first. */
  readonly eye_under_test: Eye | null;
  /** The newest direction of the eye under test; `null` if it was a check. */
  readonly newest_direction: number | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
