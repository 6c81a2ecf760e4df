import { describe, expect, it } from 'vitest';
import { isNameGroup, nameGroupText, namePartOf, readNameGroup, trimNameGroup, withNamePart } from './nameGroup.ts';

describe('a group of a name', () => {
  it('is edited by its parts, and keeps the others [OUR-804]', () => {
    expect([namePartOf('山田^太郎', 'last_name'), namePartOf('山田^太郎', 'first_name')]).toEqual(['山田', '太郎']);
    expect([namePartOf('山田', 'first_name'), namePartOf(null, 'last_name')]).toEqual(['', '']);
    expect(withNamePart('', 'first_name', '太郎')).toBe('^太郎');
    expect(withNamePart('山田^太郎^^先生', 'last_name', '中村')).toBe('中村^太郎^^先生');
    expect(withNamePart('山田^太郎', 'first_name', '')).toBe('山田');
    expect(withNamePart('山田', 'last_name', '山^田=\\')).toBe('山 田  ');
  });

  it('is stored with trimmed parts', () => {
    expect(trimNameGroup(' 山田 ^ 太郎 ^ ')).toBe('山田^太郎');
    expect(trimNameGroup(' ^ ')).toBe('');
  });

  it.each([
    ['山田^太郎', true],
    ['^太郎', true],
    ['홍^길동^^박사^', true],
    ['', false],
    ['^^', false],
    ['山田=やまだ', false],
    ['a^b^c^d^e^f', false],
    ['山\u202E田^太郎', false],
    ['山田^\u3164', false],
  ])('is read or refused: %j', (group, is) => expect(isNameGroup(group)).toBe(is));

  it('is taken from other systems as far as it can be seen [OUR-806]', () => {
    expect(readNameGroup('山田^太郎')).toBe('山田^太郎');
    expect(readNameGroup('山\u202E田^ 太郎 ^')).toBe('山田^太郎');
    expect([undefined, '', '^', '字'.repeat(65)].map(readNameGroup)).toEqual([null, null, null, null]);
  });

  it('is shown as it is read', () => {
    expect(nameGroupText('山田^太郎^^先生')).toBe('山田 太郎 先生');
    expect(nameGroupText(null)).toBe('');
  });
});
