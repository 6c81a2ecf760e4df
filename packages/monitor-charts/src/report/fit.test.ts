import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit, widthOf } from './fit.ts';

describe('fit', () => {
  it('leaves what fits as it is', () => {
    expect(fit('Okafor, Adaeze', 8.5, 177)).toEqual({ text: 'Okafor, Adaeze', size: 8.5 });
  });

  it('makes a longer text smaller, and a much longer one shorter too', () => {
    const long = 'Wolfeschlegelsteinhausen, Hubert Blaine';
    const smaller = fit(long, 8.5, 177);
    expect(smaller.text).toBe(long);
    expect(smaller.size).toBeLessThan(8.5);
    const shorter = fit(long.repeat(4), 8.5, 177);
    expect(shorter.text).toMatch(/^Wolfeschlegel.*…$/);
    expect(shorter.size).toBeCloseTo(6.8);
  });

  it('never leaves more than the room, nor half a letter, of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 20, max: 500 }), (text, room) => {
        const { text: fitted, size } = fit(text, 10, room);
        expect(widthOf(fitted, size)).toBeLessThanOrEqual(room + 1e-9);
        expect(fitted.isWellFormed()).toBe(true);
        expect(size).toBeGreaterThanOrEqual(8);
      }),
    );
  });

  it('counts wide scripts as wide, and marks as nothing', () => {
    expect(widthOf('山田', 10)).toBe(20);
    expect(widthOf('e\u0301', 10)).toBe(widthOf('e', 10));
  });
});
