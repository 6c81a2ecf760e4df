import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATE_FORMATS, type DateFormat, formatDate } from './format.ts';
import { readDate } from './readDate.ts';

const days = fc
  .date({ min: new Date('1800-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length));
const formats = fc.constantFrom(...DATE_FORMATS);
const read = (text: string, format: DateFormat = 'MM/DD/YYYY', locale?: string) => readDate(text, { format, locale });

describe('a typed date', () => {
  it('is the day that was written, in every format', () => {
    fc.assert(
      fc.property(days, formats, (day, format) => {
        expect(read(formatDate(day, format), format)).toEqual({ day });
      }),
    );
  });

  it('is one of two days at most, the preferred reading first, with every format and separator', () => {
    fc.assert(
      fc.property(
        days,
        formats,
        fc.constantFrom('.', '/', '-', ' ', ' - ', '. ', '–', ''),
        (day, format, separator) => {
          const [year = '', month = '', date = ''] = day.split('-');
          for (const written of [
            [date, month, year],
            [month, date, year],
          ]) {
            const found = read(written.join(separator), format)!;
            const exchanged = `${year}-${date}-${month}`;
            const preferred = (written[0] === date) === format.startsWith('D') ? day : exchanged;
            const sign = separator.trim().replace('–', '-');
            const isPreferredSign = sign !== '' && format.endsWith('YYYY') && format.includes(sign);
            const isSure = month === date || Number(date) > 12;
            const other = preferred === day ? exchanged : day;
            const expected = isSure ? { day } : { day: preferred, ...(!isPreferredSign && { other }) };
            expect(found).toEqual(expected);
          }
        },
      ),
    );
  });

  it('names both days where another separator than the preferred one leaves day and month open (of OUR-680)', () => {
    expect(read('03-04-1961')).toEqual({ day: '1961-03-04', other: '1961-04-03' });
    expect(read('3.4.1961', 'YYYY-MM-DD')).toEqual({ day: '1961-03-04', other: '1961-04-03' });
    expect(read('03/04/1961', 'DD.MM.YYYY')).toEqual({ day: '1961-04-03', other: '1961-03-04' });
    expect(read('03041961', 'DD.MM.YYYY')).toEqual({ day: '1961-04-03', other: '1961-03-04' });
  });

  it('is read in the preferred order where it has the preferred separator', () => {
    expect(read('03/04/1961')).toEqual({ day: '1961-03-04' });
    expect(read('03.04.1961', 'DD.MM.YYYY')).toEqual({ day: '1961-04-03' });
    expect(read('3-4-1961', 'DD-MM-YYYY')).toEqual({ day: '1961-04-03' });
  });

  it.each([
    ['14 Mar 1961', 'en'],
    ['March 14th, 1961', 'en'],
    ['1961 march 14', 'en'],
    ['14 de marzo de 1961', 'es'],
    ['14 Mar 1961', 'ar'],
    ['١٤ مارس ١٩٦١', 'ar'],
    ['١٤/٠٣/١٩٦١', 'ar'],
    ['14. März 1961', 'de'],
    ['14 mars 1961', 'fr'],
    ['14 марта 1961', 'ru'],
    ['1961年3月14日', 'ja'],
    ['1961. 3. 14.', 'ko'],
    ['१४.०३.१९६१', 'hi'],
    ['1961-03-14', 'en'],
    ['19610314', 'en'],
    ['03-14-1961', 'en'],
    ['14–03–1961', 'en'],
    ['\u200f14/03/1961\u200b', 'en'],
  ])('%s is 14 March 1961 in %s', (text, locale) =>
    expect(read(text, 'MM/DD/YYYY', locale)).toEqual({ day: '1961-03-14' }),
  );

  it.each([
    '',
    '14',
    '14.3',
    '14.3.61',
    '31.02.2026',
    '29.02.2023',
    '00/00/2026',
    '14.03/1961',
    '1961-14-03',
    '12345678',
    '5075550184',
    'soon',
    '14 Ma 1961',
    'Mar 14 15 1961',
  ])('is not %j', (text) => expect(read(text)).toBeNull());

  it('is never a day that does not exist, and reading never fails', () => {
    fc.assert(
      fc.property(fc.string(), formats, (text, format) => {
        const { day, other } = read(text, format) ?? {};
        const found = [day, other].filter((one) => one !== undefined);
        expect(found.map((one) => new Date(one).toISOString().slice(0, one.length))).toEqual(found);
      }),
    );
  });
});
