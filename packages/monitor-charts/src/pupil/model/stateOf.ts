import type { LiveData } from '@isopter/contract';
import type { EyeState, PupilState } from '../types.ts';

type Sent = LiveData<'pupillometry_state_update'>;

/** The minimum and maximum diameters of a pupil in mm. */
const DIAMETERS = { least: 0.5, most: 12 } as const;

/** A diameter, or `null` if it is impossible: a camera that has lost the pupil reports 0, -1 or any other value. */
const seenOf = (value: number | null): number | null =>
  value !== null && value >= DIAMETERS.least && value <= DIAMETERS.most ? value : null;

const eyeOf = ({ period_type, period_completion_percentage, ...eye }: Sent['od_state']): EyeState => ({
  period: period_type,
  completion: period_completion_percentage,
  is_tested: eye.is_currently_tested,
  is_retesting: eye.is_retesting,
  light: eye.light ?? null,
  diameters: (eye.diameters ?? []).map(seenOf),
  result: eye.result ?? null,
});

/** Converts a state for the monitor (ENT-36). */
export const stateOf = ({ seq_num, run, test_percentage_done, seconds, od_state, os_state }: Sent): PupilState => ({
  seq_num,
  run,
  percentage: test_percentage_done,
  seconds: seconds ?? null,
  eyes: { OD: eyeOf(od_state), OS: eyeOf(os_state) },
});
