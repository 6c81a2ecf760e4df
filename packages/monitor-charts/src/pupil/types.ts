import type { Eye } from '@isopter/clinical';
import type { Band, EyeState, Result, Sample } from '@isopter/clinical/pupil';

export { type Eye, EYES } from '@isopter/clinical';
export {
  PERIODS,
  type Period,
  RESULTS,
  type Result,
  type Light,
  type EyeState,
  type PupilState,
  type Band,
  type Sample,
} from '@isopter/clinical/pupil';

/** The immutable view a monitor draws. */
export interface PupilView {
  /** The newest state of each eye; null before the first. */
  readonly eyes: Readonly<Record<Eye, EyeState>> | null;
  /** The completion in percent (PUP-03). */
  readonly completion: number;
  /** The unit of the time axis. */
  readonly axis: 'seconds' | 'percent';
  /** The end of the time axis. */
  readonly end: number;
  /** The periods of both eyes in chronological order. */
  readonly bands: readonly Band[];
  readonly curves: Readonly<Record<Eye, readonly Sample[]>>;
  /** The grade of each eye; `null` until it is known. */
  readonly results: Readonly<Record<Eye, Result | null>>;
  /** The eye under test; `OU` if both are; `null` before the first state. */
  readonly eye_under_test: Eye | 'OU' | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
