import { isNumber, isRecord, type MonitorEvent } from '../../shared/read.ts';
import type { Tone } from '../types.ts';
import { readTone } from './read.ts';

/** What a monitor knows of a running hearing test. */
export interface AudiologyState {
  /** Number of the run; null until a record or event names one. A restart raises it. */
  readonly run: number | null;
  /** Newest record known; null if none carried a number. */
  readonly seq_num: number | null;
  /** Oldest first. */
  readonly tones: readonly Tone[];
  readonly ignored: number;
  readonly is_stale: boolean;
}

export type AudiologyDraft = { -readonly [K in keyof AudiologyState]: AudiologyState[K] } & { tones: Tone[] };

/** More tones than any test has; a device that never ends must not fill the memory. */
export const MOST_TONES = 2_000;

const emptyDraft = (): AudiologyDraft => ({ run: null, seq_num: null, tones: [], ignored: 0, is_stale: false });

const runOf = (data: unknown): number | null => (isRecord(data) && isNumber(data['run']) ? data['run'] : null);

/**
 * Puts a tone in its place: one older than the newest is ignored (AUD-04), one of the same number replaces it, so that
 * repetition counts nothing twice (MON-03).
 */
function putTone(draft: AudiologyDraft, tone: Tone): void {
  const { seq_num } = tone;
  if (seq_num !== null && draft.seq_num !== null) {
    if (seq_num < draft.seq_num) return;
    const repeated = seq_num === draft.seq_num ? draft.tones.findLastIndex((one) => one.seq_num === seq_num) : -1;
    if (repeated >= 0) {
      draft.tones[repeated] = tone;
      return;
    }
  }
  draft.tones.push(tone);
  if (draft.tones.length > MOST_TONES) draft.tones.shift();
  draft.seq_num = seq_num ?? draft.seq_num;
}

/** A higher run is a restart (MON-20): what was recorded belongs to the past, and the state must be loaded anew. */
function followRun(draft: AudiologyDraft, run: number | null): 'current' | 'past' {
  if (run === null) return 'current';
  if (draft.run !== null && run < draft.run) return 'past';
  if (draft.run !== null && run > draft.run) {
    draft.tones = [];
    draft.is_stale = true;
  }
  draft.run = run;
  return 'current';
}

/** Changes the draft by one message; types that a hearing test does not handle change nothing. */
export function applyEvent(draft: AudiologyDraft, { type, data }: MonitorEvent): void {
  if (type === 'updated_test_status') followRun(draft, runOf(data));
  if (type !== 'new_pure_tone_response') return;
  const tone = readTone(data);
  if (!tone) draft.ignored += 1;
  else if (followRun(draft, runOf(data)) === 'current') putTone(draft, tone);
}

const byNumber = (one: Tone, other: Tone): number => (one.seq_num ?? 0) - (other.seq_num ?? 0);

/** Reads the answer of the state call (H-104), a list of tones; what is malformed is left out and counted. */
export function draftOf(server: unknown): AudiologyDraft {
  const draft = emptyDraft();
  if (server === undefined || server === null) return draft;
  if (!Array.isArray(server)) {
    draft.ignored += 1;
    return draft;
  }
  const tones: Tone[] = [];
  for (const record of server as unknown[]) {
    const tone = readTone(record);
    if (tone) tones.push(tone);
    else draft.ignored += 1;
    draft.run = runOf(record) ?? draft.run;
  }
  for (const tone of tones.toSorted(byNumber)) putTone(draft, tone);
  return draft;
}

/** The state as loaded from the server; also after every reconnection (MON-02). */
export const initialState = (server: unknown): AudiologyState => draftOf(server);

/** The state after these messages; the given state stays as it is. */
export function reduceAll(state: AudiologyState, events: Iterable<MonitorEvent>): AudiologyState {
  const draft: AudiologyDraft = { ...state, tones: [...state.tones] };
  for (const event of events) applyEvent(draft, event);
  return draft;
}
