/** The ear a tone is given to. */
export type Ear = 'RIGHT' | 'LEFT';

/** Both ears in the order of the lists: the right one first, as audiometry does. */
export const EARS: readonly Ear[] = ['RIGHT', 'LEFT'];

/** One tone, as the API spells it (ENT-31, AUD-04). */
export interface Tone {
  readonly ear: Ear;
  /** Position in the test's stream of messages; null if the device gave none. */
  readonly seq_num: number | null;
  /** Whether this tone settles its frequency. */
  readonly threshold: boolean;
  /** Hertz. */
  readonly frequency: number;
  /** dB HL. */
  readonly volume_db: number;
  /** Whether the patient pressed; see `isHeard`. */
  readonly is_heard: boolean;
  /** Seconds from the tone to the press; null if not known. */
  readonly response_time: number | null;
}

/** What a frequency of one ear came to. */
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
