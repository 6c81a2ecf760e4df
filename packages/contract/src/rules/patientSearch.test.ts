import { DATE_FORMATS } from '../enums/settings.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate } from '@isopter/dates';
import { fold } from './fold.ts';
import { isLongSearch, searchTerms, searchText } from './patientSearch.ts';

const NOBODY = { firstName: null, lastName: null, patientIdNumber: null, dateOfBirth: null, phone: null };

/** One word without a number. */
const isPlain = (name: string) => !/[\s,\d]/u.test(fold(name));

const matches = (text: string, search: string) =>
  searchTerms(search, { format: 'MM/DD/YYYY' }).every((spellings) => spellings.some((word) => text.includes(word)));

describe('search of patients [PAT-16]', () => {
  const text = searchText({
    firstName: 'Élodie',
    lastName: 'Møller-Łaski',
    patientIdNumber: 'A-20760',
    dateOfBirth: '1990-04-22',
    phone: '+15075550184',
  });
  it.each([
    'elodie',
    'Møller élo',
    'moller elodie',
    'laski',
    'a-20760',
    '04/22/1990',
    '4/22/1990',
    '1990-04-22',
    'elodie, 1990',
    'A20760',
    'a 20760',
    '20760',
    '22/04/1990',
    '22.4.1990',
    '1990.04.22',
    '22 04 1990',
    '04/1990',
    '4.1990',
    '1990-04',
    '22 Apr 1990',
    'April 22nd, 1990',
    'elodie 22 april 1990 laski',
    '19900422',
    '04221990',
    'elodie 04/1990',
    '5075550184',
    '+1 (507) 555-0184',
    '001 507 555 0184',
    '507.555.0184',
    '555 0184',
    '0507 5550184',
    'elodie 507-555-0184',
    '٥٠٧ ٥٥٥ ٠١٨٤',
  ])('finds by %s', (search) => expect(matches(text, search)).toBe(true));
  it.each(['elodia', '23/04/1990', 'a-20761', 'a20761', '05/1990', '507 555 0185', '+44 507 555 0184'])(
    'does not find by %s',
    (search) => {
      expect(matches(text, search)).toBe(false);
    },
  );
  it('reads a date in the preferred order', () => {
    expect(searchTerms('02.11.1944', { format: 'DD.MM.YYYY' })).toEqual([['1944-11-02']]);
    expect(searchTerms('02/11/1944', { format: 'MM/DD/YYYY' })).toEqual([['1944-02-11']]);
  });
  it.each(DATE_FORMATS)(
    'reads a date of birth as its field does, and finds both days it could be, with %s [OUR-28] (of OUR-680)',
    (format) => {
      const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
      fc.assert(
        fc.property(day, fc.constantFrom('.', '/', '-', ' '), fc.boolean(), (date, separator, isDayFirst) => {
          const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
          const written = [...(isDayFirst ? [dayOfMonth, month] : [month, dayOfMonth]), year].join(separator);
          const read = readDate(written, { format })!;
          expect(searchTerms(written, { format })).toEqual([[read.day, ...(read.other ? [read.other] : [])]]);
        }),
      );
    },
  );
  it('finds every name in every script, alone and in either order', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (firstName, lastName) => {
        const own = searchText({ firstName, lastName, patientIdNumber: null, dateOfBirth: '2000-01-01', phone: null });
        fc.pre(isPlain(firstName) && isPlain(lastName));
        expect(matches(own, `${firstName} ${lastName}`)).toBe(true);
        expect(matches(own, `${lastName} ${firstName}`)).toBe(true);
      }),
    );
  });
  it('finds a date of birth in every format a clinic can choose, whatever the own one is [OUR-28]', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom(...DATE_FORMATS), (date, format) => {
        const dateOfBirth = date.toISOString().slice(0, 10);
        const [year = '', month = '', dayOfMonth = ''] = dateOfBirth.split('-');
        const written = format
          .replace('YYYY', year)
          .replace(/M+/, (letters) => (letters.length === 1 ? String(Number(month)) : month))
          .replace(/D+/, (letters) => (letters.length === 1 ? String(Number(dayOfMonth)) : dayOfMonth));
        expect(searchTerms(written, { format })).toEqual([[dateOfBirth]]);
        expect(searchTerms(`${month}/${year}`, { format })).toEqual([[`${year}-${month}-`]]);
        // Another format's date is found wherever it can be no other day.
        const others = Number(dayOfMonth) > 12 ? DATE_FORMATS : [];
        expect(others.filter((own) => searchTerms(written, { format: own })[0]?.[0] !== dateOfBirth)).toEqual([]);
      }),
    );
  });
  it('finds a phone number however it is grouped, with its country code and without [OUR-28]', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 10 });
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', ' - ', '/'), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(digits, gaps, fc.constantFrom('+49', '+49 ', '0049 ', '+49 (0)', '0', ''), (own, between, prefix) => {
        const national = `1${own.join('')}`;
        const text = searchText({
          firstName: 'Ana',
          lastName: 'Ruiz',
          patientIdNumber: null,
          dateOfBirth: null,
          phone: `+49${national}`,
        });
        const grouped = national
          .split('')
          .map((digit, at) => (at % 3 === 0 ? (between[at] ?? '') : '') + digit)
          .join('');
        fc.pre(searchTerms(`${prefix}${grouped}`, { format: 'DD.MM.YYYY' }).length === 1);
        expect(matches(text, `${prefix}${grouped}`)).toBe(true);
      }),
    );
  });
  it('finds an id number with and without its hyphens [OUR-28]', () => {
    const part = fc.stringMatching(/^[A-Z]{1,3}\d{3,6}$/);
    fc.assert(
      fc.property(part, part, fc.constantFrom('-', '.', '/', '_', ' '), (one, two, mark) => {
        const text = searchText({
          firstName: null,
          lastName: null,
          patientIdNumber: `${one}${mark}${two}`,
          dateOfBirth: null,
          phone: null,
        });
        const typed = [`${one}${mark}${two}`, `${one}${two}`, `${one}-${two}`, two];
        expect(typed.filter((number) => !matches(text, number))).toEqual([]);
      }),
    );
  });
  it('has nothing of a person whose data are encrypted but the id number [OUR-28]', () => {
    const encrypted = { firstName: null, lastName: null, dateOfBirth: null, phone: null };
    expect(searchText({ ...encrypted, patientIdNumber: 'A-7' })).toBe('a7');
  });
  it.each([
    ["O'Dwyer", ['O’Dwyer', "o'dwyer", 'Odwyer', 'O Dwyer', 'O´Dwyer', 'oʼdwyer']],
    ['O’Dwyer', ["O'Dwyer", 'Odwyer']],
    ['Bergmann', ['Bergmann\u200B', '\uFEFFBerg\u00ADmann']],
    ['Anna-Lena', ['Anna Lena', 'Annalena', 'Anna\u2010Lena', 'anna - lena']],
    ['De la Cruz', ['delacruz', 'de-la-cruz', 'cruz']],
    ['Müller', ['Muller', 'MU\u0308LLER']],
    ['Παπαδόπουλος', ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπαδοπουλοσ']],
    ['أحمد', ['احمد', 'أَحْمَد']],
    ['الهادى', ['الهادي']],
    ['Королёв', ['королев', 'КОРОЛЕВ']],
    ['नेहा', ['नेहा']],
  ])('finds %s by %j [OUR-692]', (lastName, typed) => {
    const own = searchText({ ...NOBODY, lastName, firstName: 'Xu', dateOfBirth: '2000-01-01' });
    expect(typed.filter((search) => !matches(own, search))).toEqual([]);
  });
  it.each(['鈴木花', '鈴木 花', '花鈴木', '鈴木', '花', '鈴'])('finds a Japanese name by %s [OUR-692]', (search) => {
    expect(matches(searchText({ ...NOBODY, lastName: '鈴木', firstName: '花' }), search)).toBe(true);
  });
  it.each(['山田太郎', '太郎 山田', '山', 'やまだ', 'ヤマダ タロウ', 'ﾀﾛｳ', 'yamada tar'])(
    'finds a name in local script or its pronunciation by %s [OUR-807]',
    (search) => {
      const local = { ideographicName: '山田^太郎^^先生', phoneticName: 'やまだ^たろう' };
      const text = searchText({ ...NOBODY, lastName: 'Yamada', firstName: 'Tarou', ...local });
      expect(matches(text, search)).toBe(true);
      expect(matches(text, '中村')).toBe(false);
    },
  );
  it('needs three letters, or one of a script whose names have few (of PII-06) [OUR-807]', () => {
    expect(['ya', '', ' y '].filter(isLongSearch)).toEqual([]);
    expect(['yam', '林', '김', 'もり', 'a山'].filter((search) => !isLongSearch(search))).toEqual([]);
  });
  it('does not find vowels of Indic scripts for one another', () => {
    expect(matches(searchText({ ...NOBODY, firstName: 'राम' }), 'रीम')).toBe(false);
  });
  it('finds a name however its words are joined, accented and interspersed with invisible characters (of OUR-692)', () => {
    const word = fc.stringMatching(/^\p{L}{1,8}$/u);
    const between = fc.constantFrom(' ', '-', "'", '’', '', '\u200B', '\u00A0', '\u2011');
    fc.assert(
      fc.property(word, word, between, between, fc.constantFrom('NFC', 'NFD'), (one, two, stored, typed, form) => {
        const text = searchText({ ...NOBODY, lastName: `${one}${stored}${two}` });
        expect(matches(text, `${one}${typed}${two}`.normalize(form))).toBe(true);
      }),
    );
  });
  it('folds to the same text again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
