import type { LiveData } from '@isopter/contract';
import type { EyeState, PupilState } from '../types.ts';

type Sent = LiveData<'pupillometry_state_update'>;

/** No pupil is smaller or larger, mm. */
const DIAMETERS = { least: 0.5, most: 12 } as const;

/** A camera that has lost the pupil writes 0, -1 or anything: what no pupil has was not seen, the others were. */
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

/** What the monitor keeps of a state (ENT-36). */
export const stateOf = ({ seq_num, run, test_percentage_done, seconds, od_state, os_state }: Sent): PupilState => ({
  seq_num,
  run,
  percentage: test_percentage_done,
  seconds: seconds ?? null,
  eyes: { OD: eyeOf(od_state), OS: eyeOf(os_state) },
});
