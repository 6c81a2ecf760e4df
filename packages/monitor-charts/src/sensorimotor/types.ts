import type { Point } from '@isopter/clinical';
import type { Eye } from '@isopter/clinical/gaze';
import type { LiveData } from '@isopter/contract';

/** The eye of an alignment: the one that sees the movable target, or both together. */
export type AlignedEye = Eye | 'OU';

/** A state of the test. A location without an eye belongs to the eye of the state [ENT-32, SENS-03]. */
export type SensorimotorReport = LiveData<'sensorimotor_state_update'>;
/** The result of the newest attempt. */
export type AlignmentResult = NonNullable<SensorimotorReport['last_result']>;

/** The class of a marker (SENS-02): 0 no distance, 1 an attempt, 2 a result. */
export type MarkerClass = 0 | 1 | 2;

/**
 * The state of a location; x and y are the position of its marker, in degrees if the version defines them, otherwise in
 * units.
 */
export interface Marker extends Point {
  readonly location_index: number;
  readonly distance_degrees: number | null;
  readonly attempts: number;
  readonly marker: MarkerClass;
  readonly is_last: boolean;
}

/** The view of one eye. */
export interface AlignmentView {
  readonly eye: AlignedEye;
  readonly markers: readonly Marker[];
  /** The number of finished locations. */
  readonly done: number;
  /** Whether the markers are where the target was placed, so that they can be joined to a deviation chart. */
  readonly is_deviation: boolean;
}

/** The immutable view a monitor draws. */
export interface SensorimotorView {
  readonly eyes: Readonly<Record<AlignedEye, AlignmentView>>;
  /** The eye of the newest state; `null` before the first. */
  readonly eye_under_test: AlignedEye | null;
  readonly attempt_number: number | null;
  /** In percent, 0 to 100. */
  readonly percentage: number;
  readonly algorithm_version: number | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  readonly ignored: number;
  readonly is_stale: boolean;
}
