import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from './fold.ts';
import { type ComparedPerson, isSameNumber, resembling } from './resemblance.ts';

const ada: ComparedPerson = {
  first_name: 'Ada',
  last_name: 'Okafor',
  date_of_birth: '1961-03-04',
  patient_id_number: 'A-20418',
  phone: '+15075550100',
  email: null,
};
const alikeOf = (one: ComparedPerson, others: ComparedPerson[]) => resembling(one, others, (other) => other);
const born = '1961-03-04';

describe('patients who may be one person [OUR-31]', () => {
  it.each<[string, ComparedPerson]>([
    ['the same name and birthday', { first_name: 'ADA', last_name: 'Ókafor', date_of_birth: born }],
    ['names exchanged', { first_name: 'Okafor', last_name: 'Ada', date_of_birth: born }],
    ['day and month exchanged', { first_name: 'Ada', last_name: 'Okafor', date_of_birth: '1961-04-03' }],
    ['another first name, the same phone', { last_name: 'Okafor', date_of_birth: born, phone: '+15075550100' }],
    ['the same number, a name', { first_name: 'Ada', patient_id_number: 'a20418' }],
    ['the same number alone (of OUR-690)', { first_name: 'Mia', last_name: 'Chen', patient_id_number: 'A 20418' }],
    ['both names in one field', { last_name: 'Ada Okafor', date_of_birth: born }],
  ])('are known by %s', (_, other) => expect(alikeOf(ada, [other])).toHaveLength(1));

  it.each<[string, ComparedPerson]>([
    ['a birthday alone', { first_name: 'Mia', last_name: 'Chen', date_of_birth: born }],
    ['a name alone', { first_name: 'Ada', last_name: 'Okafor', date_of_birth: '1990-11-30' }],
    ['a phone alone', { phone: '+15075550100' }],
    ['nothing at all', {}],
  ])('are not known by %s', (_, other) => expect(alikeOf(ada, [other])).toEqual([]));

  it('are known by one name in one field without a space, in either order [OUR-690]', () => {
    const zoe = { first_name: 'Zoe', last_name: 'Okafor', date_of_birth: born };
    for (const last_name of ['ZoeOkafor', 'OkaforZoe'])
      expect(alikeOf(zoe, [{ last_name, date_of_birth: born }])).toHaveLength(1);
  });

  it.each<[string, ComparedPerson]>([
    ['the same name in local script', { ideographic_name: '太郎^山田' }],
    ['the same pronunciation in the other kana', { phonetic_name: 'ヤマダ^タロウ' }],
    ['a name in local script in the usual fields', { last_name: '山田太郎' }],
  ])('are known by %s on the same birthday [OUR-807]', (_, other) => {
    const yamada = { last_name: 'Yamada', ideographic_name: '山田^太郎', phonetic_name: 'やまだ^たろう' };
    expect(alikeOf({ ...yamada, date_of_birth: born }, [{ ...other, date_of_birth: born }])).toHaveLength(1);
    expect(alikeOf(yamada, [other])).toEqual([]);
  });

  it('come with the most alike first', () => {
    const twin = { ...ada, patient_id_number: 'B-7' };
    const sister = { ...ada, first_name: 'Ida', patient_id_number: null };
    expect(alikeOf(ada, [sister, twin])).toEqual([twin, sister]);
  });

  it.each([
    [
      ['André', 'Bergmann'],
      ['Andre', 'Bergmann'],
    ],
    [
      ['André', 'Bergmann'],
      ['Andre\u0301', 'Bergmann'],
    ],
    [
      ['Ilse', 'Brandt'],
      ['Brandt', 'Ilse'],
    ],
    [
      ['Anna Lena', 'Meer'],
      ['Anna\u00A0 Lena', 'Meer'],
    ],
    [
      ['Anna-Lena', 'Meer'],
      ['Anna Lena', 'Meer'],
    ],
    [
      ['Annalena', 'Meer'],
      ['Anna Lena', 'Meer'],
    ],
    [
      ['Ilse', 'Brandt'],
      ['Ilse\u200B', 'Brandt'],
    ],
    [
      ['Sean', "O'Dwyer"],
      ['Sean', 'O’Dwyer'],
    ],
    [
      ['Sean', "O'Dwyer"],
      ['Sean', 'Odwyer'],
    ],
    // Cyrillic А, а and е, Greek Ο and ν
    [
      ['Anna', 'Meer'],
      ['Аnnа', 'Mееr'],
    ],
    [
      ['Nina', 'Olsen'],
      ['Νina', 'Οlsen'],
    ],
    [
      ['花', '鈴木'],
      ['', '鈴木花'],
    ],
    [
      ['', 'Sukarno'],
      ['Sukarno', ''],
    ],
    [
      ['أحمد', 'الهادى'],
      ['احمد', 'الهادي'],
    ],
  ])('finds %j registered as %j on the same birthday (of OUR-690)', (stored, typed) => {
    const [one, other] = [stored, typed].map(([first_name, last_name]) => ({
      first_name,
      last_name,
      date_of_birth: born,
    }));
    // the whole name counts, not only one part of it
    expect(alikeOf({ ...one, date_of_birth: '1961-03-05' }, [other!])).toHaveLength(1);
  });

  it('compares alike in both directions, in any order of the names (of OUR-690)', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 12 });
    const person = fc.record({ first_name: name, last_name: name, date_of_birth: fc.constantFrom(born, '1961-04-03') });
    fc.assert(
      fc.property(person, person, (one, other) => {
        expect(alikeOf(one, [other])).toHaveLength(alikeOf(other, [one]).length);
        const exchanged = { ...one, first_name: one.last_name, last_name: one.first_name };
        const isNamed = nameKey(`${one.first_name}${one.last_name}`) !== '';
        expect(alikeOf(one, [exchanged])).toHaveLength(isNamed ? 1 : 0);
      }),
    );
  });

  it('matches an id number without its punctuation', () => {
    expect(isSameNumber('A-20 418', 'a20418')).toBe(true);
    expect(isSameNumber('', null)).toBe(false);
    expect(isSameNumber('7', '8')).toBe(false);
  });
});
