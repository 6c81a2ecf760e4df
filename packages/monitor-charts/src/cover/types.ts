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
  /** Positions by eye, and of both together as they stand to each other. */
  readonly positions: Readonly<Record<Eye | 'OU', readonly CoverPosition[]>>;
  /** Null before the first state came. */
  readonly progress: CoverProgress | null;
  /** Measurements with the eye off the target. */
  readonly poor_fixation: number;
  readonly measured: number;
  readonly run: number | null;
  readonly seq_num: number | null;
  readonly ignored: number;
  readonly is_stale: boolean;
}
