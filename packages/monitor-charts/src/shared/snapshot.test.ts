import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MonitorEvent } from './event.ts';
import { snapshot } from './snapshot.ts';

interface Count {
  readonly n: number;
  readonly seq_num?: number;
  readonly run?: number;
}
const counts = snapshot<Count, number>({
  type: 'ishihara_state_update',
  read: ({ n }) => ({ value: n, ignored: 0 }),
});
const event = (data: Count): MonitorEvent => ({ type: 'ishihara_state_update', data }) as unknown as MonitorEvent;
const after = (...data: Count[]) => counts.reduceAll(counts.initialState(undefined), data.map(event));

const numbered = fc
  .array(fc.integer(), { maxLength: 30 })
  .map((list) => list.map((n, i) => ({ n, seq_num: i + 1, run: 1 })));

describe('a test whose records are whole states', () => {
  it('shows the newest, in any order and with repetitions [MON-03]', () => {
    fc.assert(
      fc.property(numbered, fc.infiniteStream(fc.nat()), (list, shuffle) => {
        const mixed = list
          .flatMap((one) => [one, one])
          .map((one) => ({ one, at: shuffle.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(after(...mixed)).toEqual(after(...list));
        expect(after(...list).value).toBe(list.at(-1)?.n ?? null);
      }),
    );
  });
  it('is the same whether loaded or received, and applies states without a number [MON-02]', () => {
    expect(counts.initialState({ n: 4, seq_num: 9, run: 2 })).toEqual(after({ n: 4, seq_num: 9, run: 2 }));
    expect(after({ n: 4, seq_num: 9 }, { n: 5 })).toMatchObject({ value: 5, seq_num: 9 });
  });
  it('restarts with a higher run, and ignores late records of the previous run [MON-20]', () => {
    const before = counts.initialState({ n: 4, seq_num: 9, run: 1 });
    const restarted = { type: 'updated_test_status', data: { status: 'started', seq_num: 10, run: 2 } } as const;
    expect(counts.reduceAll(before, [restarted, event({ n: 7, seq_num: 11, run: 1 })])).toEqual({
      run: 2,
      seq_num: null,
      value: null,
      ignored: 0,
      is_stale: true,
    });
  });
});
