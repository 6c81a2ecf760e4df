import { directionOf, DIRECTIONS, logmarOf } from '@isopter/clinical/acuity';
import { received } from '@isopter/recordings';
import * as recordings from '@isopter/recordings/acuity';
import { describeRecords } from '../../shared/fakes/describeRecords.ts';
import { describe, expect, it, vi } from 'vitest';
import type { AcuityRecord, AcuityTest } from '../types.ts';
import { progressOf, unfinishedPhase } from './phases.ts';
import { acuityWords } from '../acuity.texts.ts';
import { lineText, measuredText } from '../plot/said.ts';
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

describe('sizes', () => {
  it('map a record by its size unless its label has another size', () => {
    expect(logmarOf({ size: 0.3, size_label: '20/40' })).toBe(0.3);
    expect(logmarOf({ size: 40, size_label: '20/40' })).toBe(0.3);
    expect(logmarOf({ size: 5, size_label: '6/12' })).toBe(0.3);
    expect(logmarOf({ size: 0.2, size_label: 'N8' })).toBe(0.2);
    expect(logmarOf({ size: null, size_label: '6 / 6' })).toBe(0);
    expect(logmarOf({ size: 1e9, size_label: 'N8' })).toBeNull();
    expect(logmarOf({ size: null, size_label: '20/0' })).toBeNull();
  });
});

/** A line of so many optotypes that are all alike. */
const answered = (count: number, over: Partial<AcuityRecord> = {}) =>
  after(...Array.from({ length: count }, () => record(over))).phases.OD.lines[0]!;

describe('a line', () => {
  it('has an estimate after each optotype of known size, and an acuity from 12 answers on [OUR-10]', () => {
    const { estimates, answers, acuity } = after(
      record({ size: 1, size_label: '' }),
      record({ size: 1e9, size_label: 'N8' }),
      record({ size: 0.2, size_label: '', viewed: false }),
    ).phases.OD.lines[0]!;
    expect(estimates[1]).toBe(estimates[0]);
    expect(estimates[2]!).toBeGreaterThan(estimates[0]!);
    expect([answers, acuity]).toEqual([2, null]);
    expect(answered(1, { size: 1e9, size_label: 'N8' }).estimates).toEqual([null]);
    expect([answered(11).acuity, answered(12).acuity?.beyond]).toEqual([null, null]);
    expect(answered(12, { size: -0.3, size_label: '20/10' }).acuity?.beyond).toBe('better');
  });
  it('is beyond the displayed range when nothing was seen, whatever result the device reports [OUR-11]', () => {
    const lost = after(
      ...Array.from({ length: 18 }, (_, i) =>
        record({ size: 1.6, size_label: '20/800', viewed: false, threshold: i === 17 }),
      ),
    ).phases.OD.lines[0]!;
    expect(lost).toMatchObject({ is_settled: true, acuity: { logmar: 1.6, beyond: 'worse', interval: null } });
    expect(lineText(acuityWords, lost.acuity!, 'INT')).toBe('Worse than 6/240');
    expect(measuredText(acuityWords, lost.acuity!, (value) => value.toFixed(2))).toBe('>1.60 logMAR');
  });
});

describe('phases', () => {
  it('are thirds of a test, halves of a C-Suite, all of a single eye [ACU-03]', () => {
    const steps = [[], ['OD'], ['OD', 'OS'], ['OD', 'OS', 'OU']] as const;
    expect(steps.map((eyes) => progressOf(settled(...eyes), test))).toEqual([0, 33, 67, 100]);
    expect(steps.map((eyes) => progressOf(settled(...eyes), { ...test, group: 'CSUITE' }))).toEqual([0, 50, 100, 100]);
    expect(steps.slice(0, 2).map((eyes) => progressOf(settled(...eyes), { ...test, eye: 'OD' }))).toEqual([0, 100]);
  });
  it('are complete when skipped, or when all their lines are settled [ACU-02] [ACU-04]', () => {
    expect(unfinishedPhase(settled(), test)).toBe('OD');
    expect(unfinishedPhase(after(record({ skipped: true })), test)).toBe('OS');
    expect(unfinishedPhase(settled('OD', 'OS', 'OU'), test)).toBeNull();
    const both: AcuityTest = { ...test, strategy: 'BOTH' };
    expect(unfinishedPhase(settled('OD'), both)).toBe('OD');
    expect(unfinishedPhase(settled('OD', 'OD'), both)).toBe('OS');
  });
  it('are complete when a later one has begun, even if records were lost [ACU-02] [ACU-03]', () => {
    const lost = after(record(), record({ eye: 'OS' }));
    expect([progressOf(lost, test), unfinishedPhase(lost, test)]).toEqual([35, 'OS']);
    expect(unfinishedPhase(after(record({ eye: 'OU' })), test)).toBe('OU');
  });
  it('have a line for each threshold and each contrast', () => {
    const { lines } = after(
      record({ contrast: 10 }),
      record({ contrast: 10, threshold: true, size: 0.1, size_label: '20/25' }),
      record({ contrast: 2.5 }),
      record({ contrast: 1 }),
    ).phases.OD;
    expect(lines.map(({ contrast, is_settled }) => [contrast, is_settled])).toEqual([
      [10, true],
      [2.5, false],
      [1, false],
    ]);
  });
});

it('the store publishes once per frame, and keeps the object of the unchanged phase', () => {
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
