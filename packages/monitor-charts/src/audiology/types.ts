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
