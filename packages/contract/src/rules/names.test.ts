import { describe, expect, it } from 'vitest';
import { fullName, localName } from './names.ts';

it.each([
  [{ first_name: 'Mei-Ling', last_name: 'Zhao' }, 'Zhao, Mei-Ling'],
  [{ first_name: null, last_name: 'Zhao' }, 'Zhao'],
  [{ first_name: 'Mei-Ling', last_name: '' }, 'Mei-Ling'],
  [{}, ''],
])('writes the family name first: %o [OUR-50]', (person, name) => {
  expect(fullName(person)).toBe(name);
});

describe('the name of a patient in local script [OUR-805]', () => {
  const yamada = { first_name: 'Tarou', last_name: 'Yamada' };

  it('has the pronunciation in brackets', () => {
    const local = { ideographic_name: '山田^太郎', phonetic_name: 'やまだ^たろう' };
    expect(localName({ ...yamada, ...local })).toBe('山田 太郎 (やまだ たろう)');
    expect(localName({ ...yamada, ideographic_name: '山田^太郎' })).toBe('山田 太郎');
    expect(localName({ ...yamada, phonetic_name: 'やまだ^たろう' })).toBe('やまだ たろう');
    expect(localName(yamada)).toBe('');
  });

  it('is not repeated', () => {
    expect(localName({ first_name: '太郎', last_name: '山田', ideographic_name: '山田^太郎' })).toBe('');
    expect(localName({ ...yamada, ideographic_name: '홍^길동', phonetic_name: '홍^길동' })).toBe('홍 길동');
  });
});
