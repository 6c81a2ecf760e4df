import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateTicks } from './dateTicks.ts';

const DAY = 24 * 3600 * 1000;
const labels = (from: string, to: string, width = 246, locale = 'en-US'): string[] => {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const { dates, write } = dateTicks({ first, last }, [first - DAY, last + DAY], width, locale);
  return dates.map(write);
};

describe('the dates of an axis [OUR-868]', () => {
  it('are years over years', () => {
    expect(labels('2019-03-01', '2026-03-01')).toEqual(['2020', '2022', '2024', '2026']);
  });
  it('are months within a year, in the user’s language', () => {
    expect(labels('2025-03-01', '2026-01-20')).toEqual(['Apr 2025', 'Jul 2025', 'Oct 2025', 'Jan 2026']);
    expect(labels('2025-03-01', '2026-01-20', 246, 'es-ES')[0]).toBe('abr 2025');
  });
  it('are the first and the last day if two round dates do not fit', () => {
    expect(labels('2025-12-20', '2026-01-05', 150)).toEqual(['Dec 20, 2025', 'Jan 5, 2026']);
  });
  it('are one day if all tests are on that day', () => {
    expect(labels('2026-01-05T08:00:00Z', '2026-01-05T09:00:00Z')).toEqual(['Jan 5, 2026']);
  });
  it('are at least two different dates for tests on several days, on any axis', () => {
    const instant = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2040-01-01') });
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: DAY, max: 9000 * DAY }),
        fc.integer({ min: 60, max: 2000 }),
        (first, length, width) => {
          const last = first + length;
          const { dates, write } = dateTicks({ first, last }, [first - DAY, last + DAY], width, 'en-US');
          expect(new Set(dates.map(write)).size).toBe(dates.length);
          expect(dates.length).toBeGreaterThan(1);
        },
      ),
    );
  });
});
