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
  /** In chronological order. */
  readonly answers: readonly KineticAnswer[];
  /** Directions with an answer, in their order. */
  readonly directions: readonly KineticDirection[];
  readonly statistics: KineticStatistics;
  /** Percent of the directions that were processed (KIN-01). */
  readonly completion: number;
  /** Square degrees within the isopter; null until every direction is known. */
  readonly area: number | null;
  /** Mean distance of the isopter from fixation, degrees; null until a direction is known. */
  readonly mean_radius: number | null;
}

/** The immutable view a monitor draws. */
export interface KineticView {
  readonly eyes: Readonly<Record<Eye, KineticEyeView>>;
  /** The eye of the newest answer; null before the first. */
  readonly eye_under_test: Eye | null;
  /** The direction answered last, of the eye under test; null when that was a check. */
  readonly newest_direction: number | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
