import type { EnteredSample } from '@isopter/contract';
import { expect, it } from 'vitest';
import { acuitiesOf, pressuresOf, seriesOf } from './entered.ts';

const time = '2026-03-02T09:00:00.000Z';
const SAMPLES: EnteredSample[] = [
  { test: '1', time, eye: 'OD', iop: { pressure: 24.5, method: 'GAT' }, acuity: null },
  { test: '1', time, eye: 'OS', iop: null, acuity: { value: 'HM', aid: 'CC' } },
  { test: '2', time, eye: 'OS', iop: { pressure: 15, method: 'NCT' }, acuity: { value: 0.1, aid: 'PH' } },
];

it('has pressures with their method, the left eye first [OUR-952]', () => {
  const points = pressuresOf(SAMPLES);
  expect(points.map(({ eye, value, how }) => [eye, value, how])).toEqual([
    ['OD', 24.5, 'GAT'],
    ['OS', 15, 'NCT'],
  ]);
  expect(seriesOf(points).map(({ side, samples }) => [side, samples.map(({ value }) => value)])).toEqual([
    ['OS', [15]],
    ['OD', [24.5]],
  ]);
});

it('dates a pressure by its own measurement, and the acuity by the test [OUR-952]', () => {
  const measured = '2026-03-02T14:30:00.000Z';
  const both: EnteredSample = {
    ...SAMPLES[2]!,
    iop: { pressure: 15, method: 'NCT', time: measured },
  };
  expect(pressuresOf([both, SAMPLES[0]!]).map((point) => point.time)).toEqual([time, measured]);
  expect(acuitiesOf([both]).map((point) => point.time)).toEqual([time]);
});

it('lists sight without letters, and draws only numbers [OUR-952]', () => {
  const points = acuitiesOf(SAMPLES);
  expect(points.map(({ value }) => value)).toEqual(['HM', 0.1]);
  expect(seriesOf(points).map(({ side, samples }) => [side, samples.length])).toEqual([['OS', 1]]);
});
