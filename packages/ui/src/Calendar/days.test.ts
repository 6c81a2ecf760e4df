import { describe, expect, it } from 'vitest';
import { toDay, weekdayStyle, yearChoices } from './days.ts';

describe('days of a calendar', () => {
  it.each(['2026-11-20', '1900-01-01', '2024-02-29'])('parses %s', (text) => {
    expect(toDay(text)?.toString()).toBe(text);
  });
  it.each(['', '2026-02-30', '2023-02-29', '11/20/2026', '20.11.26', null, undefined])('rejects %s', (text) => {
    expect(toDay(text)).toBeNull();
  });
  it('offers the years of a long life, and some in the future', () => {
    const years = yearChoices(2026, 2026);
    expect(years[0]).toBe(1906);
    expect(years.at(-1)).toBe(2046);
    expect(years).toHaveLength(141);
  });
  it('offers no year beyond the limits', () => {
    expect(yearChoices(2026, 2026, { minValue: { year: 2025 }, maxValue: { year: 2026 } })).toEqual([2025, 2026]);
  });
  it('offers the year in view, however far away', () => {
    expect(yearChoices(1850, 2026)[0]).toBe(1850);
    expect(yearChoices(2100, 2026).at(-1)).toBe(2100);
  });
  it('shortens weekdays as far as the language requires', () => {
    expect(weekdayStyle('en-US')).toBe('short');
    expect(weekdayStyle('fr-CA')).toBe('short');
    expect(weekdayStyle('ar-EG')).toBe('narrow');
  });
});
