import { describe, expect, it } from 'vitest';
import { ONCE, repetitionProblems } from './schedule.ts';

const TODAY = '2026-11-24';

describe('the repetition of a test at home', () => {
  it('requires nothing if the test does not repeat', () => {
    expect(repetitionProblems({ ...ONCE, period_in_days: '0', end_date: 'soon' }, TODAY)).toEqual({});
  });

  it.each([
    ['', '', { period_in_days: 'required', end_date: 'required' }],
    ['1', TODAY, {}],
    [' 999 ', '2030-01-01', {}],
    ['0', TODAY, { period_in_days: 'range' }],
    ['1000', TODAY, { period_in_days: 'range' }],
    ['1.5', TODAY, { period_in_days: 'range' }],
    ['30', '2026-11-23', { end_date: 'pastDate' }],
    ['30', '2026-02-30', { end_date: 'invalidDate' }],
    ['30', 'soon', { end_date: 'invalidDate' }],
  ])('every %j days until %j', (period_in_days, end_date, problems) => {
    expect(repetitionProblems({ recurring: true, period_in_days, end_date }, TODAY)).toEqual(problems);
  });
});
