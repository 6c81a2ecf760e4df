import type { MonitorEvent } from './event.ts';
import type { Numbered } from './recordList.ts';

/** What a model keeps of a state, and how many of its parts cannot be and are left out. */
export interface Read<T> {
  readonly value: T;
  readonly ignored: number;
}

/** The state of a test of which each record is the complete state. */
export interface SnapshotState<T> {
  /** Number of the run; null until a state or event names one. A restart raises it. */
  readonly run: number | null;
  /** Number of the newest state; null if it carried none. */
  readonly seq_num: number | null;
  /** Null before the first. */
  readonly value: T | null;
  /** Parts of states that cannot be and were left out since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}

/** A state that is being changed. */
export type SnapshotDraft<T> = { -readonly [K in keyof SnapshotState<T>]: SnapshotState<T>[K] };

export interface SnapshotOptions<D, T> {
  /** The live event that carries the state. */
  readonly type: MonitorEvent['type'];
  /** What the model keeps of a state. */
  readonly read: (state: D) => Read<T>;
}

/** The reducers of a test of which each record is the complete state. */
export interface Snapshot<D, T> {
  /** Begins with the answer of the state call. */
  readonly draftOf: (server: D | null | undefined) => SnapshotDraft<T>;
  /** Changes the draft by one message; other types than the state's change nothing. */
  readonly applyEvent: (draft: SnapshotDraft<T>, event: MonitorEvent) => void;
  /** The state loaded from the server, initially and after every reconnection (MON-02). */
  readonly initialState: (server: D | null | undefined) => SnapshotState<T>;
  /** Applies messages to a state and returns the new state; the given one is not modified. */
  readonly reduceAll: (state: SnapshotState<T>, events: Iterable<MonitorEvent>) => SnapshotState<T>;
}

/** A higher run number means a restart (MON-20): the state so far is outdated and must be reloaded. */
function followRun<T>(draft: SnapshotDraft<T>, run: number | undefined): 'current' | 'past' {
  if (run === undefined) return 'current';
  if (draft.run !== null && run < draft.run) return 'past';
  if (draft.run !== null && run > draft.run) Object.assign(draft, { value: null, seq_num: null, is_stale: true });
  draft.run = run;
  return 'current';
}

/** Makes the reducers of whole states of one type. */
export function snapshot<D extends Numbered, T>({ type, read }: SnapshotOptions<D, T>): Snapshot<D, T> {
  /** A state older than the known one is left out (MON-03); the same once more is counted once. */
  const put = (draft: SnapshotDraft<T>, state: D): void => {
    const { seq_num } = state;
    if (followRun(draft, state.run) === 'past') return;
    if (seq_num !== undefined && draft.seq_num !== null && seq_num < draft.seq_num) return;
    const { value, ignored } = read(state);
    if (seq_num === undefined || seq_num !== draft.seq_num) draft.ignored += ignored;
    draft.value = value;
    draft.seq_num = seq_num ?? draft.seq_num;
  };

  const draftOf = (server: D | null | undefined): SnapshotDraft<T> => {
    const draft: SnapshotDraft<T> = { run: null, seq_num: null, value: null, ignored: 0, is_stale: false };
    if (server !== undefined && server !== null) put(draft, server);
    return draft;
  };

  const applyEvent = (draft: SnapshotDraft<T>, event: MonitorEvent): void => {
    if (event.type === 'updated_test_status') followRun(draft, event.data.run);
    if (event.type === type) put(draft, event.data as unknown as D);
  };

  return {
    draftOf,
    applyEvent,
    initialState: draftOf,
    reduceAll: (state, events) => {
      const draft: SnapshotDraft<T> = { ...state };
      for (const event of events) applyEvent(draft, event);
      return draft;
    },
  };
}
