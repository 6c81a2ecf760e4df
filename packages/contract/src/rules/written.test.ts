import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment, type Writing } from './written.ts';

const moment = new Date('2026-11-21T02:40:07Z');
const writing: Writing = {
  date_format: 'MM/DD/YYYY',
  time_format: '24H',
  locale: 'en-US',
  timezone: 'America/New_York',
};

describe('days and times as somebody prefers them [PREF-08, OUR-50]', () => {
  it.each([
    ['MM/DD/YYYY', '03/04/1961'],
    ['D/M/YYYY', '4/3/1961'],
    ['YYYY.MM.DD', '1961.03.04'],
  ] as const)('are written as %s', (format, written) => {
    expect(formatDay('1961-03-04', format)).toBe(written);
    expect(formatDay('1961', format)).toBe('1961');
  });

  it('have the preferred clock', () => {
    expect(formatMoment(moment, writing)).toBe('11/20/2026, 21:40');
    expect(formatMoment(moment, { ...writing, time_format: '12H' })).toMatch(/^11\/20\/2026, 9:40\sPM$/);
    expect(formatMoment(moment, { ...writing, locale: 'ar-EG-u-nu-latn', date_format: 'YYYY-MM-DD' })).toBe(
      '2026-11-20، 21:40',
    );
  });
});
