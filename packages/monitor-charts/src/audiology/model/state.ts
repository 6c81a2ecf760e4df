import { recordList, type RecordListState } from '../../shared/recordList.ts';
import type { Tone } from '../types.ts';

/** The state of a running hearing test: its tones (H-104). */
export type AudiologyState = RecordListState<Tone>;

/** An upper limit for the number of tones in a test. */
export const MOST_TONES = 2_000;

/** A tone older than the newest is ignored (AUD-04). */
export const tones = recordList<Tone>({ type: 'new_pure_tone_response', most: MOST_TONES });

export const { initialState, reduceAll } = tones;
