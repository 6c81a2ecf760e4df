import type { Eye } from '@isopter/clinical';
import type { KineticAnswer, KineticDirection, KineticStatistics } from '@isopter/clinical/kinetic';

export { type Eye, EYES } from '@isopter/clinical';
export {
  type KineticAnswer,
  type DirectionState,
  type KineticDirection,
  type KineticStatistics,
} from '@isopter/clinical/kinetic';

/** What a monitor shows of one eye. */
export interface KineticEyeView {
  readonly eye: Eye;
  /** Oldest first. */
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

/** What a monitor draws; immutable. */
export interface KineticView {
  readonly eyes: Readonly<Record<Eye, KineticEyeView>>;
  /** The eye of the newest answer; null before the first. */
  readonly eye_under_test: Eye | null;
  /** The direction answered last, of the eye under test; null when that was a check. */
  readonly newest_direction: number | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** Malformed records that were left out since the state was loaded. */
  readonly ignored: number;
  /** A restart was seen: load the state anew. */
  readonly is_stale: boolean;
}
