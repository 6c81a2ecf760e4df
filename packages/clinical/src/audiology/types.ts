import type { LiveData } from '@isopter/contract';
/** The ear a tone is given to. */
export type Ear = 'RIGHT' | 'LEFT';

/** Both ears in the order of the lists: the right one first, as audiometry does. */
export const EARS: readonly Ear[] = ['RIGHT', 'LEFT'];

/** One tone [ENT-31, AUD-04]. */
export type Tone = LiveData<'new_pure_tone_response'>;

/** The result for a frequency of one ear. */
export interface ToneThreshold {
  readonly frequency: number;
  /** dB HL; the loudest level there was when it is not heard. */
  readonly level: number;
  readonly heard: boolean;
}

/** Pure tone average of an ear. */
export interface Average {
  /** dB HL. */
  readonly level: number;
  /** Whether one of the frequencies was not heard at the loudest level there was: the average is worse than this. */
  readonly isWorse: boolean;
}
