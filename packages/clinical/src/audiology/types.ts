import type { LiveData } from '@isopter/contract';
import type { Judgement } from '../perimetry/sequentialRule.ts';
/** The ear a tone is given to. */
export type Ear = 'RIGHT' | 'LEFT';

/** Both ears in the order of lists and tables: the left one first, as eyes are. */
export const EARS: readonly Ear[] = ['LEFT', 'RIGHT'];

/** One tone [ENT-31, AUD-04]. */
export type Tone = LiveData<'new_pure_tone_response'>;

/** The result for a frequency of one ear. */
export interface ToneThreshold {
  readonly frequency: number;
  /** The threshold in dB HL; the loudest level presented if it was not heard. */
  readonly level: number;
  readonly heard: boolean;
}

/** The results of an ear that are compared. */
export interface EarResult {
  readonly thresholds: readonly ToneThreshold[];
  /** `null` where it is not known. */
  readonly reliability: { readonly verdict: Judgement } | null;
}

/** The pure-tone average of an ear. */
export interface Average {
  /** The average in dB HL. */
  readonly level: number;
  /** Whether a frequency was not heard at the loudest level presented, so that the average is worse than `level`. */
  readonly isWorse: boolean;
}
