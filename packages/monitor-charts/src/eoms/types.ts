import type { Eye } from '@isopter/clinical';
import type { Attempt } from '@isopter/clinical/eoms';

export { type Attempt, type Movement, type EyeMovements } from '@isopter/clinical/eoms';

/** The immutable view a monitor draws. */
export interface EomsView {
  /** The attempts of each eye in chronological order. */
  readonly attempts: Readonly<Record<Eye, readonly Attempt[]>>;
  /** The eyes of the newest attempt: both if they were tested together; empty before the first. */
  readonly eyes_under_test: readonly Eye[];
  /** The newest direction; `null` before the first attempt. */
  readonly newest_direction: number | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  readonly ignored: number;
  readonly is_stale: boolean;
}
