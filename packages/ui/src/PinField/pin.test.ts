import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, generatePin } from './pin.ts';

describe('a generated PIN', () => {
  it('is a number from 1000 to 9999 [VAL-09]', () => {
    expect(generatePin(() => 0)).toBe('1000');
    expect(generatePin(() => 1 - 2 ** -32)).toBe('9999');
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(fc.property(random, (value) => /^[1-9]\d{3}$/.test(generatePin(() => value))));
  });
  it('is uniformly distributed [VAL-09]', () => {
    const steps = 9000 * 4;
    const times = new Map<string, number>();
    for (let step = 0; step < steps; step += 1) {
      const pin = generatePin(() => (step + 0.5) / steps);
      times.set(pin, (times.get(pin) ?? 0) + 1);
    }
    expect(times.size).toBe(9000);
    expect(new Set(times.values())).toEqual(new Set([4]));
  });
  it('is unpredictable: it comes from the browser’s secure generator', () => {
    expect(new Set(Array.from({ length: 200 }, () => generatePin())).size).toBeGreaterThan(150);
  });
});

describe('the digits of a text', () => {
  it('are extracted from pasted text', () => {
    expect(digitsOf('12 34', 4)).toBe('1234');
    expect(digitsOf('Your code: 123-456.', 6)).toBe('123456');
    expect(digitsOf('12345', 4)).toBe('1234');
    expect(digitsOf('abc', 4)).toBe('');
  });
  it('may be written in another script', () => {
    expect(digitsOf('١٢٣٤', 4)).toBe('1234');
    expect(digitsOf('۱۲۳۴', 4)).toBe('1234');
    expect(digitsOf('१२३४', 4)).toBe('1234');
    expect(digitsOf('１２３４', 4)).toBe('1234');
  });
});
