import type { EstermanState as ServerState, LiveData } from '@isopter/contract';
import type { MonitorEvent } from '../../shared/event.ts';
import type { EstermanStimulus } from '../types.ts';

/** The state of a running Esterman test. */
export interface EstermanState {
  /** The number of the run, increased by a restart; `null` until a record or event contains one. */
  readonly run: number | null;
  /** The sequence number of the newest message; `null` if none had one. */
  readonly seq_num: number | null;
  /** The sequence number up to which the loaded state contains all messages. */
  readonly loaded_seq_num: number | null;
  /** The stimuli by index. A stimulus replaces the one with the same index. */
  readonly stimuli: ReadonlyMap<number, EstermanStimulus>;
  /** The completion in percent. */
  readonly total: number;
  readonly total_seq_num: number | null;
  /** The index of the newest presentation. */
  readonly newest: number | null;
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}

export type EstermanDraft = { -readonly [K in keyof EstermanState]: EstermanState[K] } & {
  stimuli: Map<number, EstermanStimulus>;
};

/** An upper limit for the number of presentations in a test, so that an endless device does not fill the memory. */
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

/** Whether a message applies (MON-03): one of the two has no number, or it is not older than the stored one. */
const isCurrent = (seq_num: number | undefined, stored: number | null | undefined): boolean =>
  seq_num === undefined || (stored ?? null) === null || seq_num >= (stored ?? 0);

/** A higher run number means a restart (MON-20): the records so far are outdated, and the state must be reloaded. */
function isOfRun(draft: EstermanDraft, run: number | undefined): boolean {
  if (run === undefined) return true;
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
  draft.seq_num = newestOf(draft.seq_num, stimulus.seq_num ?? null);
}

function newStimuli(draft: EstermanDraft, data: LiveData<'new_stimuli'>): void {
  // a presentation to one eye belongs to another kind of test
  if (data.eye !== undefined) draft.ignored += 1;
  else if (isOfRun(draft, data.run)) putStimulus(draft, data);
}

function testProgressUpdate(draft: EstermanDraft, { total, seq_num, run }: LiveData<'test_progress_update'>): void {
  if (!isOfRun(draft, run) || !isCurrent(seq_num, draft.total_seq_num)) return;
  draft.total = total;
  draft.total_seq_num = newestOf(draft.total_seq_num, seq_num ?? null);
  draft.seq_num = newestOf(draft.seq_num, seq_num ?? null);
}

/** Applies one message to the draft (MON-05); types that concern the dashboard are ignored. */
export function applyEvent(draft: EstermanDraft, event: MonitorEvent): void {
  if (event.type === 'new_stimuli') newStimuli(draft, event.data);
  if (event.type === 'test_progress_update') testProgressUpdate(draft, event.data);
  if (event.type === 'updated_test_status') isOfRun(draft, event.data.run);
}

/** The response of the state call (H-091), or parts of it, from which a monitor starts. */
export interface EstermanAnswer extends Partial<Omit<ServerState, 'stimuli'>> {
  readonly stimuli?: readonly EstermanStimulus[];
}

/** The initial state from the response of the state call. */
export function draftOf(server?: EstermanAnswer | null): EstermanDraft {
  const draft = emptyDraft();
  if (!server) return draft;
  const { run, stimuli = [], progress, seq_num } = server;
  draft.run = run ?? null;
  for (const stimulus of stimuli) if (isOfRun(draft, stimulus.run)) putStimulus(draft, stimulus);
  draft.total = progress?.total ?? draft.total;
  draft.loaded_seq_num = seq_num ?? draft.seq_num;
  draft.seq_num = newestOf(draft.loaded_seq_num, draft.seq_num);
  draft.total_seq_num = draft.loaded_seq_num;
  return draft;
}

/** The state loaded from the server, initially and after every reconnection (MON-02). */
export const initialState = (server?: EstermanAnswer | null): EstermanState => draftOf(server);

/** Applies messages to a state and returns the new state; the given one is not modified. */
export function reduceAll(state: EstermanState, events: Iterable<MonitorEvent>): EstermanState {
  const draft: EstermanDraft = { ...state, stimuli: new Map(state.stimuli) };
  for (const event of events) applyEvent(draft, event);
  return draft;
}
