import * as esterman from '@isopter/recordings/esterman';
import * as perimetry from '@isopter/recordings/perimetry';
import { describe, expect, it } from 'vitest';

interface Event {
  type: string;
  data: Record<string, unknown>;
}

/** The functions that every model of records has. */
interface Model {
  initialState: (server: unknown) => object;
  reduceAll: (state: object, events: Iterable<Event>) => object;
}

/** The kinds with indexed records, with a field that a newer record may change, and their recordings. */
const RECORDS: [kind: string, type: string, field: string, other: (value: unknown) => unknown, recordings: object][] = [
  ['perimetry', 'new_stimuli', 'viewed', (value) => !value, perimetry],
  ['esterman', 'new_stimuli', 'viewed', (value) => !value, esterman],
];

/*
 * The answer of a state call may contain records that the socket sends again: a list of records has no sequence number,
 * so records received during the load are applied twice.
 */
describe.each(RECORDS)('the model of %s', (kind, type, field, other, module) => {
  const recordings = Object.values(module).filter((one): one is Event[] => Array.isArray(one));
  const load = async (): Promise<Model> =>
    (await import(new URL(`../${kind}/model/state.ts`, import.meta.url).href)) as Model;

  it('counts records once that a list contained and the socket sends again [MON-03] [MON-19]', async () => {
    const { initialState, reduceAll } = await load();
    expect(recordings.length).toBeGreaterThan(0);
    for (const events of recordings) {
      const once = reduceAll(initialState(undefined), events);
      for (const again of [1, 7, 40, events.length]) {
        expect(reduceAll(once, events.slice(-again))).toEqual(once);
      }
    }
  });

  it('keeps the newer of two records of the same number [MON-03]', async () => {
    const { initialState, reduceAll } = await load();
    for (const events of recordings) {
      const last = events.findLast((event) => event.type === type);
      if (!last) throw new Error('the recording has no record');
      const changed = { ...last, data: { ...last.data, [field]: other(last.data[field]) } };
      const replaced = reduceAll(
        initialState(undefined),
        events.map((event) => (event === last ? changed : event)),
      );
      expect(reduceAll(reduceAll(initialState(undefined), events), [changed])).toEqual(replaced);
    }
  });
});
