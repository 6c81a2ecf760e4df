import { describe, expect, it } from 'vitest';
import { mayRewrite } from './eraseNames.ts';

const MB = 1024 * 1024;
const NEW_YORK = 'America/New_York';
const LOS_ANGELES = 'America/Los_Angeles';
const BERLIN = 'Europe/Berlin';
const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));

/** The hours of a day, in UTC, at which a large table may be rewritten. */
const hours = (timezones: readonly string[]): number[] =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => mayRewrite(32 * MB + 1, timezones, at(hour)));

describe('a table with deleted names', () => {
  it('is rewritten at any hour if that takes a moment [OUR-931]', () => {
    for (const hour of [3, 9, 15, 21]) expect(mayRewrite(32 * MB, [NEW_YORK], at(hour))).toBe(true);
  });

  it('is rewritten only while it is night in all offices if it is larger [OUR-931]', () => {
    expect(hours([NEW_YORK])).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    expect(hours([NEW_YORK, LOS_ANGELES])).toEqual([6, 7, 8, 9, 10]);
    expect(hours([LOS_ANGELES, BERLIN])).toEqual([]);
  });
});
