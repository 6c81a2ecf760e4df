import { describe, expect, it } from 'vitest';
import { pageAfterResize, pageRange } from './pages.ts';

describe('pageRange', () => {
  it.each([
    [0, 10, 12_480, { from: 1, to: 10, hasPrevious: false, hasNext: true }],
    [1247, 10, 12_480, { from: 12_471, to: 12_480, hasPrevious: true, hasNext: false }],
    [0, 50, 7, { from: 1, to: 7, hasPrevious: false, hasNext: false }],
    [0, 50, 50, { from: 1, to: 50, hasPrevious: false, hasNext: false }],
    [0, 50, 0, { from: 0, to: 0, hasPrevious: false, hasNext: false }],
  ])('of page %d, %d a page, of %d rows', (page, size, count, range) => {
    expect(pageRange(page, size, count)).toEqual(range);
  });
});

describe('pageAfterResize', () => {
  it('keeps the first row of the page visible', () => {
    expect(pageAfterResize(3, 50, 100)).toBe(1);
    expect(pageAfterResize(3, 50, 10)).toBe(15);
  });
});
