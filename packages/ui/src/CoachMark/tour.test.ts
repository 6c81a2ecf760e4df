import { describe, expect, it } from 'vitest';
import { positionOf } from './tour.ts';

describe('the position in a tour', () => {
  it.each([
    [0, 3, { index: 0, isFirst: true, isLast: false }],
    [1, 3, { index: 1, isFirst: false, isLast: false }],
    [2, 3, { index: 2, isFirst: false, isLast: true }],
    [0, 1, { index: 0, isFirst: true, isLast: true }],
  ])('of step %i of %i', (step, count, position) => {
    expect(positionOf(step, count)).toEqual(position);
  });
  it('is the nearest step if steps were removed', () => {
    expect(positionOf(5, 2)).toEqual({ index: 1, isFirst: false, isLast: true });
    expect(positionOf(-1, 2).index).toBe(0);
    expect(positionOf(0, 0).index).toBe(0);
  });
});
