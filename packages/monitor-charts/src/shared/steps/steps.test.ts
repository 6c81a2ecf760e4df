import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linear } from '../../chart/scales.ts';
import { wholeTicks } from '../../chart/ticks.ts';
import { stepFrame } from './frame.ts';
import { MOST_DRAWN, notDrawn, roomFor } from './room.ts';

const at = (trials: number) => stepFrame({ width: 400, height: 200, trials, least: 18, values: [1, 0], isShown: true });

const written = (trials: number, width: number, first = 0) =>
  wholeTicks(linear({ domain: [first + 0.5, first + trials + 0.5], range: [0, width] }), 24);

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
          const { area, mark, shift, x, y } = stepFrame(extent);
          const { left, right, top, bottom } = area;
          expect(x(notDrawn(trials) + 1) - shift).toBeGreaterThanOrEqual(left);
          expect(x(trials) - shift).toBeLessThanOrEqual(right + 0.2);
          const half = Math.min(mark, bottom - top) / 2;
          expect(y(value)).toBeGreaterThanOrEqual(top + half - 0.1);
          expect(y(value)).toBeLessThanOrEqual(bottom - half + 0.1);
        },
      ),
    );
  });
  it('keeps marks in place while there is room, and then moves all of them equally', () => {
    expect(at(18).x(7)).toBe(at(1).x(7));
    const rooms = new Set(Array.from({ length: 500 }, (_, trials) => roomFor(trials, 18)));
    expect([...rooms]).toEqual([18, 24, 32, 43, 58, 60]);
    expect(at(5000).x(4990)).toBe(at(4995).x(4990));
    expect(at(5000).shift - at(4999).shift).toBeCloseTo((at(5000).area.right - at(5000).area.left) / MOST_DRAWN, 0);
  });
  it('writes only as many trial numbers as fit', () => {
    expect(written(18, 540)).toHaveLength(18);
    expect(written(18, 250)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect(written(72, 250)).toEqual([10, 20, 30, 40, 50, 60, 70]);
    expect(written(96, 270, 200)).toEqual([210, 220, 230, 240, 250, 260, 270, 280, 290]);
    expect(written(100_000, 300).length).toBeLessThanOrEqual(100);
  });
});
