import { completionOf } from '../../colorVision/model/views.ts';
import { received } from '@isopter/recordings';
import { describe, expect, it, vi } from 'vitest';
import type { ColorEye } from '../types.ts';
import { createD15Store, initialState, reduceAll, viewOf } from './store.ts';

const PERFECT = Array.from({ length: 15 }, (_, i) => i + 1);

const eye = (name: ColorEye, result: unknown, over: object = {}) => ({
  eye: name,
  current_section: 'general',
  target_row: 1,
  sections: [
    { section: 'general', result, done: false, all_data_received: false, correct_answers: 1, total_answers: 1 },
  ],
  percentage_done: 20,
  tritan_deficiency: null,
  protan_deutan_deficiency: null,
  protan_deutan_deficiency_type: null,
  ...over,
});
const state = (...eye_states: unknown[]) => ({ eye_states });
const event = (data: object) => received('updated_test_color_vision', data);
const after = (...data: object[]) => viewOf(reduceAll(initialState(undefined), data.map(event)));

describe('the model of a D-15', () => {
  it('has the caps of each eye, a score once all are there, and the eye under test [COL-02] [COL-05]', () => {
    const view = after(
      state(eye('OD', PERFECT, { current_section: null, percentage_done: 100 }), eye('OS', [1, 15, 2])),
    );
    expect(view.eyes.OD).toMatchObject({ outcome: 'normal', crossings: [], completion: 100 });
    expect(view.eyes.OS).toMatchObject({ order: [1, 15, 2], score: null, outcome: null });
    expect(view.eyes.OS?.crossings).toHaveLength(1);
    expect(view).toMatchObject({ eye_under_test: 'OS', ignored: 0 });
    expect(completionOf(view)).toBe(60);
    expect(view.eyes.OU).toBeNull();
  });

  it('accepts the fixed cap at the beginning, and shows no result before there is one', () => {
    expect(after(state(eye('OU', [0, 1, 2]))).eyes.OU?.order).toEqual([1, 2]);
    expect(after(state(eye('OU', null))).eyes.OU?.order).toEqual([]);
    expect(after(state({ ...eye('OU', []), sections: [] })).eyes.OU?.test_score).toBeNull();
  });

  it('uses the test score of the section with the caps, whatever its name', () => {
    const one = { done: true, all_data_received: true };
    const sections = [
      { ...one, section: 'demo', result: [1, 2], correct_answers: 2, total_answers: 2 },
      { ...one, section: 'general', result: 'Fail', correct_answers: 3, total_answers: 25 },
      { ...one, section: 'tritan', result: PERFECT, correct_answers: 14, total_answers: 15 },
    ];
    const { OU } = after(state(eye('OU', null, { sections }))).eyes;
    expect(OU).toMatchObject({ order: PERFECT, test_score: { correct_answers: 14, total_answers: 15 } });
  });

  it('ignores and counts impossible arrangements, and shows no score for them', () => {
    for (const wrong of [[1, 1], [16], [1, 0], [-1], [...PERFECT, 1]]) {
      const view = after(state(eye('OU', wrong)));
      expect(view.ignored).toBe(1);
      expect(view.eyes.OU).toMatchObject({ order: [], score: null });
    }
  });

  it('publishes once per frame, and keeps the object of the unchanged eye', () => {
    const frames: (() => void)[] = [];
    const store = createD15Store({ schedule: (publish) => (frames.push(publish), () => undefined) });
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.load(event(state(eye('OD', [1]), eye('OS', [1]))).data);
    store.receive(event(state(eye('OD', [1]), eye('OS', [1, 2]))));
    expect(frames).toHaveLength(1);
    frames.shift()?.();
    const before = store.getSnapshot();
    store.receive(event(state(eye('OD', [1]), eye('OS', [1, 2, 3]))));
    frames.shift()?.();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.getSnapshot().eyes.OD).toBe(before.eyes.OD);
    expect(store.getSnapshot().eyes.OS).not.toBe(before.eyes.OS);
  });
});
