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
  /** Percent of the test (PUP-03). */
  readonly completion: number;
  /** What the time line runs over. */
  readonly axis: 'seconds' | 'percent';
  /** Where the time line ends. */
  readonly end: number;
  /** Of both eyes, in order of time. */
  readonly bands: readonly Band[];
  readonly curves: Readonly<Record<Eye, readonly Sample[]>>;
  /** The grade of each eye, once it is known. */
  readonly results: Readonly<Record<Eye, Result | null>>;
  /** The eye that is tested alone now; 'OU' when both are; null before the first state. */
  readonly eye_under_test: Eye | 'OU' | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
