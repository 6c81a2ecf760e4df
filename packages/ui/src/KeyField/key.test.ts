import { describe, expect, it } from 'vitest';
import { generateKey, keyStrength } from './key.ts';

describe('a generated key', () => {
  it('has four groups of five characters that are not taken for one another', () => {
    expect(generateKey(() => 0)).toBe('AAAAA-AAAAA-AAAAA-AAAAA');
    expect(generateKey(() => 1 - 2 ** -32)).toBe('99999-99999-99999-99999');
    for (let run = 0; run < 50; run += 1) {
      expect(generateKey()).toMatch(/^(?:[A-HJ-NP-Za-km-z2-9]{5}-){3}[A-HJ-NP-Za-km-z2-9]{5}$/);
    }
  });
  it('is another each time, and a strong one', () => {
    const keys = Array.from({ length: 50 }, () => generateKey());
    expect(new Set(keys).size).toBe(50);
    expect(new Set(keys.map((key) => keyStrength(key, 5)))).toEqual(new Set(['strong']));
  });
});

describe('the strength of a key', () => {
  it('is none with fewer than five characters, whatever they are', () => {
    expect(keyStrength('', 5)).toBe('empty');
    expect(keyStrength('aB3$', 5)).toBe('short');
    expect(keyStrength('aB3$x', 5)).toBe('weak');
  });
  it('counts characters, not code units', () => {
    expect(keyStrength('🔑🔒', 3)).toBe('short');
  });
  it('grows with length and kinds, not with repetition', () => {
    expect(keyStrength('abcdefgh', 5)).toBe('weak');
    expect(keyStrength('green-Harbour7', 5)).toBe('fair');
    expect(keyStrength('green-Harbour7 & 2 boats', 5)).toBe('strong');
    expect(keyStrength('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 5)).toBe('weak');
  });
});
