import { isNumber, isRecord, type MonitorEvent, readSeqNum } from '../../shared/read.ts';
import type { EstermanStimulus } from '../types.ts';
import { readStimulus, readTotal } from './read.ts';

/** What a monitor knows of a running Esterman test. */
export interface EstermanState {
  /** Number of the run; null until a record or event names one. A restart raises it. */
  readonly run: number | null;
  /** Newest message known; null if none carried a number. */
  readonly seq_num: number | null;
  /** Everything up to this message is in the state already. */
  readonly loaded_seq_num: number | null;
  /** By index: a stimulus replaces the one of the same index. */
  readonly stimuli: ReadonlyMap<number, EstermanStimulus>;
  /** Percent done. */
  readonly total: number;
  readonly total_seq_num: number | null;
  /** Index of the newest presentation. */
  readonly newest: number | null;
  readonly ignored: number;
  /** A restart was seen: the state must be loaded anew. */
  readonly is_stale: boolean;
}

export type EstermanDraft = { -readonly [K in keyof EstermanState]: EstermanState[K] } & {
  stimuli: Map<number, EstermanStimulus>;
};

/** More presentations than any test has; a device that never ends must not fill the memory. */
export const MOST_STIMULI = 2_000;

const emptyDraft = (): EstermanDraft => ({
  run: null,
  seq_num: null,
  loaded_seq_num: null,
  stimuli: new Map(),
  total: 0,
  total_seq_num: null,
  newest: null,
  ignored: 0,
  is_stale: false,
});

const newestOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** MON-03: applied when either has no number, or when it is not older than the stored one. */
const isCurrent = (seq_num: number | null, stored: number | null): boolean =>
  seq_num === null || stored === null || seq_num >= stored;

const runOf = (data: unknown): number | null => (isRecord(data) && isNumber(data['run']) ? data['run'] : null);

/** A higher run is a restart (MON-20): what was recorded belongs to the past, and the state must be loaded anew. */
function isOfRun(draft: EstermanDraft, run: number | null): boolean {
  if (run === null) return true;
  if (draft.run !== null && run < draft.run) return false;
  if (draft.run !== null && run > draft.run) {
    draft.stimuli.clear();
    draft.newest = null;
    draft.total = 0;
    draft.is_stale = true;
  }
  draft.run = run;
  return true;
}

function putStimulus(draft: EstermanDraft, stimulus: EstermanStimulus): void {
  const stored = draft.stimuli.get(stimulus.index);
  if (!isCurrent(stimulus.seq_num, stored?.seq_num ?? draft.loaded_seq_num)) return;
  if (!stored && draft.stimuli.size >= MOST_STIMULI) {
    draft.ignored += 1;
    return;
  }
  const leading = draft.newest === null ? undefined : draft.stimuli.get(draft.newest);
  if (!leading || isCurrent(stimulus.seq_num, leading.seq_num)) draft.newest = stimulus.index;
  draft.stimuli.set(stimulus.index, stimulus);
  draft.seq_num = newestOf(draft.seq_num, stimulus.seq_num);
}

function newStimuli(draft: EstermanDraft, data: unknown): void {
  for (const record of (Array.isArray(data) ? data : [data]) as unknown[]) {
    const stimulus = readStimulus(record);
    if (!stimulus) draft.ignored += 1;
    else if (isOfRun(draft, runOf(record))) putStimulus(draft, stimulus);
  }
}

function testProgressUpdate(draft: EstermanDraft, data: unknown): void {
  const seq_num = isRecord(data) ? readSeqNum(data['seq_num']) : undefined;
  const total = readTotal(data);
  if (seq_num === undefined || total === undefined) {
    draft.ignored += 1;
    return;
  }
  if (!isOfRun(draft, runOf(data)) || !isCurrent(seq_num, draft.total_seq_num)) return;
  draft.total = total;
  draft.total_seq_num = newestOf(draft.total_seq_num, seq_num);
  draft.seq_num = newestOf(draft.seq_num, seq_num);
}

/** Changes the draft by one message (MON-05); types that concern the dashboard change nothing. */
export function applyEvent(draft: EstermanDraft, { type, data }: MonitorEvent): void {
  if (type === 'new_stimuli') newStimuli(draft, data);
  if (type === 'test_progress_update') testProgressUpdate(draft, data);
  if (type === 'updated_test_status') isOfRun(draft, runOf(data));
}

/** Reads the answer of the state call (H-091) into a draft; what is malformed is left out and counted. */
export function draftOf(server: unknown): EstermanDraft {
  const draft = emptyDraft();
  if (server === undefined || server === null) return draft;
  if (!isRecord(server)) {
    draft.ignored += 1;
    return draft;
  }
  draft.run = runOf(server);
  const { stimuli = [], progress } = server;
  if (Array.isArray(stimuli)) newStimuli(draft, stimuli);
  else draft.ignored += 1;
  const total = readTotal(progress);
  if (total !== undefined) draft.total = total;
  else if (progress !== undefined) draft.ignored += 1;
  const seq_num = readSeqNum(server['seq_num']);
  if (seq_num === undefined) draft.ignored += 1;
  draft.loaded_seq_num = seq_num ?? draft.seq_num;
  draft.seq_num = newestOf(draft.loaded_seq_num, draft.seq_num);
  draft.total_seq_num = draft.loaded_seq_num;
  return draft;
}

/** The state as loaded from the server; also after every reconnection (MON-02). */
export const initialState = (server: unknown): EstermanState => draftOf(server);

/** The state after these messages; the given state stays as it is. */
export function reduceAll(state: EstermanState, events: Iterable<MonitorEvent>): EstermanState {
  const draft: EstermanDraft = { ...state, stimuli: new Map(state.stimuli) };
  for (const event of events) applyEvent(draft, event);
  return draft;
}
