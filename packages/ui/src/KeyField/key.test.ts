import { describe, expect, it } from 'vitest';
import { generateKey, keyStrength } from './key.ts';

describe('a generated key', () => {
  it('has four groups of five unambiguous characters', () => {
    expect(generateKey(() => 0)).toBe('AAAAA-AAAAA-AAAAA-AAAAA');
    expect(generateKey(() => 1 - 2 ** -32)).toBe('99999-99999-99999-99999');
    for (let run = 0; run < 50; run += 1) {
      expect(generateKey()).toMatch(/^(?:[A-HJ-NP-Za-km-z2-9]{5}-){3}[A-HJ-NP-Za-km-z2-9]{5}$/);
    }
  });
  it('is different each time', () => {
    expect(new Set(Array.from({ length: 50 }, () => generateKey())).size).toBe(50);
  });
  it('is generated again until it is strong', () => {
    // the first 20 numbers repeat two characters, the next 20 are all different
    const numbers = Array.from({ length: 40 }, (_, i) => (i < 20 ? (i % 2) / 2 : i / 40));
    const key = generateKey(() => numbers.shift()!);
    expect(numbers).toEqual([]);
    expect(keyStrength(key, 5)).toBe('strong');
  });
});

describe('the strength of a key', () => {
  it('is zero with fewer than five characters', () => {
    expect(keyStrength('', 5)).toBe('empty');
    expect(keyStrength('aB3$', 5)).toBe('short');
    expect(keyStrength('aB3$x', 5)).toBe('weak');
  });
  it('counts characters, not code units', () => {
    expect(keyStrength('🔑🔒', 3)).toBe('short');
  });
  it('grows with length and character classes, not with repetition', () => {
    expect(keyStrength('abcdefgh', 5)).toBe('weak');
    expect(keyStrength('green-Harbour7', 5)).toBe('fair');
    expect(keyStrength('green-Harbour7 & 2 boats', 5)).toBe('strong');
    expect(keyStrength('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 5)).toBe('weak');
  });
});
