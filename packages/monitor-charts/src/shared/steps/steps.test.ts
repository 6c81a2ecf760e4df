import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_DRAWN, notDrawn, roomFor, stepGeometry } from './geometry.ts';
import { labelledTrials } from './StepAxes.tsx';

const at = (trials: number) =>
  stepGeometry({ width: 400, height: 200, trials, least: 18, values: [1, 0], isShown: true });

describe('a step chart', () => {
  it('keeps every mark inside its axes, at any size, for any number of trials and any value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 80, max: 1600 }),
        fc.integer({ min: 80, max: 1000 }),
        fc.integer({ min: 1, max: 400 }),
        fc.double({ noNaN: true }),
        (width, height, trials, value) => {
          const extent = { width, height, trials, least: 18, values: [1.6, -0.4] } as const;
          const { left, right, top, bottom, mark, shift, x, y } = stepGeometry(extent);
          expect(x(notDrawn(trials) + 1) - shift).toBeGreaterThanOrEqual(left);
          expect(x(trials) - shift).toBeLessThanOrEqual(right + 0.2);
          const half = Math.min(mark, bottom - top) / 2;
          expect(y(value)).toBeGreaterThanOrEqual(top + half - 0.1);
          expect(y(value)).toBeLessThanOrEqual(bottom - half + 0.1);
        },
      ),
    );
  });
  it('leaves marks where they are while there is room, and then moves all of them alike', () => {
    expect(at(18).x(7)).toBe(at(1).x(7));
    const rooms = new Set(Array.from({ length: 500 }, (_, trials) => roomFor(trials, 18)));
    expect([...rooms]).toEqual([18, 24, 32, 43, 58, 60]);
    expect(at(5000).x(4990)).toBe(at(4995).x(4990));
    expect(at(5000).shift - at(4999).shift).toBeCloseTo((at(5000).right - at(5000).left) / MOST_DRAWN, 0);
  });
  it('writes only as many numbers of trials as there is room for', () => {
    expect(labelledTrials(18, 540)).toHaveLength(18);
    expect(labelledTrials(18, 250)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect(labelledTrials(72, 250)).toEqual([10, 20, 30, 40, 50, 60, 70]);
    expect(labelledTrials(96, 270, 200)).toEqual([210, 220, 230, 240, 250, 260, 270, 280, 290]);
    expect(labelledTrials(100_000, 300).length).toBeLessThanOrEqual(100);
  });
});
