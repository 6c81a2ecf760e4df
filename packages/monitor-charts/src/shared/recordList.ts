import type { RecordType } from '@isopter/contract';
import type { MonitorEvent } from './event.ts';

/** A record with its sequence number in the test and its run, if they are known. */
export interface Numbered {
  readonly seq_num?: number | undefined;
  readonly run?: number | undefined;
}

/** The state of a test that is a list of records. */
export interface RecordListState<R> {
  /** The number of the run, increased by a restart; `null` until a record or event contains one. */
  readonly run: number | null;
  /** The sequence number of the newest record; `null` if none had one. */
  readonly seq_num: number | null;
  /** The records in chronological order. */
  readonly records: readonly R[];
  /** The number of records of other kinds of test ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}

/** A mutable copy of a state. */
export type RecordListDraft<R> = { -readonly [K in keyof RecordListState<R>]: RecordListState<R>[K] } & {
  records: R[];
};

export interface RecordListOptions<D, R> {
  /** The type of the live event that contains a record. */
  readonly type: RecordType;
  /**
   * Converts a record for the model; `undefined` for a record that is not of this kind of test.
   * @default the record itself
   */
  readonly keep?: (data: D) => R | undefined;
  /**
   * An upper limit for the number of records in a test. Beyond it the older half is discarded, so that an endless
   * device does not fill the memory.
   */
  readonly most: number;
}

/** The reducers of a test whose state is a list of records. */
export interface RecordList<D, R> {
  /** The type of these records. */
  readonly records: readonly RecordType[];
  /** The initial state from the response of the state call, a list of records. */
  readonly draftOf: (server: readonly D[] | null | undefined) => RecordListDraft<R>;
  /** Applies one message to the draft; other message types are ignored. */
  readonly applyEvent: (draft: RecordListDraft<R>, event: MonitorEvent) => void;
  /** The state loaded from the server, initially and after every reconnection (MON-02). */
  readonly initialState: (server: readonly D[] | null | undefined) => RecordListState<R>;
  /** Applies messages to a state and returns the new state; the given one is not modified. */
  readonly reduceAll: (state: RecordListState<R>, events: Iterable<MonitorEvent>) => RecordListState<R>;
}

const byNumber = (one: Numbered, other: Numbered): number => (one.seq_num ?? 0) - (other.seq_num ?? 0);

/** A higher run number means a restart (MON-20): the records so far are outdated, and the state must be reloaded. */
function followRun<R>(draft: RecordListDraft<R>, run: number | undefined): 'current' | 'past' {
  if (run === undefined) return 'current';
  if (draft.run !== null && run < draft.run) return 'past';
  if (draft.run !== null && run > draft.run) {
    draft.records = [];
    draft.is_stale = true;
  }
  draft.run = run;
  return 'current';
}

/** Creates the reducers of a list of records of one type. */
export function recordList<D extends Numbered, R extends Numbered = D>({
  type,
  keep = (data) => data as unknown as R,
  most,
}: RecordListOptions<D, R>): RecordList<D, R> {
  /**
   * Adds a record. One older than the newest is ignored, and one with the same number replaces it, so that nothing is
   * counted twice (MON-03).
   */
  const put = (draft: RecordListDraft<R>, record: R): void => {
    const { seq_num } = record;
    if (seq_num !== undefined && draft.seq_num !== null) {
      if (seq_num < draft.seq_num) return;
      const repeated = seq_num === draft.seq_num ? draft.records.findLastIndex((one) => one.seq_num === seq_num) : -1;
      if (repeated >= 0) {
        draft.records[repeated] = record;
        return;
      }
    }
    draft.records.push(record);
    if (draft.records.length > most) draft.records = draft.records.slice(-Math.ceil(most / 2));
    draft.seq_num = seq_num ?? draft.seq_num;
  };

  const applyEvent = (draft: RecordListDraft<R>, event: MonitorEvent): void => {
    if (event.type === 'updated_test_status') followRun(draft, event.data.run);
    if (event.type !== type) return;
    const data = event.data as unknown as D;
    const record = keep(data);
    if (!record) draft.ignored += 1;
    else if (followRun(draft, data.run) === 'current') put(draft, record);
  };

  const draftOf = (server: readonly D[] | null | undefined): RecordListDraft<R> => {
    const draft: RecordListDraft<R> = { run: null, seq_num: null, records: [], ignored: 0, is_stale: false };
    const records: R[] = [];
    for (const data of server ?? []) {
      const record = keep(data);
      if (record) records.push(record);
      else draft.ignored += 1;
      draft.run = data.run ?? draft.run;
    }
    for (const record of records.toSorted(byNumber)) put(draft, record);
    return draft;
  };

  return {
    records: [type],
    draftOf,
    applyEvent,
    initialState: draftOf,
    reduceAll: (state, events) => {
      const draft: RecordListDraft<R> = { ...state, records: [...state.records] };
      for (const event of events) applyEvent(draft, event);
      return draft;
    },
  };
}
