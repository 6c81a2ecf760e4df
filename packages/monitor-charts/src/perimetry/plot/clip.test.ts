import { expect, it } from 'vitest';
import { clipToSquare } from './clip.ts';

const around = (half: number): [number, number][] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];

it('cuts a large cell down to the square around its point [CHART-03]', () => {
  expect(clipToSquare(around(50), [0, 0], 6).toSorted()).toEqual(around(3).toSorted());
});

it('leaves a small cell as it is', () => {
  expect(clipToSquare(around(2), [0, 0], 6)).toEqual(around(2));
});

it('keeps the corner where a slanted edge crosses the square', () => {
  const triangle: [number, number][] = [
    [-3, -3],
    [5, -3],
    [-3, 5],
  ];
  expect(clipToSquare(triangle, [0, 0], 6)).toContainEqual([3, -1]);
});

it('is empty for a cell that lies elsewhere', () => {
  expect(clipToSquare(around(2), [40, 40], 6)).toEqual([]);
});
