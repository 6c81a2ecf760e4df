import { received } from '@isopter/recordings';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { initialState, reduceAll } from './state.ts';
import { cameraCompletion, eyeCompletion, eyeStatus } from './status.ts';
import { createCaptureStore } from './store.ts';

const progress = (data: object) => received('test_progress_update', data);
const after = (...data: object[]) => reduceAll(initialState(undefined), data.map(progress));

const reports = fc
  .array(fc.record({ total: fc.nat(100), od: fc.option(fc.nat(100)), os: fc.option(fc.nat(100)) }), { maxLength: 30 })
  .map((list) => list.map((one, i) => ({ ...one, seq_num: i + 1, run: 1 })));

describe('state', () => {
  it('is the loaded report, then the newest received one [IMG-01]', () => {
    const state = initialState({ total: 30, od: 60, os: 0 });
    expect(state).toMatchObject({ total: 30, eyes: { OD: 60, OS: 0 }, ignored: 0 });
    expect(reduceAll(state, [progress({ total: 50, od: 100, os: 0, seq_num: 4, run: 1 })]).eyes).toEqual({
      OD: 100,
      OS: 0,
    });
  });

  it('uses the newest report, also after reordering and repetition [MON-03]', () => {
    fc.assert(
      fc.property(reports, fc.infiniteStream(fc.nat()), (list, order) => {
        const shuffled = list
          .map((one) => ({ one, at: order.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
        const newest = list.at(-1);
        expect(after(...shuffled, ...shuffled).total).toBe(newest?.total ?? null);
      }),
    );
  });

  it('restarts with a higher run [MON-20]', () => {
    const before = after({ total: 80, od: 80, os: 80, seq_num: 8, run: 1 });
    const restarted = { type: 'updated_test_status', data: { status: 'started', seq_num: 9, run: 2 } } as const;
    const state = reduceAll(before, [restarted, progress({ total: 90, od: 90, os: 90, seq_num: 10, run: 1 })]);
    expect(state).toMatchObject({ is_stale: true, run: 2, total: null });
  });
});

describe('the status of an eye', () => {
  const view = initialState({ total: 40, od: 80, os: 0 });
  const running = { view, ordered: '', isDone: false } as const;
  it('is waiting, in progress, done, or not part of the test [IMG-01]', () => {
    expect(eyeStatus(running, 'OD')).toBe('inProgress');
    expect(eyeStatus(running, 'OS')).toBe('waiting');
    expect(eyeStatus({ ...running, isDone: true }, 'OS')).toBe('done');
    expect(eyeStatus({ ...running, view: initialState({ total: 50, od: 100, os: 0 }) }, 'OD')).toBe('done');
    expect(eyeStatus({ ...running, ordered: 'OD' }, 'OS')).toBe('notOrdered');
    expect(eyeCompletion(running, 'OD')).toBe(80);
    expect(eyeCompletion({ ...running, ordered: 'OD', isDone: true }, 'OS')).toBe(0);
    expect(eyeCompletion({ ...running, isDone: true }, 'OD')).toBe(100);
  });
  it('is all or nothing for a camera without reports, else as reported [CAM-01] [OUR-456]', () => {
    const silent = initialState(undefined);
    const of = (one: typeof silent, isDone: boolean) => cameraCompletion({ view: one, isDone });
    expect([of(silent, false), of(silent, true), of(view, false), of(view, true)]).toEqual([0, 100, 40, 100]);
  });
});

describe('store', () => {
  it('publishes once per frame, and keeps the objects of unchanged eyes', () => {
    const frames: (() => void)[] = [];
    const store = createCaptureStore({ schedule: (publish) => (frames.push(publish), () => undefined) });
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.load({ total: 10, od: 20, os: 0 });
    frames.shift()?.();
    const before = store.getSnapshot();
    store.receive(progress({ total: 11, od: 20, os: 0 }));
    store.receive(progress({ total: 12, od: 20, os: 0 }));
    expect(frames).toHaveLength(1);
    frames.shift()?.();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.getSnapshot()).toMatchObject({ total: 12 });
    expect(store.getSnapshot().eyes).toBe(before.eyes);
  });
});
