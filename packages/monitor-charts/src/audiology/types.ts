import type { Average, Ear, Tone, ToneThreshold } from '@isopter/clinical/audiology';

export { type Ear, EARS, type Tone, type ToneThreshold, type Average } from '@isopter/clinical/audiology';

/** What a monitor shows of one ear. */
export interface AudiologyEarView {
  readonly ear: Ear;
  /** Oldest first. */
  readonly tones: readonly Tone[];
  /** The newest result of each frequency, from low to high. */
  readonly thresholds: readonly ToneThreshold[];
  /** Mean of 500, 1000, 2000 and 4000 Hz; null until they and at least four results are there (AUD-02). */
  readonly average: Average | null;
}

/** What a monitor draws; immutable. */
export interface AudiologyView {
  readonly ears: Readonly<Record<Ear, AudiologyEarView>>;
  /** Percent (AUD-02). */
  readonly completion: number;
  /** The ear of the newest tone; null before the first. */
  readonly ear_under_test: Ear | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** Malformed records that were left out since the state was loaded. */
  readonly ignored: number;
  /** A restart was seen: load the state anew. */
  readonly is_stale: boolean;
}
