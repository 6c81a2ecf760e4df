import { DATE_FORMATS, formatDay, formatTime } from '@isopter/contract';
import { formatDate } from '@isopter/ui';
import { describe, expect, it } from 'vitest';
import { formatWhen, withZone } from './dates.ts';

describe('when something was', () => {
  const options = {
    now: new Date(2026, 10, 20, 12),
    date_format: 'MM/DD/YYYY',
    time_format: '24H',
    locale: 'en-US',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  } as const;

  it('says today with the time, yesterday, and the date before that, in the language [I18N-05]', () => {
    expect(formatWhen(new Date(2026, 10, 20, 9, 40), options)).toBe('Today, 09:40');
    expect(formatWhen(new Date(2026, 10, 19, 23, 59), options)).toBe('Yesterday');
    expect(formatWhen(new Date(2026, 10, 17, 8), options)).toBe('11/17/2026');
    expect(formatWhen(new Date(2026, 10, 19, 8), { ...options, locale: 'es-ES' })).toBe('Ayer');
    expect(formatWhen(new Date(2026, 10, 20, 9, 40), { ...options, locale: 'es-ES' })).toBe('Hoy, 09:40');
    expect(formatWhen(new Date(2026, 10, 20, 9, 40), { ...options, locale: 'ar-EG-u-nu-latn' })).toBe('اليوم، 09:40');
    expect(formatWhen(new Date(2026, 10, 20, 9, 40), { ...options, isInSentence: true })).toBe('today, 09:40');
  });

  it('takes today, yesterday and the time from the clock of the office, and names its zone where it differs [OUR-444]', () => {
    // 7:35 PM in Los Angeles, while the next day has begun in New York and UTC
    const at = new Date('2026-11-28T03:35:00Z');
    const there = { ...options, now: new Date('2026-11-28T04:00:00Z'), timezone: 'America/Los_Angeles' };
    expect(formatWhen(at, there)).toBe(options.timezone === there.timezone ? 'Today, 19:35' : 'Today, 19:35 PST');
    expect(formatWhen(at, { ...there, now: new Date('2026-11-28T09:00:00Z') })).toBe('Yesterday');
    expect(withZone('7:35 PM', at, options)).toBe('7:35 PM');
  });

  it('says a moment to the second, in the preferred clock [PREF-08]', () => {
    const moment = new Date(2026, 10, 20, 20, 41, 7);
    expect(formatTime(moment, { time_format: '24H', locale: 'en-US' }, true)).toBe('20:41:07');
    expect(formatTime(moment, { time_format: '12H', locale: 'en-US' }, true)).toMatch(/^8:41:07\sPM$/);
    expect(formatTime(moment, { time_format: '24H', locale: 'ar-EG-u-nu-latn' }, true)).toBe('20:41:07');
  });

  it.each(DATE_FORMATS)('writes a day as %s like the fields it is typed in [PREF-08]', (format) => {
    for (const day of ['1961-03-14', '2026-11-02', '0099-12-31'])
      expect(formatDay(day, format)).toBe(formatDate(day, format));
  });
});
