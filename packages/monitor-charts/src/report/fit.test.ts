import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit, fitName, wrap } from './fit.ts';
import { widthOf } from './widths.ts';

describe('fit', () => {
  it('leaves text that fits unchanged', () => {
    expect(fit('Okafor, Adaeze', 8.5, 160)).toEqual({ text: 'Okafor, Adaeze', size: 8.5 });
  });

  it('shrinks longer text, and also shortens much longer text', () => {
    const long = 'Wolfeschlegelsteinhausen, Hubert Blaine';
    const smaller = fit(long, 8.5, 160);
    expect(smaller.text).toBe(long);
    expect(smaller.size).toBeLessThan(8.5);
    const shorter = fit(long.repeat(4), 8.5, 160);
    expect(shorter.text).toMatch(/^Wolfeschlegel.*…$/);
    expect(shorter.size).toBeCloseTo(6.8);
  });

  it('never exceeds the room, and never splits a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 20, max: 500 }), (text, room) => {
        const { text: fitted, size } = fit(text, 10, room);
        expect(widthOf(fitted, size)).toBeLessThanOrEqual(room + 1e-9);
        expect(fitted.isWellFormed()).toBe(true);
        expect(size).toBeGreaterThanOrEqual(8);
      }),
    );
  });

  it('never makes a text smaller than 6 pt', () => {
    expect(fit('Wolfeschlegelsteinhausen, Hubert Blaine', 6.5, 60).size).toBe(6);
    expect(fit('Wolfeschlegelsteinhausen, Hubert Blaine', 5, 60).size).toBe(5);
  });

  it('counts wide scripts as wide, and combining marks as zero', () => {
    expect(widthOf('山田', 10)).toBe(20);
    expect(widthOf('e\u0301', 10)).toBe(widthOf('e', 10));
  });
});

describe('wrap', () => {
  it('breaks between words, and inside a word wider than a line', () => {
    expect(wrap('Norms of healthy eyes', 10, widthOf('Norms of healthy', 10, 'regular'))).toEqual([
      'Norms of healthy',
      'eyes',
    ]);
    expect(wrap('Donaudampfschifffahrt', 10, 60).join('')).toBe('Donaudampfschifffahrt');
    expect(wrap('', 10, 60)).toEqual([]);
  });

  it('keeps all text and never makes a line wider than the room', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 30, max: 400 }), (text, room) => {
        const lines = wrap(text, 10, room);
        expect(lines.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
        // a line of one letter may be wider: nothing narrower is left
        const breakable = lines.filter((line) => [...new Intl.Segmenter('en').segment(line)].length > 1);
        expect(breakable.filter((line) => widthOf(line, 10, 'regular') > room)).toEqual([]);
      }),
    );
  });
});

describe('fitName [OUR-778]', () => {
  const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';

  it('keeps a name that fits', () => {
    expect(fitName('Okafor, Adaeze', 15.75, 360)).toBe('Okafor, Adaeze');
  });

  it('shortens a long family name, and keeps the given name', () => {
    expect(fitName(`${LONG}-Cholmondeley, Adaeze`, 15.75, 200)).toMatch(/^Wolfe.*…, Adaeze$/);
  });

  it('shortens both names if both are long, and a single name like other text', () => {
    expect(fitName(`${LONG}, ${LONG}`, 15.75, 200)).toMatch(/^Wolfe.*…, Wolfe.*…$/);
    expect(fitName(LONG, 15.75, 200)).toBe(LONG);
  });

  it('never exceeds the room at the smallest size', () => {
    const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(part, part, (family, given) => {
        const shown = fitName(`${family}, ${given}`, 15.75, 200);
        expect(widthOf(shown, 15.75 * 0.8)).toBeLessThanOrEqual(200.001);
      }),
    );
  });
});
