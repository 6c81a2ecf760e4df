import { describe, expect, it } from 'vitest';
import { tileAfterKey, wallLayout } from './layout.ts';

describe('wallLayout', () => {
  it.each([
    // a screen on a wall, and one as large as the picture of it
    [3, 1920, 'wall', 4],
    [8, 1440, 'wall', 4],
    [9, 1440, 'wall', 5],
    [12, 1920, 'wall', 5],
    // a window of a laptop
    [8, 1280, 'wall', 4],
    [12, 1100, 'wall', 3],
    // a tablet upright, and lying
    [6, 820, 'columns', 2],
    [6, 1099, 'columns', 2],
    // a phone, or large text on a small window
    [3, 390, 'list', 1],
    [8, 1440 / 2 - 1, 'list', 1],
  ] as const)('lays %i tests out in %d px as %s of %i columns [OUR-785] [MON-17]', (count, width, shape, columns) => {
    expect(wallLayout(count, width)).toMatchObject({ shape, columns });
  });

  it('has pages of ten for more than eight tests, and none where the wall scrolls [OUR-788]', () => {
    expect(wallLayout(40, 1920).pageSize).toBe(10);
    expect(wallLayout(40, 820).pageSize).toBe(Infinity);
    expect(wallLayout(40, 390).pageSize).toBe(Infinity);
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
