import { finestOf, gradeOf, isSeen, levelsOf, resultOf } from '@isopter/clinical/stereopsis';
import { received } from '@isopter/recordings';
import * as recordings from '@isopter/recordings/stereopsis';
import { describeRecords } from '../../shared/fakes/describeRecords.ts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { labelledLevels, levelFrame } from '../plot/frame.ts';
import type { Plate } from '../types.ts';
import { initialState, MOST_PLATES, reduceAll } from './state.ts';
import { createStereopsisStore, viewOf } from './store.ts';

const plate = (over: Partial<Plate> & { run?: number } = {}): Plate => ({
  threshold: false,
  target: 2,
  target_answer: 2,
  arcsec: 100,
  index: 1,
  ...over,
});
const event = (data: object) => received('new_stereopsis_response', data);
const plates = fc
  .array(
    fc.record({
      threshold: fc.boolean(),
      target: fc.integer({ min: 1, max: 4 }),
      target_answer: fc.option(fc.integer({ min: 1, max: 4 })),
      arcsec: fc.constantFrom(800, 400, 200, 100, 60, 40, 20),
    }),
    { maxLength: 60 },
  )
  .map((list) => list.map((one, i) => ({ ...one, index: i + 1, seq_num: i + 1, run: 1 })));

/** Plates of a level, answered right or wrong. */
const at = (arcsec: number, ...right: boolean[]) =>
  right.map((isRight) => plate({ arcsec, target_answer: isRight ? 2 : 1 }));
const finest = (list: Plate[]) => finestOf(levelsOf(list));

describe('statistics', () => {
  it('counts answers with the target as seen, and no others [STE-02]', () => {
    expect(isSeen(plate())).toBe(true);
    expect(isSeen(plate({ target_answer: 3 }))).toBe(false);
    expect(isSeen(plate({ target_answer: null }))).toBe(false);
    expect(isSeen(plate({ target: 0, target_answer: 0 }))).toBe(true);
  });

  it('uses the newest plate that settles the test as the result', () => {
    expect(resultOf([plate()])).toBeNull();
    const settled = [plate({ threshold: true, arcsec: 60 }), plate(), plate({ threshold: true, arcsec: 40 }), plate()];
    expect(resultOf(settled)).toEqual({ arcsec: 40, grade: 'normal' });
    expect(resultOf([plate({ threshold: true, arcsec: 800, target_answer: 1 })])).toEqual({
      arcsec: null,
      grade: 'none',
    });
  });

  it('grades by the limits of the field', () => {
    expect([20, 40, 41, 400, 401, 800].map(gradeOf)).toEqual([
      'normal',
      'normal',
      'reduced',
      'reduced',
      'coarse',
      'coarse',
    ]);
  });

  it('counts a level as seen after two right answers that outnumber the wrong ones', () => {
    expect(finest([])).toBeNull();
    expect(finest(at(100, true))).toBeNull();
    expect(finest([...at(100, true, true), ...at(80, true, false, true), ...at(60, true, false)])).toBe(80);
    expect(levelsOf([...at(80, true, false), ...at(100, true)])).toEqual([
      { arcsec: 100, shown: 1, seen: 1 },
      { arcsec: 80, shown: 2, seen: 1 },
    ]);
  });
});

describe('state', () => {
  it('keeps the plates, the progress and their result [STE-01]', () => {
    const state = initialState({
      responses: [plate({ seq_num: 5, run: 1, threshold: true }), plate({ seq_num: 4, run: 1, arcsec: 200 })],
      progress: { total: 90, od: null, os: null },
    });
    expect(viewOf(state)).toMatchObject({ completion: 90, result: { arcsec: 100, grade: 'reduced' }, ignored: 0 });
    expect(viewOf(state).plates.map(({ seq_num }) => seq_num)).toEqual([4, 5]);
    const reported = reduceAll(state, [{ type: 'test_progress_update', data: { total: 99, od: null, os: null } }]);
    expect(viewOf(reported).completion).toBe(99);
  });

  it('restarts with a higher run, and ignores late records of the previous run [MON-20]', () => {
    const before = initialState({ responses: [plate({ seq_num: 1, run: 1 })], progress: { total: 40 } });
    const restarted = { type: 'updated_test_status', data: { status: 'started', seq_num: 7, run: 2 } } as const;
    const view = viewOf(reduceAll(before, [restarted, event(plate({ seq_num: 8, run: 1 }))]));
    expect(view).toMatchObject({ is_stale: true, run: 2, completion: null, plates: [] });
  });
});

describe('store', () => {
  it('publishes once per frame, and keeps the plates if only the progress changed', () => {
    const frames: (() => void)[] = [];
    const store = createStereopsisStore({ schedule: (publish) => (frames.push(publish), () => undefined) });
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.load({ responses: [plate({ seq_num: 1 })] });
    store.receive(event(plate({ seq_num: 2 })));
    expect(frames).toHaveLength(1);
    frames.shift()?.();
    const before = store.getSnapshot();
    expect(before.plates).toHaveLength(2);
    store.receive({ type: 'test_progress_update', data: { total: 30, od: null, os: null } });
    frames.shift()?.();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.getSnapshot()).toMatchObject({ completion: 30 });
    expect(store.getSnapshot().plates).toBe(before.plates);
  });
});

describe('the chart', () => {
  it('puts coarse levels above fine ones and plates in order, in any size, for any plates [CHART-01]', () => {
    fc.assert(
      fc.property(
        plates,
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 2000 }),
        (list, width, height) => {
          const { x, y, area } = levelFrame(list, width, height);
          const { left, right, top, bottom } = area;
          expect(y(800)).toBeLessThan(y(20));
          expect(x(1)).toBeLessThan(x(2));
          for (const { arcsec } of list) {
            expect(y(arcsec)).toBeGreaterThanOrEqual(top);
            expect(y(arcsec)).toBeLessThanOrEqual(bottom);
          }
          expect(x(1)).toBeGreaterThanOrEqual(left);
          expect(x(Math.max(1, list.length))).toBeLessThanOrEqual(right);
        },
      ),
    );
  });

  it('labels no two levels over each other, and always the outermost', () => {
    const { y } = levelFrame([], 600, 200);
    const labelled = labelledLevels(y);
    expect(labelled).toEqual(expect.arrayContaining([800, 20]));
    const places = labelled.map((level) => y(level)).toSorted((a, b) => a - b);
    expect(places.every((place, i) => i === 0 || place - (places[i - 1] ?? 0) >= 15)).toBe(true);
    expect(labelledLevels(levelFrame([], 600, 700).y)).toHaveLength(11);
  });
});

describeRecords('stereopsis', {
  type: 'new_stereopsis_response',
  recordings,
  initialState,
  reduceAll,
  shown: (state) => viewOf(state),
  sizeOf: ({ records }) => records.length,
  answerOf: (responses) => ({ responses }),
  otherwise: (record) => ({ ...record, target_answer: record.target_answer === 1 ? 2 : 1 }),
  most: MOST_PLATES,
});
