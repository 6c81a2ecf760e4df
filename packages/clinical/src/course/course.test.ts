import { describe, expect, it } from 'vitest';
import {
  acuityLines,
  courseChange,
  courseLines,
  type CourseSample,
  fieldLines,
  previousSample,
  sampleChange,
} from './index.ts';

const sample = (year: number, value: number, more: Partial<CourseSample> = {}): CourseSample => ({
  test: String(year),
  at: new Date(Date.UTC(year, 0, 1)),
  day: `${year}-01-01`,
  measure: 'MD',
  side: 'OD',
  value,
  family: '24-2 3',
  strategy: 'AVA_STANDARD',
  reliable: true,
  excluded: null,
  ...more,
});

const change = (measure: CourseSample['measure'], before: Partial<CourseSample>, now: Partial<CourseSample>) =>
  sampleChange(sample(2020, 0, { measure, ...before }), sample(2021, 0, { measure, ...now }));

describe('a change from test to test [OUR-162]', () => {
  it('is the difference of what is shown, marked from a limit on', () => {
    expect(courseChange('MD', -3.326, -6.534)).toEqual({ by: -3.2, verdict: 'worse' });
    expect(courseChange('MD', -3.33, -4.73)).toEqual({ by: -1.4, verdict: 'within' });
    expect(courseChange('MD', -6.53, -3.33)).toEqual({ by: 3.2, verdict: 'better' });
    expect(courseChange('VFI', 94, 90)).toEqual({ by: -4, verdict: 'worse' });
  });
  it('follows the one rule of its measure [OUR-433]', () => {
    expect(change('ACUITY', { value: 0.1 }, { value: 0.2 })).toEqual({ by: 0.1, verdict: 'within' });
    expect(change('ACUITY', { value: 0.1 }, { value: 0.3 })).toEqual({ by: 0.2, verdict: 'worse' });
    expect(change('ACUITY', { value: 0.1 }, { value: 0.3, interval: [0, 0.6] })?.verdict).toBe('within');
    expect(change('ACUITY', { value: 0.1, contrast: 2.5 }, { value: 0.3, contrast: 2.5 })?.verdict).toBe('within');
    expect(change('ACUITY', { value: 0.1 }, { value: 1.6, limit: 'WORSE' })).toEqual({ by: null, verdict: 'worse' });
    expect(change('LOG_CS', { value: 1.65 }, { value: 1.2 })).toEqual({ by: -0.45, verdict: 'worse' });
    expect(change('PTA', { value: 35 }, { value: 40 })).toEqual({ by: 5, verdict: 'within' });
    expect(change('PTA', { value: 35 }, { value: 41.25 })).toEqual({ by: 6.3, verdict: 'worse' });
    expect(change('PTA', { value: 35 }, { value: 90, limit: 'WORSE' })).toEqual({ by: null, verdict: 'worse' });
    expect(change('MD', { value: -3 }, { value: -5 })).toEqual({ by: -2, verdict: 'worse' });
  });
  it('has no mark where no limit is known, and no negative nothing', () => {
    expect(courseChange('MEAN_SENSITIVITY', 27.5, 26.2)).toEqual({ by: -1.3, verdict: null });
    expect(Object.is(courseChange('VFI', 90.4, 90.1).by, 0)).toBe(true);
  });
  it('is from the newest number that counts, of the same eye and program', () => {
    const samples = [
      sample(2020, -1),
      sample(2021, -2),
      sample(2022, -9, { reliable: false }),
      sample(2023, -9, { excluded: 'LID' }),
      sample(2024, -9, { family: '10-2 3' }),
      sample(2024, -9, { side: 'OS' }),
      sample(2024, -9, { strategy: 'FULL_THRESHOLD' }),
    ];
    expect(previousSample(samples, sample(2025, -3))?.test).toBe('2021');
    expect(previousSample(samples, sample(2020, -1))).toBeUndefined();
  });
});

/** The slope of so many yearly numbers. */
const slopeWith = (amount: number) =>
  courseLines(
    Array.from({ length: amount }, (_, i) => sample(2020 + i, -i + (i % 2))),
    'MD',
    ['OD'],
  )!.lines[0]!.slope;

describe('a measure over time [OUR-162]', () => {
  it('uses the family with most numbers, with a slope through the included ones', () => {
    const samples = [
      ...[2020, 2021, 2022, 2023].map((year, i) => sample(year, -i)),
      sample(2024, -20, { reliable: false }),
      sample(2019, -20, { family: '30-2 3' }),
      sample(2022, 1, { side: 'OS' }),
      sample(2022, 80, { measure: 'VFI' }),
    ];
    const lines = courseLines(samples, 'MD', ['OS', 'OD'])!;
    expect(lines).toMatchObject({ family: '24-2 3', counted: 5, leftOut: 1, others: 1 });
    expect(lines.lines.map(({ side, samples: own }) => [side, own.length])).toEqual([
      ['OS', 1],
      ['OD', 5],
    ]);
    expect(lines.lines[0]!.slope).toBeUndefined();
    expect(lines.lines[1]!.slope!.slope).toBeCloseTo(-1, 2);
  });
  it('uses one strategy of each side, that of its newest included number [OUR-416]', () => {
    const samples = [
      ...[2015, 2016, 2017, 2018].map((year) => sample(year, -5, { strategy: 'FULL_THRESHOLD' })),
      ...[2019, 2020].map((year) => sample(year, -1)),
      sample(2021, 0, { strategy: 'AVA_FAST', reliable: false }),
      sample(2022, -3, { side: 'OS', strategy: 'AVA_FAST' }),
    ];
    const { lines, others } = courseLines(samples, 'MD', ['OS', 'OD'])!;
    expect(lines.map(({ side, strategy, samples: own }) => [side, strategy, own.length])).toEqual([
      ['OS', 'AVA_FAST', 1],
      ['OD', 'AVA_STANDARD', 2],
    ]);
    expect(others).toBe(5);
    expect(lines[1]!.slope).toBeUndefined();
  });
  it('has a slope with its interval from four numbers on [OUR-420]', () => {
    expect(slopeWith(3)).toBeUndefined();
    expect(slopeWith(4)!.interval).toHaveLength(2);
  });
  it('leaves out numbers beyond what was measured [OUR-11]', () => {
    const beyond = sample(2021, 1.6, { measure: 'ACUITY', limit: 'WORSE' });
    const lines = courseLines([beyond, sample(2022, 0.3, { measure: 'ACUITY' })], 'ACUITY', ['OD'])!;
    expect(lines.lines[0]!.samples.map(({ value }) => value)).toEqual([0.3]);
  });
  it('is empty if nothing was measured', () => {
    expect(courseLines([sample(2020, 1)], 'PTA', ['LEFT', 'RIGHT'])).toBeUndefined();
  });
});

const field = (year: number, family: string, more: Partial<CourseSample> = {}) => sample(year, -2, { family, ...more });
const fieldLinesOf = (samples: readonly CourseSample[]) =>
  fieldLines(samples, ['OS', 'OD']).map(({ measure, family, lines }) => [measure, family, lines[0]?.samples.length]);

describe('fields over time', () => {
  it('have no VFI of another program next to their MD [OUR-568]', () => {
    const samples = [
      ...[2020, 2021].flatMap((year) => [field(year, '24-2 3'), field(year, '24-2 3', { measure: 'VFI', value: 95 })]),
      ...[2022, 2023, 2024].map((year) => field(year, '10-2 3')),
    ];
    expect(fieldLinesOf(samples)).toEqual([['MD', '10-2 3', 3]]);
    expect(fieldLinesOf(samples.filter(({ family }) => family !== '10-2 3'))).toEqual([
      ['MD', '24-2 3', 2],
      ['VFI', '24-2 3', 2],
    ]);
  });

  it('are those that most fields are of, with or without norms, as in the report of the trend [OUR-568]', () => {
    const large = [2021, 2022, 2023].map((year) => field(year, '24-2 5', { measure: 'MEAN_SENSITIVITY', value: 30 }));
    expect(fieldLinesOf([field(2020, '24-2 3'), ...large])).toEqual([['MEAN_SENSITIVITY', '24-2 5', 3]]);
    expect(fieldLinesOf([])).toEqual([]);
  });
});

const acuity = (year: number, near: boolean) =>
  sample(year, near ? 0.4 : 0, { measure: 'ACUITY', family: near ? 'BOTH near' : 'BOTH', strategy: '', near });
const valuesOf = (samples: readonly CourseSample[]) =>
  acuityLines(samples, ['OS', 'OD'])?.lines[0]?.samples.map(({ value }) => value);

describe('acuity over time', () => {
  it('is that at distance of tests at both distances, unless only near was measured [OUR-560]', () => {
    expect(valuesOf([2020, 2021].flatMap((year) => [acuity(year, false), acuity(year, true)]))).toEqual([0, 0]);
    expect(valuesOf([acuity(2020, true), acuity(2021, true)])).toEqual([0.4, 0.4]);
    expect(valuesOf([])).toBeUndefined();
  });
});
