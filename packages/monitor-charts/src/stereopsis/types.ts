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
  /** In chronological order. */
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
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
