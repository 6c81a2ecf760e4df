import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containing, fold, searchTerms, searchText } from './search.ts';

/** One word that is no date. */
const isPlain = (name: string) => !/[\s,]|\d+[-./]\d+[-./]\d+/u.test(name);

const matches = (text: string, search: string) =>
  searchTerms(search, 'MM/DD/YYYY').every((word) => text.includes(word));

describe('search of patients [PAT-16]', () => {
  const text = searchText({
    firstName: 'Élodie',
    lastName: 'Møller-Łaski',
    patientIdNumber: 'A-20760',
    dateOfBirth: '1990-04-22',
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
  ])('finds by %s', (search) => expect(matches(text, search)).toBe(true));
  it.each(['elodia', '22/04/1990', 'a-20761'])('does not find by %s', (search) => {
    expect(matches(text, search)).toBe(false);
  });
  it('reads a date in the preferred order', () => {
    expect(searchTerms('02.11.1944', 'DD.MM.YYYY')).toEqual(['1944-11-02']);
    expect(searchTerms('02.11.1944', 'MM/DD/YYYY')).toEqual(['1944-02-11']);
  });
  it('finds every name in every script by itself and in either order', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (firstName, lastName) => {
        const own = searchText({ firstName, lastName, patientIdNumber: null, dateOfBirth: '2000-01-01' });
        fc.pre(isPlain(firstName) && isPlain(lastName));
        expect(matches(own, `${firstName} ${lastName}`)).toBe(true);
        expect(matches(own, `${lastName} ${firstName}`)).toBe(true);
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
  it('takes wildcards as what they are', () => {
    expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
  });
});
