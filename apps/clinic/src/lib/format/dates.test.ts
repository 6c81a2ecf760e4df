import { describe, expect, it } from 'vitest';
import { formatClock, formatTime, formatWhen } from './dates.ts';

describe('when something was', () => {
  it('says today with the time, yesterday, and the date before that, in the language [I18N-05]', () => {
    const options = {
      now: new Date(2026, 10, 20, 12),
      date_format: 'MM/DD/YYYY',
      time_format: '24H',
      language: 'en-US',
    } as const;
    expect(formatWhen(new Date(2026, 10, 20, 9, 40), options)).toBe('Today, 09:40');
    expect(formatWhen(new Date(2026, 10, 19, 23, 59), options)).toBe('Yesterday');
    expect(formatWhen(new Date(2026, 10, 17, 8), options)).toBe('11/17/2026');
    expect(formatWhen(new Date(2026, 10, 19, 8), { ...options, language: 'es-ES' })).toBe('Ayer');
    expect(formatWhen(new Date(2026, 10, 20, 9, 40), { ...options, language: 'es-ES' })).toBe('Hoy, 09:40');
    expect(formatWhen(new Date(2026, 10, 20, 9, 40), { ...options, language: 'ar-EG' })).toBe('اليوم، ٠٩:٤٠');
    expect(formatTime(new Date(2026, 10, 20, 15, 5), '12H', 'en-US')).toMatch(/^3:05\sPM$/);
  });

  it('says a moment to the second, in the preferred clock [PREF-08]', () => {
    const moment = new Date(2026, 10, 20, 20, 41, 7);
    expect(formatClock(moment, '24H', 'en-US')).toBe('20:41:07');
    expect(formatClock(moment, '12H', 'en-US')).toMatch(/^8:41:07\sPM$/);
    expect(formatClock(moment, '24H', 'ar-EG')).toBe('٢٠:٤١:٠٧');
  });
});
