import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileAfterKey, wallLayout } from './layout.ts';

describe('wallLayout', () => {
  it.each([
    // a window of 1280 × 720 beside the navigation
    [1, 992, 560, 1],
    [2, 992, 560, 2],
    [4, 992, 560, 2],
    [6, 992, 560, 3],
    [16, 992, 560, 4],
    // a tablet upright, and lying
    [2, 700, 1000, 1],
    [6, 700, 1000, 2],
    [16, 1064, 640, 4],
    // a phone
    [3, 360, 600, 1],
  ])('puts %i tests in %i × %i px into %i columns [MON-17]', (count, width, height, columns) => {
    expect(wallLayout(count, width, height).columns).toBe(columns);
  });

  it('fills the height, or scrolls with tiles that are still worth looking at', () => {
    const side = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), side, side, (count, width, height) => {
        const { columns, tileHeight } = wallLayout(count, width, height);
        expect(columns).toBeGreaterThanOrEqual(1);
        expect(columns).toBeLessThanOrEqual(count);
        expect(tileHeight).toBeGreaterThanOrEqual(130);
      }),
    );
    expect(wallLayout(4, 1000, 600).tileHeight).toBe(294);
    expect(wallLayout(40, 1000, 600).tileHeight).toBe(130);
  });
});

describe('tileAfterKey', () => {
  const wall = { columns: 3, isRtl: false };
  it('follows the arrows through the rows, and no further [CHART-02]', () => {
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'x'];
    expect(keys.map((key) => tileAfterKey(key, 1, 7, wall))).toEqual([2, 0, 4, undefined, 0, 6, undefined]);
    expect(tileAfterKey('ArrowDown', 5, 7, wall)).toBeUndefined();
  });
  it('goes the other way where the script does', () => {
    expect(tileAfterKey('ArrowLeft', 1, 7, { columns: 3, isRtl: true })).toBe(2);
  });
});
