import type { Point } from '@isopter/clinical';
import type { EstermanLocation, EstermanStatistics } from '@isopter/clinical/esterman';

export {
  type EstermanEye,
  type EstermanStimulus,
  type EstermanPointState,
  type EstermanLocation,
  type EstermanStatistics,
} from '@isopter/clinical/esterman';

/** The immutable view a monitor draws. */
export interface EstermanView {
  readonly locations: readonly EstermanLocation[];
  readonly statistics: EstermanStatistics;
  /** The completion in percent. */
  readonly completion: number;
  /** The location of the current or last stimulus; `null` if nothing is being tested. */
  readonly presented: Point | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
