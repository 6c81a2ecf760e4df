import type { Point } from '@isopter/clinical';
import type { EstermanLocation, EstermanStatistics } from '@isopter/clinical/esterman';

export {
  type EstermanEye,
  type EstermanStimulus,
  type EstermanPointState,
  type EstermanLocation,
  type EstermanStatistics,
} from '@isopter/clinical/esterman';

/** What a monitor draws; immutable. */
export interface EstermanView {
  readonly locations: readonly EstermanLocation[];
  readonly statistics: EstermanStatistics;
  /** Percent done. */
  readonly completion: number;
  /** Where a stimulus is now shown, or was shown last; null when nothing is tested. */
  readonly presented: Point | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** Malformed records that were left out since the state was loaded. */
  readonly ignored: number;
  /** A restart was seen: load the state anew. */
  readonly is_stale: boolean;
}
