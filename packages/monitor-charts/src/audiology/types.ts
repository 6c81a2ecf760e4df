import type { Average, Ear, EarReliability, Tone, ToneThreshold } from '@isopter/clinical/audiology';

export { type Ear, EARS, type Tone, type ToneThreshold, type Average } from '@isopter/clinical/audiology';

/** The view of one ear. */
export interface AudiologyEarView {
  readonly ear: Ear;
  /** The tones in chronological order. */
  readonly tones: readonly Tone[];
  /** The newest result of each frequency, from low to high. */
  readonly thresholds: readonly ToneThreshold[];
  /**
   * The mean of the thresholds at 500, 1000, 2000 and 4000 Hz; `null` until these and at least four results are
   * available (AUD-02).
   */
  readonly average: Average | null;
  /** By what the thresholds can be relied on. */
  readonly reliability: EarReliability;
}

/** The immutable view a monitor draws. */
export interface AudiologyView {
  readonly ears: Readonly<Record<Ear, AudiologyEarView>>;
  /** The completion in percent (AUD-02). */
  readonly completion: number;
  /** The ear of the newest tone; `null` before the first one. */
  readonly ear_under_test: Ear | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
