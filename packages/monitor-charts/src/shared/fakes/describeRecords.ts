import type { LiveData, LiveEvent, RecordType } from '@isopter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MonitorEvent } from '../event.ts';

/** The model of a kind of test with a list of records, and the facts its tests need. */
export interface DescribedModel<T extends RecordType, Server, State> {
  /** The event that carries a record. */
  type: T;
  /** The recordings of `@isopter/recordings`; the lists of events among them are replayed. */
  recordings: object;
  initialState: (server?: Server | null) => State;
  reduceAll: (state: State, events: Iterable<MonitorEvent>) => State;
  /** The part of a state that must be equal. */
  shown: (state: State) => unknown;
  /** The number of records in a state. */
  sizeOf: (state: State) => number;
  /** The response of the state call with these records. */
  answerOf: (records: LiveData<T>[]) => Server;
  /** The record with a different response of the patient. */
  otherwise: (record: LiveData<T>) => LiveData<T>;
  /** An upper limit for the number of records in a state. */
  most: number;
}

const isRecording = (value: unknown): value is readonly LiveEvent[] => Array.isArray(value);

/**
 * The tests that the model of every kind passes: the state is the same however its records arrive (loaded, received,
 * twice or late), a restart resets it, and an endless device does not fill the memory.
 */
export function describeRecords<T extends RecordType, Server, State>(
  kind: string,
  model: DescribedModel<T, Server, State>,
): void {
  const { type, initialState, reduceAll, shown, sizeOf, answerOf, otherwise, most } = model;
  const recordings = Object.values(model.recordings).filter(isRecording);
  const eventOf = (data: LiveData<T>): MonitorEvent => ({ type, data }) as unknown as MonitorEvent;
  const dataOf = ({ data }: LiveEvent): LiveData<T> => data as LiveData<T>;
  const numbered = ({ data }: LiveEvent, seq_num: number): MonitorEvent =>
    ({ type, data: { ...data, seq_num, run: 1 } }) as unknown as MonitorEvent;
  const start = (): State => initialState(answerOf([]));
  const records = (recordings[0] ?? []).filter((event) => event.type === type);

  describe(`the records of ${kind}`, () => {
    it('count records once that a list contained and the socket sends again [MON-03] [MON-19]', () => {
      expect(recordings.length).toBeGreaterThan(0);
      for (const events of recordings) {
        const once = reduceAll(initialState(null), events);
        for (const again of [1, 7, 40, events.length]) expect(reduceAll(once, events.slice(-again))).toEqual(once);
      }
    });

    it('are the same loaded, received, or half of each, in any order, with repetitions [MON-02] [MON-03]', () => {
      const whole = shown(initialState(answerOf(records.map(dataOf))));
      fc.assert(
        fc.property(fc.nat({ max: records.length }), fc.boolean(), (half, isTwice) => {
          const loaded = initialState(answerOf(records.slice(0, half).toReversed().map(dataOf)));
          const rest = records.slice(half).flatMap((one) => (isTwice ? [one, one] : [one]));
          expect(shown(reduceAll(loaded, rest))).toEqual(whole);
        }),
        { numRuns: 20 },
      );
    });

    it('are replaced by newer ones of the same number, never by older ones [MON-03]', () => {
      const [older, newest] = [records.at(-2)!, records.at(-1)!];
      const known = reduceAll(start(), records);
      const replaced = reduceAll(start(), [...records.slice(0, -1), eventOf(otherwise(dataOf(newest)))]);
      expect(shown(reduceAll(known, [eventOf(otherwise(dataOf(newest)))]))).toEqual(shown(replaced));
      expect(shown(reduceAll(known, [eventOf(otherwise(dataOf(older)))]))).toEqual(shown(known));
    });

    it('restart with a higher run, and ignore late records of the previous run [MON-20]', () => {
      const restarted = { type: 'updated_test_status', data: { status: 'started', seq_num: 1e6, run: 2 } } as const;
      const late = numbered(records.at(-1)!, 1e6 + 1);
      const state = reduceAll(initialState(answerOf(records.map(dataOf))), [restarted, late]);
      expect(state).toMatchObject({ run: 2, is_stale: true });
      expect(sizeOf(state)).toBe(0);
    });

    it('do not exhaust the memory when a device never ends', () => {
      const endless = Array.from({ length: 2 * most }, (_, i) => numbered(records[i % records.length]!, i));
      expect(sizeOf(reduceAll(start(), endless))).toBeLessThanOrEqual(most);
    });
  });
}
