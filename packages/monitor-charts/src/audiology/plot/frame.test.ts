import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audiogramFrame, DECIBELS_PER_OCTAVE, OCTAVES } from './frame.ts';

const sizes = [fc.integer({ min: 200, max: 1600 }), fc.integer({ min: 200, max: 1200 })] as const;

describe('the axes of an audiogram', () => {
  it('space octaves equally, each as wide as 20 dB are high, at any size [AUD-03]', () => {
    fc.assert(
      fc.property(...sizes, (width, height) => {
        const { x, y } = audiogramFrame(width, height);
        const steps = OCTAVES.slice(1).map((hz, i) => x(hz) - x(OCTAVES[i]!));
        const high = y(DECIBELS_PER_OCTAVE) - y(0);
        for (const step of steps) expect(Math.abs(step - high)).toBeLessThan(0.35);
      }),
    );
  });

  it('run downwards from -10 to 120 dB HL inside the drawing [AUD-03]', () => {
    fc.assert(
      fc.property(...sizes, (width, height) => {
        const { area, y } = audiogramFrame(width, height);
        const { top, bottom, left, right } = area;
        expect(y(-10)).toBeLessThan(y(0));
        expect(y(0)).toBeLessThan(y(120));
        expect([top >= 0, bottom <= height + 0.1, left >= 0, right <= width + 0.1]).toEqual([true, true, true, true]);
      }),
    );
  });

  it('clamp values beyond their range', () => {
    const { x, y } = audiogramFrame(600, 600);
    expect([x(20), x(20_000), y(-20), y(130)]).toEqual([x(125), x(8000), y(-10), y(120)]);
  });
});
