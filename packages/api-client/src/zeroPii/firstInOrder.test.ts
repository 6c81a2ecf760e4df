import { expect, it } from 'vitest';
import { firstInOrder } from './firstInOrder.ts';

const compare = (one: readonly [number, string], other: readonly [number, string]): number => one[0] - other[0];

it('returns what sorting all items would begin with, equal ones in their order', () => {
  // the multiples of 37 visit every remainder
  const items = Array.from({ length: 200 }, (_, at) => [(at * 37) % 50, `item ${at}`] as const);
  for (const count of [1, 20, 199, 200, 500])
    expect(firstInOrder(items, count, compare)).toEqual(items.toSorted(compare).slice(0, count));
  expect(firstInOrder([], 20, compare)).toEqual([]);
});

it('compares most items once', () => {
  let compared = 0;
  const items = Array.from({ length: 10_000 }, (_, at) => (at * 7_919) % 10_007);
  const first = firstInOrder(items, 20, (one, other) => {
    compared += 1;
    return one - other;
  });
  expect(first).toEqual(items.toSorted((one, other) => one - other).slice(0, 20));
  expect(compared).toBeLessThan(12_000);
});
