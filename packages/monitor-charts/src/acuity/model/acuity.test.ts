import { directionOf, DIRECTIONS, estimatesOf, logmarOf, notationsOf } from '@isopter/clinical/acuity';
import { received } from '@isopter/recordings';
import * as recordings from '@isopter/recordings/acuity';
import { describeRecords } from '../../shared/fakes/describeRecords.ts';
import { describe, expect, it, vi } from 'vitest';
import type { AcuityRecord, AcuityTest } from '../types.ts';
import { progressOf, unfinishedPhase } from './phases.ts';
import { initialState, MOST_OPTOTYPES, reduceAll } from './state.ts';
import { createAcuityStore, viewOf } from './store.ts';

const record = (over: Partial<AcuityRecord> & { run?: number } = {}): AcuityRecord => ({
  eye: 'OD',
  skipped: false,
  threshold: false,
  contrast: 100,
  size: 0.3,
  size_label: '20/40',
  version: 2,
  direction: 3,
  viewed: true,
  ...over,
});
const event = (data: object) => received('new_acuity_optotype_result', data);
const after = (...data: object[]) => viewOf(reduceAll(initialState([]), data.map(event)));
const test: AcuityTest = { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C', eye: '' };
const settled = (...eyes: AcuityRecord['eye'][]) => after(...eyes.map((eye) => record({ eye, threshold: true })));

describe('directions', () => {
  it('count from the right, counter-clockwise, in steps of 45° [ACU-01]', () => {
    expect(DIRECTIONS.map((_, i) => directionOf(i + 1))).toEqual(
      ['→', '↗', '↑', '↖', '←', '↙', '↓', '↘'].map((arrow, i) => ({ name: DIRECTIONS[i], arrow, degrees: 45 * i })),
    );
    expect([0, 9, 1.5, Number.NaN, null].map(directionOf)).toEqual([null, null, null, null, null]);
  });
});

describe('notations', () => {
  it('agree with each other, as charts name their lines', () => {
    expect([-0.3, 0, 0.1, 0.3, 0.5, 1, 1.3].map(notationsOf)).toEqual([
      { feet: 10, metres: 3, decimal: 2, logmar: -0.3 },
      { feet: 20, metres: 6, decimal: 1, logmar: 0 },
      { feet: 25, metres: 7.6, decimal: 0.79, logmar: 0.1 },
      { feet: 40, metres: 12, decimal: 0.5, logmar: 0.3 },
      { feet: 63, metres: 19, decimal: 0.32, logmar: 0.5 },
      { feet: 200, metres: 60, decimal: 0.1, logmar: 1 },
      { feet: 400, metres: 120, decimal: 0.05, logmar: 1.3 },
    ]);
    expect(notationsOf(0.15).feet).toBe(28.3);
  });
  it('place a record by its size unless its label names another one', () => {
    expect(logmarOf({ size: 0.3, size_label: '20/40' })).toBe(0.3);
    expect(logmarOf({ size: 40, size_label: '20/40' })).toBe(0.3);
    expect(logmarOf({ size: 5, size_label: '6/12' })).toBe(0.3);
    expect(logmarOf({ size: 0.2, size_label: 'N8' })).toBe(0.2);
    expect(logmarOf({ size: null, size_label: '6 / 6' })).toBe(0);
    expect(logmarOf({ size: 1e9, size_label: 'N8' })).toBeNull();
    expect(logmarOf({ size: null, size_label: '20/0' })).toBeNull();
  });
});

describe('running estimate', () => {
  it('goes where the answers lead, and knows chance: four directions say less than eight', () => {
    const seen = [1, 0.5, 0.2].map((size) => record({ size, size_label: '' }));
    const estimates = estimatesOf([...seen, record({ size: -0.1, size_label: '', viewed: false })], 'LANDOLT_C');
    expect(estimates[2]!).toBeLessThan(estimates[0]!);
    expect(estimates[3]!).toBeGreaterThan(-0.1);
    expect(estimates[3]!).toBeLessThan(0.2);
    const [guessed] = estimatesOf([record({ size: 0.2, size_label: '' })], 'TUMBLING_E');
    const [sure] = estimatesOf([record({ size: 0.2, size_label: '' })], 'LANDOLT_C');
    expect(guessed!).toBeGreaterThanOrEqual(sure!);
  });
  it('is null until a size is known', () => {
    expect(estimatesOf([record({ size: 1e9, size_label: 'N8' })], 'LANDOLT_C')).toEqual([null]);
  });
});

describe('phases', () => {
  it('are thirds of a test, halves of a C-Suite, the whole of a single eye [ACU-03]', () => {
    const steps = [[], ['OD'], ['OD', 'OS'], ['OD', 'OS', 'OU']] as const;
    expect(steps.map((eyes) => progressOf(settled(...eyes), test))).toEqual([0, 33, 67, 100]);
    expect(steps.map((eyes) => progressOf(settled(...eyes), { ...test, group: 'CSUITE' }))).toEqual([0, 50, 100, 100]);
    expect(steps.slice(0, 2).map((eyes) => progressOf(settled(...eyes), { ...test, eye: 'OD' }))).toEqual([0, 100]);
  });
  it('are over when skipped, or when all their lines are settled [ACU-02] [ACU-04]', () => {
    expect(unfinishedPhase(settled(), test)).toBe('OD');
    expect(unfinishedPhase(after(record({ skipped: true })), test)).toBe('OS');
    expect(unfinishedPhase(settled('OD', 'OS', 'OU'), test)).toBeNull();
    const both = { ...test, strategy: 'BOTH' };
    expect(unfinishedPhase(settled('OD'), both)).toBe('OD');
    expect(unfinishedPhase(settled('OD', 'OD'), both)).toBe('OS');
  });
  it('are over at the latest when a later one has begun, whatever was lost on the way [ACU-02] [ACU-03]', () => {
    const lost = after(record(), record({ eye: 'OS' }));
    expect([progressOf(lost, test), unfinishedPhase(lost, test)]).toEqual([33, 'OS']);
    expect(unfinishedPhase(after(record({ eye: 'OU' })), test)).toBe('OU');
  });
  it('have a line for each threshold and each contrast', () => {
    const { lines } = after(
      record({ contrast: 10 }),
      record({ contrast: 10, threshold: true, size: 0.1, size_label: '20/25' }),
      record({ contrast: 2.5 }),
      record({ contrast: 1 }),
    ).phases.OD;
    expect(lines.map(({ contrast, result }) => [contrast, result?.size_label ?? null])).toEqual([
      [10, '20/25'],
      [2.5, null],
      [1, null],
    ]);
  });
});

it('the store publishes once a frame, and keeps the phase that did not change', () => {
  const frames: (() => void)[] = [];
  const store = createAcuityStore({ schedule: (publish) => (frames.push(publish), () => undefined) });
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.load([record({ seq_num: 1 })]);
  store.receive(event(record({ seq_num: 2, eye: 'OS' })));
  expect(frames).toHaveLength(1);
  frames.shift()?.();
  const before = store.getSnapshot();
  store.receive(event(record({ seq_num: 3, eye: 'OS' })));
  frames.shift()?.();
  expect(store.getSnapshot().phases.OD).toBe(before.phases.OD);
  expect(store.getSnapshot().phases.OS).not.toBe(before.phases.OS);
});

describeRecords('acuity', {
  type: 'new_acuity_optotype_result',
  recordings,
  initialState,
  reduceAll,
  shown: (state) => viewOf(state),
  sizeOf: ({ records }) => records.length,
  answerOf: (records) => records,
  otherwise: (record) => ({ ...record, viewed: !record.viewed }),
  most: MOST_OPTOTYPES,
});
