import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Corner, nearestCell } from './clip.ts';

const square = (half: number): Corner[] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];
const area = (cell: readonly Corner[]): number =>
  Math.abs(
    cell.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = cell[(i + 1) % cell.length]!;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

it('is the whole square around a point without close neighbors [CHART-03]', () => {
  expect(nearestCell([0, 0], [], 6)).toEqual(square(3));
  expect(nearestCell([0, 0], [[40, 40]], 6)).toEqual(square(3));
});

it('meets the cells of its neighbours halfway', () => {
  const cell = nearestCell([0, 0], [[4, 0]], 6);
  expect(Math.max(...cell.map(([x]) => x))).toBe(2);
  expect(area(cell)).toBe(30);
});

it('keeps the corner where a slanted edge crosses the square', () => {
  expect(nearestCell([0, 0], [[2, 2]], 6)).toContainEqual([3, -1]);
});

it('divides the area: every place near a point belongs to exactly one', () => {
  const points = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })), {
    minLength: 2,
    maxLength: 20,
    selector: ([x, y]) => `${x} ${y}`,
  });
  fc.assert(
    fc.property(points, (all) => {
      // squares that cover the whole ground
      const cells = all.map((point) => nearestCell(point, all, 60));
      const inside = cells.map((cell) => area(cell.map(([x, y]): Corner => [x, y])));
      for (const one of inside) expect(one).toBeGreaterThan(0);
      cells.forEach((cell, i) => {
        const [px, py] = all[i]!;
        for (const [x, y] of cell) {
          const own = Math.hypot(x - px, y - py);
          for (const [ox, oy] of all) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(own - 1e-6);
        }
      });
    }),
  );
});
