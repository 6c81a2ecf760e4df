import { describe, expect, it } from 'vitest';
import { type CourseSample, largestChange } from './index.ts';

const sample = (test: string, measure: CourseSample['measure'], value: number, more: Partial<CourseSample> = {}) => ({
  test,
  at: new Date(Date.UTC(test === 'before' ? 2020 : 2021, 0, 1)),
  day: '2020-01-01',
  measure,
  side: 'OD',
  value,
  family: 'one',
  strategy: '',
  reliable: true,
  excluded: null,
  ...more,
});
const largest = (measure: CourseSample['measure'], before: number, now: number, more: Partial<CourseSample> = {}) =>
  largestChange([sample('before', measure, before), sample('now', measure, now, more)], 'now');

describe('largestChange', () => {
  it('counts in limits of each measure, better or worse [OUR-743]', () => {
    expect(largest('MD', -2, -5)?.size).toBeCloseTo(2);
    expect(largest('MD', -5, -2)).toEqual({ size: 2, verdict: 'better' });
    expect(largest('VFI', 98, 94)?.size).toBeCloseTo(1);
    expect(largest('ACUITY', 0, 0.34)?.size).toBeCloseTo(2);
    expect(largest('PTA', 20, 30)?.size).toBeCloseTo(2);
    expect(largest('LOG_CS', 1.66, 1.33)?.size).toBeCloseTo(1);
  });

  it('is the largest of all numbers of the test [OUR-743]', () => {
    const samples = [
      sample('before', 'MD', -2),
      sample('now', 'MD', -3),
      sample('before', 'MD', -2, { side: 'OS' }),
      sample('now', 'MD', -8, { side: 'OS' }),
    ];
    expect(largestChange(samples, 'now')).toEqual({ size: 4, verdict: 'worse' });
  });

  it('is beyond all sizes where only the direction is known [OUR-743]', () => {
    expect(largest('ACUITY', 0.1, 1.6, { limit: 'WORSE' })).toEqual({ size: Infinity, verdict: 'worse' });
  });

  it('is unknown without a number that can be compared [OUR-743]', () => {
    expect(largestChange([sample('now', 'MD', -8)], 'now')).toBeNull();
    expect(largest('MD', -2, -8, { reliable: false })).toBeNull();
    expect(largest('MD', -2, -8, { excluded: 'LID' })).toBeNull();
    expect(largest('RAPD', 0, 0.6)).toBeNull();
  });
});
