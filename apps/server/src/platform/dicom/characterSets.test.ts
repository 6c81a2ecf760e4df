import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areCharacterSets, readText, writeText } from './characterSets.ts';

const ESC = '\u001b';
/** Bytes by the characters that they are in Latin-1, as the standard prints them. */
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const sets = (text: string) => text.split('\\');

/** The examples of PS3.5, annexes H to K, and names in the single-byte sets. */
const NAMES: readonly [sets: string, bytes: string, name: string][] = [
  [
    '\\ISO 2022 IR 87',
    `Yamada^Tarou=${ESC}$B;3ED${ESC}(B^${ESC}$BB@O:${ESC}(B=${ESC}$B$d$^$@${ESC}(B^${ESC}$B$?$m$&${ESC}(B`,
    'Yamada^Tarou=山田^太郎=やまだ^たろう',
  ],
  [
    'ISO 2022 IR 13\\ISO 2022 IR 87',
    `\xd4\xcf\xc0\xde^\xc0\xdb\xb3=${ESC}$B;3ED${ESC}(J^${ESC}$BB@O:${ESC}(J=${ESC}$B$d$^$@${ESC}(J^${ESC}$B$?$m$&${ESC}(J`,
    'ﾔﾏﾀﾞ^ﾀﾛｳ=山田^太郎=やまだ^たろう',
  ],
  [
    '\\ISO 2022 IR 149',
    `Hong^Gildong=${ESC}$)C\xfb\xf3^${ESC}$)C\xd1\xce\xd4\xd7=${ESC}$)C\xc8\xab^${ESC}$)C\xb1\xe6\xb5\xbf`,
    'Hong^Gildong=洪^吉洞=홍^길동',
  ],
  ['\\ISO 2022 IR 58', `Zhang^XiaoDong=${ESC}$)A\xd5\xc5^${ESC}$)A\xd0\xa1\xb6\xab`, 'Zhang^XiaoDong=张^小东'],
  ['GB18030', 'Wang^XiaoDong=\xcd\xf5^\xd0\xa1\xb6\xab', 'Wang^XiaoDong=王^小东'],
  ['GBK', 'Wang^XiaoDong=\xcd\xf5^\xd0\xa1\xb6\xab', 'Wang^XiaoDong=王^小东'],
  ['ISO_IR 192', 'Wang^XiaoDong=\xe7\x8e\x8b^\xe5\xb0\x8f\xe6\x9d\xb1', 'Wang^XiaoDong=王^小東'],
  ['\\ISO 2022 IR 159', `A=${ESC}$(D0!${ESC}(B`, 'A=丂'],
  ['ISO_IR 13', '\xd4\xcf\xc0\xde^\xc0\xdb\xb3', 'ﾔﾏﾀﾞ^ﾀﾛｳ'],
  ['ISO_IR 100', 'Buc^J\xe9r\xf4me', 'Buc^Jérôme'],
  ['ISO_IR 101', 'Dvo\xf8\xe1k', 'Dvořák'],
  ['ISO_IR 109', '\xa6amrun', 'Ĥamrun'],
  ['ISO_IR 110', '\xa9ilas', 'Šilas'],
  ['ISO_IR 126', '\xc4\xe9\xef\xed\xf5\xf3\xe9\xef\xf2', 'Διονυσιος'],
  ['ISO_IR 127', '\xe2\xc8\xc7\xe6\xea^\xe4\xe6\xd2\xc7\xd1', 'قباني^لنزار'],
  ['ISO_IR 138', '\xf9\xf8\xe5\xef^\xe3\xe1\xe5\xf8\xe4', 'שרון^דבורה'],
  ['ISO_IR 144', '\xbb\xee\xda', 'Люк'],
  ['ISO_IR 148', '\xdea\xf0', 'Şağ'],
  ['ISO_IR 166', '\xca\xc1', 'สม'],
  ['ISO_IR 203', '\xa4', '€'],
  ['ISO 2022 IR 100\\ISO 2022 IR 144', `B\xe4cker^${ESC}-L\xb0\xdd\xdd\xd0`, 'Bäcker^Анна'],
  // after a separator the first set holds again
  ['ISO 2022 IR 100\\ISO 2022 IR 144', `${ESC}-L\xb0\xdd\xdd\xd0^B\xe4cker`, 'Анна^Bäcker'],
];

describe('the character sets of DICOM (PS3.3, C.12.1.1.2)', () => {
  it.each(NAMES)('are read and written: %s [OUR-725]', (named, written, name) => {
    expect(readText(bytes(written), sets(named), { isName: true })).toBe(name);
    expect(Buffer.from(writeText(name, sets(named), { isName: true })!).toString('latin1')).toBe(written);
  });

  it.each([
    ['Korean that is not switched to', '\\ISO 2022 IR 149', '\xb1\xe8^\xb9\xce\xbc\xad', '김^민서'],
    ['the term of code extensions alone', 'ISO 2022 IR 149', '\xb1\xe8', '김'],
    ['a misspelt term', 'ISO-IR 192', '\xc3\xbc', 'ü'],
    ['UTF-8 that nothing names', '', '\xc3\xbc', 'ü'],
    ['Latin-1 that nothing names', '', '\xfc', 'ü'],
    ['the older escape sequence of kanji', '\\ISO 2022 IR 87', `${ESC}$@;3ED${ESC}(B`, '山田'],
    ['an escape sequence that no set has', 'ISO_IR 100', `a${ESC}$)Zb`, 'ab'],
    ['an escape sequence at the end', '\\ISO 2022 IR 87', `a${ESC}$`, 'a'],
    ['half a character at the end', '\\ISO 2022 IR 87', `${ESC}$B;`, '\ufffd'],
  ])('are read leniently: %s', (_what, named, written, text) => {
    expect(readText(bytes(written), sets(named), { isName: true })).toBe(text);
  });

  it('are those of the connection if elements name none, unless it is UTF-8', () => {
    expect(readText(bytes('\xb0\xdd'), [], { usual: ['ISO_IR 144'] })).toBe('Ан');
    expect(readText(bytes('\xc3\xbc'), [], { usual: ['ISO_IR 144'] })).toBe('ü');
  });

  it.each([
    ['ISO_IR 100', 'Анна'],
    ['', 'ü'],
    ['ISO_IR 13', 'ü'],
    ['GBK', '😀'],
    ['\\ISO 2022 IR 87', 'ü'],
  ])('refuse text they cannot encode: %s, %s [OUR-726]', (named, text) => {
    expect(writeText(text, sets(named))).toBeUndefined();
  });

  it.each([
    ['ISO_IR 192', true],
    ['', true],
    ['ISO_IR 6', true],
    ['GB18030', true],
    ['\\ISO 2022 IR 87', true],
    ['ISO 2022 IR 13\\ISO 2022 IR 87\\ISO 2022 IR 159', true],
    ['ISO_IR 192\\ISO 2022 IR 87', false],
    ['ISO_IR 999', false],
    ['klingon', false],
  ])('are known by their terms: "%s" %s', (named, isKnown) => {
    expect(areCharacterSets(named)).toBe(isKnown);
  });

  it('give back whatever they can write', () => {
    const named = fc.constantFrom(...NAMES.map(([one]) => one), '\\ISO 2022 IR 87\\ISO 2022 IR 159\\ISO 2022 IR 149');
    fc.assert(
      fc.property(named, fc.string({ unit: 'grapheme', maxLength: 20 }), (one, text) => {
        const written = writeText(text, sets(one), { isName: true });
        fc.pre(written !== undefined && !text.includes('\u001b'));
        expect(readText(written!, sets(one), { isName: true })).toBe(text);
      }),
    );
  });

  it('write all of Unicode in GB18030', () => {
    const text = 'aü山㐀😀𠀀\u0e01ﾔ';
    expect(readText(writeText(text, ['GB18030'])!, ['GB18030'])).toBe(text);
  });

  it('read any bytes without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.constantFrom(...NAMES.map(([one]) => one)), (any, one) => {
        expect(typeof readText(any, sets(one), { isName: true })).toBe('string');
      }),
    );
  });
});
