import type { LevelTally, Plate, StereoResult } from '@isopter/clinical/stereopsis';

export {
  PLACES,
  type Place,
  type Plate,
  type Grade,
  type StereoResult,
  type LevelTally,
} from '@isopter/clinical/stereopsis';

/** What a monitor draws; immutable. */
export interface StereopsisView {
  /** Oldest first. */
  readonly plates: readonly Plate[];
  /** From coarse to fine. */
  readonly levels: readonly LevelTally[];
  /** The result; null until a plate settles it. */
  readonly result: StereoResult | null;
  /** The finest level seen more often than not, at least twice; null = none so far. Seconds of arc. */
  readonly finest: number | null;
  /** Percent, as the device reports it; null before the first report. */
  readonly completion: number | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** Malformed records that were left out since the state was loaded. */
  readonly ignored: number;
  /** A restart was seen: load the state anew. */
  readonly is_stale: boolean;
}
