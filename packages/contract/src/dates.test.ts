import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, dayAfter } from './dates.ts';

it('counts days across months, years and leap days, both ways', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-02-28', 2)).toBe('2028-03-01');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
});

describe('ageOn', () => {
  it('turns on the birthday, not before [VAL-04]', () => {
    expect(ageOn('1960-06-15', '2026-06-14')).toBe(65);
    expect(ageOn('1960-06-15', '2026-06-15')).toBe(66);
    expect(ageOn('1960-06-15', '2026-06-16')).toBe(66);
    expect(ageOn('2026-11-20', '2026-11-20')).toBe(0);
  });

  it('is right for someone born on 29 February [VAL-04]', () => {
    expect(ageOn('2000-02-29', '2024-02-28')).toBe(23);
    expect(ageOn('2000-02-29', '2024-02-29')).toBe(24);
    expect(ageOn('2000-02-29', '2023-02-28')).toBe(22);
    expect(ageOn('2000-02-29', '2023-03-01')).toBe(23);
  });

  it('returns no age for a day that does not exist or is before the birth [VAL-04]', () => {
    expect(ageOn('2001-02-29', '2020-01-01')).toBeUndefined();
    expect(ageOn('2020-01-02', '2020-01-01')).toBeUndefined();
    expect(ageOn('15/06/1960', '2020-01-01')).toBeUndefined();
    expect(ageOn('', '2020-01-01')).toBeUndefined();
  });

  it('grows by one from one birthday to the next [VAL-04]', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 120 }), (born, years) => {
        const birth = born.toISOString().slice(0, 10);
        const birthday = `${born.getUTCFullYear() + years}${birth.slice(4).replace('02-29', '03-01')}`;
        expect(ageOn(birth, birthday)).toBe(years);
        const eve = new Date(Date.parse(birthday) - 86_400_000).toISOString().slice(0, 10);
        const isLeapDay = birth.endsWith('02-29') && eve.endsWith('02-29');
        expect(ageOn(birth, eve)).toBe(isLeapDay ? years : years === 0 ? undefined : years - 1);
      }),
    );
  });
});
