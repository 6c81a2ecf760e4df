import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonRanges, dateRangeErrors, NO_RANGE, withinLimits } from './ranges.ts';

describe('a range of dates', () => {
  it('does not end before it starts [VAL-02]', () => {
    expect(dateRangeErrors({ start: '2026-11-20', end: '2026-11-19' })).toEqual({ start: null, end: 'dateRange' });
    expect(dateRangeErrors({ start: '2026-11-20', end: '2026-11-20' })).toEqual({ start: null, end: null });
  });
  it('may be open at either end [VAL-02]', () => {
    for (const range of [NO_RANGE, { start: '2026-11-20', end: '' }, { start: '', end: '2026-11-20' }])
      expect(dateRangeErrors(range)).toEqual({ start: null, end: null });
  });
  it('reports errors of its dates before its own [VAL-02] [VAL-05]', () => {
    expect(dateRangeErrors({ start: 'soon', end: '2026-11-19' })).toEqual({ start: 'invalidDate', end: null });
    const limits = { minValue: '2026-01-01', maxValue: '2026-12-31' };
    expect(dateRangeErrors({ start: '2027-01-01', end: '2025-12-31' }, limits)).toEqual({
      start: 'maxDate',
      end: 'minDate',
    });
  });
  it('has presets for the most common ranges', () => {
    expect(commonRanges('2024-03-01')).toEqual({
      today: { start: '2024-03-01', end: '2024-03-01' },
      last7Days: { start: '2024-02-24', end: '2024-03-01' },
      last30Days: { start: '2024-02-01', end: '2024-03-01' },
      thisMonth: { start: '2024-03-01', end: '2024-03-31' },
      thisYear: { start: '2024-01-01', end: '2024-12-31' },
    });
  });
  it('has presets only within the limits', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const today = day.toISOString().slice(0, 10);
        for (const range of Object.values(commonRanges(today))) {
          const { start, end } = withinLimits(range, { maxValue: today });
          expect(start <= today && end <= today && start <= end).toBe(true);
        }
      }),
    );
  });
});
