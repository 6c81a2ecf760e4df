import type { RecordType } from '@isopter/contract';
import type { MonitorEvent } from './event.ts';
import type { Numbered } from './recordList.ts';

/** The value that a model keeps of a state, and the number of invalid parts that were omitted. */
export interface Read<T> {
  readonly value: T;
  readonly ignored: number;
}

/** The state of a test of which each record is the complete state. */
export interface SnapshotState<T> {
  /** The number of the run, increased by a restart; `null` until a state or event contains one. */
  readonly run: number | null;
  /** The sequence number of the newest state; `null` if it had none. */
  readonly seq_num: number | null;
  /** The newest value; `null` before the first. */
  readonly value: T | null;
  /** The number of invalid parts of states ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}

/** A mutable copy of a state. */
export type SnapshotDraft<T> = { -readonly [K in keyof SnapshotState<T>]: SnapshotState<T>[K] };

export interface SnapshotOptions<D, T> {
  /** The type of the live event that contains the state. */
  readonly type: RecordType;
  /** Converts a state for the model. */
  readonly read: (state: D) => Read<T>;
}

/** The reducers of a test of which each record is the complete state. */
export interface Snapshot<D, T> {
  /** The type of these records. */
  readonly records: readonly RecordType[];
  /** The initial state from the response of the state call. */
  readonly draftOf: (server: D | null | undefined) => SnapshotDraft<T>;
  /** Applies one message to the draft; messages that contain no state are ignored. */
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

/** Creates the reducers of complete states of one type. */
export function snapshot<D extends Numbered, T>({ type, read }: SnapshotOptions<D, T>): Snapshot<D, T> {
  /** Replaces the state. An older one is ignored (MON-03), and a repeated one is counted once. */
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
    records: [type],
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
