import { DATE_FORMATS } from '@isopter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, formatDate, formatTime, formatWhen, parseDate } from './dates.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dates', () => {
  it.each([
    ['DD.MM.YYYY', '04.03.1961'],
    ['D/M/YYYY', '4/3/1961'],
    ['MM/DD/YYYY', '03/04/1961'],
    ['M/D/YYYY', '3/4/1961'],
    ['YYYY-MM-DD', '1961-03-04'],
  ] as const)('shows a day as %s [PREF-11]', (format, shown) => {
    expect(formatDate('1961-03-04', format)).toBe(shown);
  });

  it('reads back every day in every format, whichever of them is preferred elsewhere [VAL-05]', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...DATE_FORMATS), (day, format) => {
        expect(parseDate(formatDate(day, format), format)).toBe(day);
      }),
    );
  });

  it('accepts the other formats and lets the preferred one decide what is ambiguous [VAL-05]', () => {
    expect(parseDate('03/04/1961', 'MM/DD/YYYY')).toBe('1961-03-04');
    expect(parseDate('03/04/1961', 'DD/MM/YYYY')).toBe('1961-04-03');
    expect(parseDate('25.12.1990', 'MM/DD/YYYY')).toBe('1990-12-25');
    expect(parseDate('1990-12-25', 'MM/DD/YYYY')).toBe('1990-12-25');
    expect(parseDate('٢٥/١٢/١٩٩٠', 'DD/MM/YYYY')).toBe('1990-12-25');
    expect(parseDate('२५/१२/१९९०', 'DD/MM/YYYY')).toBe('1990-12-25');
  });

  it.each(['', 'yesterday', '02/30/1990', '13/13/1990', '1990', '01/02/03', '01/02-1990/4'])(
    'knows that %j is no date [VAL-05]',
    (text) => {
      expect(parseDate(text, 'MM/DD/YYYY')).toBeNull();
    },
  );

  it.each([
    ['2026-03-13', '1961-03-14', 64],
    ['2026-03-14', '1961-03-14', 65],
    ['2023-02-28', '2000-02-29', 22],
    ['2023-03-01', '2000-02-29', 23],
    ['2024-02-29', '2000-02-29', 24],
    ['2026-11-20', '2026-11-20', 0],
  ])('on %s a person born on %s is %i [VAL-04]', (today, birth, age) => {
    expect(ageOn(today, birth)).toBe(age);
  });

  it('says today with the time, yesterday, and the date before that, in the language', () => {
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
    expect(formatTime(new Date(2026, 10, 20, 15, 5), '12H', 'en-US')).toMatch(/^3:05\sPM$/);
  });
});
