import { isNumber, isRecord, type MonitorEvent, readSeqNum } from './read.ts';

/** What could be read of a state, and how many of its parts could not. */
export interface Read<T> {
  readonly value: T;
  readonly ignored: number;
}

/** What a monitor knows of a test each of whose records is the whole state. */
export interface SnapshotState<T> {
  /** Number of the run; null until a state or event names one. A restart raises it. */
  readonly run: number | null;
  /** Number of the newest state; null if it carried none. */
  readonly seq_num: number | null;
  /** Null before the first. */
  readonly value: T | null;
  /** Malformed states and parts of states that were left out since the state was loaded. */
  readonly ignored: number;
  /** A restart was seen: load the state anew. */
  readonly is_stale: boolean;
}

/** A state that is being changed. */
export type SnapshotDraft<T> = { -readonly [K in keyof SnapshotState<T>]: SnapshotState<T>[K] };

export interface SnapshotOptions<T> {
  /** The live event that carries the state. */
  readonly type: string;
  /** Reads a state as the API sends it; undefined if there is nothing in it to be read. */
  readonly read: (value: unknown) => Read<T> | undefined;
}

/** The reducers of a test each of whose records is the whole state. */
export interface Snapshot<T> {
  /** Reads the answer of the state call. */
  readonly draftOf: (server: unknown) => SnapshotDraft<T>;
  /** Changes the draft by one message; other types than the state's change nothing. */
  readonly applyEvent: (draft: SnapshotDraft<T>, event: MonitorEvent) => void;
  /** The state as loaded from the server; also after every reconnection (MON-02). */
  readonly initialState: (server: unknown) => SnapshotState<T>;
  /** The state after these messages; the given state stays as it is. */
  readonly reduceAll: (state: SnapshotState<T>, events: Iterable<MonitorEvent>) => SnapshotState<T>;
}

const runOf = (data: unknown): number | null => (isRecord(data) && isNumber(data['run']) ? data['run'] : null);

/** A higher run is a restart (MON-20): what was known belongs to the past, and the state must be loaded anew. */
function followRun<T>(draft: SnapshotDraft<T>, run: number | null): 'current' | 'past' {
  if (run === null) return 'current';
  if (draft.run !== null && run < draft.run) return 'past';
  if (draft.run !== null && run > draft.run) Object.assign(draft, { value: null, seq_num: null, is_stale: true });
  draft.run = run;
  return 'current';
}

/** Makes the reducers of whole states of one type. */
export function snapshot<T>({ type, read }: SnapshotOptions<T>): Snapshot<T> {
  /** A state older than the known one is left out (MON-03); the same once more is counted once. */
  const put = (draft: SnapshotDraft<T>, data: unknown): void => {
    const found = read(data);
    const seq_num = isRecord(data) ? readSeqNum(data['seq_num']) : undefined;
    if (!found || seq_num === undefined) {
      draft.ignored += 1;
      return;
    }
    if (followRun(draft, runOf(data)) === 'past') return;
    if (seq_num !== null && draft.seq_num !== null && seq_num < draft.seq_num) return;
    if (seq_num === null || seq_num !== draft.seq_num) draft.ignored += found.ignored;
    draft.value = found.value;
    draft.seq_num = seq_num ?? draft.seq_num;
  };

  const draftOf = (server: unknown): SnapshotDraft<T> => {
    const draft: SnapshotDraft<T> = { run: null, seq_num: null, value: null, ignored: 0, is_stale: false };
    if (server !== undefined && server !== null) put(draft, server);
    return draft;
  };

  const applyEvent = (draft: SnapshotDraft<T>, { type: of, data }: MonitorEvent): void => {
    if (of === 'updated_test_status') followRun(draft, runOf(data));
    if (of === type) put(draft, data);
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
