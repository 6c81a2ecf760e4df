import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATE_FORMATS, dateError, formatDate, parseDate } from './dates.ts';

describe('dates as people type them', () => {
  it.each(DATE_FORMATS.flatMap((written) => DATE_FORMATS.map((preferred) => ({ written, preferred }))))(
    'a date written $written is read while $preferred is preferred [VAL-05]',
    ({ written, preferred }) => {
      expect(parseDate(formatDate('1961-03-14', written), preferred)).toBe('1961-03-14');
    },
  );
  it.each(DATE_FORMATS)('every day written %s is parsed to the same day [VAL-05]', (format) => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        expect(parseDate(formatDate(iso, format), format)).toBe(iso);
      }),
    );
  });
  it('uses the preferred format for 03/04/2026 [VAL-05]', () => {
    expect(parseDate('03/04/2026', 'MM/DD/YYYY')).toBe('2026-03-04');
    expect(parseDate('03/04/2026', 'YYYY-MM-DD')).toBe('2026-03-04');
    expect(parseDate('03/04/2026', 'DD.MM.YYYY')).toBe('2026-04-03');
  });
  it.each([
    ['٣/١٤/١٩٦١', '1961-03-14'],
    ['१४.०३.१९६१', '1961-03-14'],
    [' 14 . 3 . 1961 ', '1961-03-14'],
    ['29.02.2024', '2024-02-29'],
  ])('parses %s [VAL-05]', (text, iso) => {
    expect(parseDate(text, 'MM/DD/YYYY')).toBe(iso);
  });
  it.each(['', '14', '14.3', '14.3.61', '31.02.2026', '29.02.2023', '00/00/2026', '14.03/1961', '1961-14-03', 'soon'])(
    'rejects "%s" as a date [VAL-05]',
    (text) => {
      expect(parseDate(text, 'DD.MM.YYYY')).toBeNull();
    },
  );
  it('returns the error of a value [VAL-05]', () => {
    expect(dateError('14.3.61')).toBe('invalidDate');
    expect(dateError('2026-02-31')).toBe('invalidDate');
    expect(dateError('2026-11-19', { minValue: '2026-11-20' })).toBe('minDate');
    expect(dateError('2026-11-21', { maxValue: '2026-11-20' })).toBe('maxDate');
    expect(dateError('2026-11-20', { minValue: '2026-11-20', maxValue: '2026-11-20' })).toBeNull();
    expect(dateError('')).toBeNull();
  });
});
