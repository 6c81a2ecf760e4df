import type { Eye } from '@isopter/clinical';
import type { CoverPosition, CoverProgress } from '@isopter/clinical/cover';

export {
  type CoverPhase,
  type CoverRecord,
  type CoverProgress,
  type Deviation,
  type CoverPosition,
} from '@isopter/clinical/cover';

/** The immutable view a monitor draws. */
export interface CoverView {
  /** The positions of each eye, and those of the eyes relative to each other (`OU`). */
  readonly positions: Readonly<Record<Eye | 'OU', readonly CoverPosition[]>>;
  /** The newest progress; `null` before the first state. */
  readonly progress: CoverProgress | null;
  /** The number of measurements in which the eye was off the target. */
  readonly poor_fixation: number;
  readonly measured: number;
  readonly run: number | null;
  readonly seq_num: number | null;
  readonly ignored: number;
  readonly is_stale: boolean;
}
