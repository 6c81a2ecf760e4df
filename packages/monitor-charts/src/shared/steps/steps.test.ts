import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepGeometry } from './geometry.ts';
import { labelledTrials } from './StepAxes.tsx';

describe('a step chart', () => {
  it('keeps every mark inside its axes, at any size, for any number of trials and any value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 80, max: 1600 }),
        fc.integer({ min: 80, max: 1000 }),
        fc.integer({ min: 1, max: 400 }),
        fc.double({ noNaN: true }),
        (width, height, trials, value) => {
          const { left, right, top, bottom, mark, x, y } = stepGeometry({ width, height, trials, values: [1.6, -0.4] });
          expect(x(1)).toBeGreaterThanOrEqual(left);
          expect(x(trials)).toBeLessThanOrEqual(right + 0.1);
          const half = Math.min(mark, bottom - top) / 2;
          expect(y(value)).toBeGreaterThanOrEqual(top + half - 0.1);
          expect(y(value)).toBeLessThanOrEqual(bottom - half + 0.1);
        },
      ),
    );
  });
  it('writes only as many numbers of trials as there is room for', () => {
    expect(labelledTrials(18, 540)).toHaveLength(18);
    expect(labelledTrials(18, 250)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect(labelledTrials(72, 250)).toEqual([10, 20, 30, 40, 50, 60, 70]);
    expect(labelledTrials(100_000, 300).length).toBeLessThanOrEqual(100);
  });
});
