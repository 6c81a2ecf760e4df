import type { LevelTally, Plate, StereoResult } from '@isopter/clinical/stereopsis';

export {
  PLACES,
  type Place,
  type Plate,
  type Grade,
  type StereoResult,
  type LevelTally,
} from '@isopter/clinical/stereopsis';

/** The immutable view a monitor draws. */
export interface StereopsisView {
  /** The plates in chronological order. */
  readonly plates: readonly Plate[];
  /** The levels from coarse to fine. */
  readonly levels: readonly LevelTally[];
  /** The result; `null` until a plate determines it. */
  readonly result: StereoResult | null;
  /** The finest level seen more often than not, and at least twice, in seconds of arc; `null` if there is none yet. */
  readonly finest: number | null;
  /** The completion in percent as reported by the device; `null` before the first report. */
  readonly completion: number | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
