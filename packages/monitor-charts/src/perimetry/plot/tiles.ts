import type { Point } from '../types.ts';

/** Share of the way to the nearest neighbour that a tile takes; crowded ones (10-2 points within 24-2C) leave less air. */
const TILE_SHARE = 0.86;
const CROWDED_SHARE = 0.96;

/** Radii of the rings in degrees: every 10, and 5 where the field ends at 10. */
export const ringsOf = (extent: number): readonly number[] =>
  extent <= 10 ? [5, 10] : Array.from({ length: Math.floor(extent / 10) }, (_, i) => 10 * (i + 1));

/** Width of each point's tile in degrees: as the raster allows, less where another point is nearer. */
export function tileSizes(points: readonly Point[], spacing: number): number[] {
  return points.map((point) => {
    let gap = spacing;
    for (const other of points) {
      if (other !== point) gap = Math.min(gap, Math.max(Math.abs(other.x - point.x), Math.abs(other.y - point.y)));
    }
    return gap * (gap < spacing / 2 ? CROWDED_SHARE : TILE_SHARE);
  });
}

/** Degrees the drawing must reach to show all of these points, at least as many as the program needs. */
export const extentOf = (points: readonly Point[], least: number): number =>
  Math.max(least, ...points.map(({ x, y }) => 10 * Math.ceil(Math.max(Math.abs(x), Math.abs(y)) / 10)));
