import { received } from '@isopter/recordings';
import { describe, expect, it, vi } from 'vitest';
import type { ColorEye, Section } from '../types.ts';
import { waggonerWords } from '../waggoner.texts.ts';
import { deficiencyText, resultText, toneOf } from './results.ts';
import { createWaggonerStore, initialState, reduceAll, viewOf } from './store.ts';

const section = (name: Section, correct_answers: number, total_answers: number, over: object = {}) => ({
  section: name,
  result: null,
  done: false,
  all_data_received: false,
  correct_answers,
  total_answers,
  ...over,
});
const eye = (name: ColorEye, sections: unknown[], over: object = {}) => ({
  eye: name,
  current_section: null,
  target_row: null,
  sections,
  percentage_done: 40,
  tritan_deficiency: null,
  protan_deutan_deficiency: null,
  protan_deutan_deficiency_type: null,
  ...over,
});
const state = (...eye_states: unknown[]) => ({ eye_states });
const event = (data: object) => received('waggoner_state_update', data);
const after = (...data: object[]) => viewOf(reduceAll(initialState(undefined), data.map(event)));

describe('the model of a Waggoner test', () => {
  it('has the sections of each eye in order, with the one under test [COL-01] [COL-05]', () => {
    const view = after(
      state(
        eye('OD', [section('tritan', 3, 4), section('demo', 1, 1, { done: true })], { current_section: 'tritan' }),
        eye('OS', []),
      ),
    );
    expect(view.eyes.OD?.sections.map(({ section }) => section)).toEqual(['demo', 'tritan']);
    expect(view.eyes.OD?.sections[1]).toMatchObject({ correct_answers: 3, total_answers: 4 });
    expect(view).toMatchObject({ eye_under_test: 'OD', ignored: 0 });
    expect([view.eyes.OD?.completion, view.eyes.OS?.is_under_test, view.eyes.OU]).toEqual([40, false, null]);
  });

  it('ignores and counts impossible scores', () => {
    const view = after(state(eye('OU', [section('general', 26, 25), section('demo', 1, 1)])));
    expect(view.ignored).toBe(1);
    expect(view.eyes.OU?.sections.map(({ section }) => section)).toEqual(['demo']);
    expect(view.eyes.OU).toMatchObject({ tritan_deficiency: null, current_section: null, is_under_test: false });
  });

  it('shows the newest of duplicate sections and eyes, and 10 000 at once [MON-03]', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => section('general', 0, i % 25));
    expect(after(state(eye('OD', []), eye('OD', many))).eyes.OD?.sections).toHaveLength(1);
  });

  it('publishes once per frame, and keeps the object of the unchanged eye', () => {
    const frames: (() => void)[] = [];
    const store = createWaggonerStore({ schedule: (publish) => (frames.push(publish), () => undefined) });
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.load(event(state(eye('OD', []), eye('OS', []))).data);
    frames.shift()?.();
    const before = store.getSnapshot();
    store.receive(event(state(eye('OD', [section('demo', 1, 1)]), eye('OS', []))));
    frames.shift()?.();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.getSnapshot().eyes.OS).toBe(before.eyes.OS);
    expect(store.getSnapshot().eyes.OD).not.toBe(before.eyes.OD);
  });
});

describe('results', () => {
  it('are translated if the charts know them, and shown unchanged if not', () => {
    expect(['Pass', 'failed', 'MODERATE', 'Grade 7'].map((result) => resultText(waggonerWords, result))).toEqual([
      'Passed',
      'Failed',
      'Moderate',
      'Grade 7',
    ]);
    expect(['None', 'Mild', 'Severe', 'Grade 7'].map(toneOf)).toEqual(['positive', 'caution', 'critical', 'neutral']);
  });
  it('name severity and type of a deficiency together [COL-01]', () => {
    expect(deficiencyText(waggonerWords, 'Severe', 'Deutan')).toBe('Severe, Deutan');
    expect(deficiencyText(waggonerWords, 'None', null)).toBe('None');
    expect(deficiencyText(waggonerWords, null, 'Deutan')).toBeNull();
  });
});
