import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHex, formatOklch, linearRgb, oklch, oklchToLinear } from './color.ts';
import { type ColorVision, difference, simulate } from './colorVision.ts';
import { contrast } from './contrast.ts';
import { inGamut, toGamut } from './gamut.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const anyOklch = fc.record({
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.4, noNaN: true }),
  h: fc.double({ min: 0, max: 360, noNaN: true }),
});

const apart = (one: string, other: string, vision: ColorVision) =>
  difference(simulate(one, vision), simulate(other, vision));

describe('colours', () => {
  it('convert to OKLCH and back to the same #rrggbb', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(formatHex(oklchToLinear(oklch(color)))).toBe(color);
        // four decimals of lightness and chroma are as fine as eight bits a channel
        const [r, g, b] = linearRgb(color);
        const written = linearRgb(formatOklch(oklch(color)));
        expect(difference(written, [r, g, b])).toBeLessThan(0.0002);
      }),
    );
  });
  it('are mapped to the gamut of the screen with the same lightness and hue', () => {
    fc.assert(
      fc.property(anyOklch, (color) => {
        const shown = toGamut(color);
        expect(inGamut(shown)).toBe(true);
        expect([shown.l, shown.h]).toEqual([color.l, color.h]);
        expect(shown.c).toBeLessThanOrEqual(color.c);
        expect(shown.c === color.c).toBe(inGamut(color));
      }),
    );
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('oklch(0.5 0.1 200)', 'oklch(0.5 0.1 200)')).toBe(1);
  });
  it('is 4.54 for #767676 on white, which WCAG calls just sufficient', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
  it('agrees with sRGB on an OKLCH color', () => {
    expect(contrast('oklch(0.627955 0.257683 29.2339)', '#ff0000')).toBeCloseTo(1, 2);
  });
  it('rejects invalid colors', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('not an opaque');
  });
});

describe('colour vision', () => {
  it('leaves greys unchanged', () => {
    for (const vision of ['protanopia', 'deuteranopia', 'tritanopia'] as const)
      expect(formatHex(simulate('#808080', vision))).toBe('#808080');
  });
  it('makes red and green alike without red or green cones, and keeps blue and yellow distinct', () => {
    const [red, green, blue, yellow] = ['#c0392b', '#5d7a1f', '#2a5fc0', '#e0c020'] as const;
    expect(apart(red, green, 'deuteranopia')).toBeLessThan(0.1);
    expect(difference(linearRgb(red), linearRgb(green))).toBeGreaterThan(0.18);
    expect(apart(blue, yellow, 'deuteranopia')).toBeGreaterThan(0.3);
  });
});
