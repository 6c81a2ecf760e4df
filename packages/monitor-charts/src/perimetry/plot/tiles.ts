import type { Point } from '../types.ts';

/**
 * The size of a tile as a share of the distance to the nearest neighbour; larger for crowded points (10-2 points within
 * 24-2C).
 */
const TILE_SHARE = 0.86;
const CROWDED_SHARE = 0.96;

/** The radii of the rings in degrees: every 10, and also 5 if the field ends at 10. */
export const ringsOf = (extent: number): readonly number[] =>
  extent <= 10 ? [5, 10] : Array.from({ length: Math.floor(extent / 10) }, (_, i) => 10 * (i + 1));

/** The width of the tile of each point in degrees, limited by the raster and by the nearest point. */
export function tileSizes(points: readonly Point[], spacing: number): number[] {
  return points.map((point) => {
    let gap = spacing;
    for (const other of points) {
      if (other !== point) gap = Math.min(gap, Math.max(Math.abs(other.x - point.x), Math.abs(other.y - point.y)));
    }
    return gap * (gap < spacing / 2 ? CROWDED_SHARE : TILE_SHARE);
  });
}

/** The extent in degrees that shows all points, at least that of the program. */
export const extentOf = (points: readonly Point[], least: number): number =>
  Math.max(least, ...points.map(({ x, y }) => 10 * Math.ceil(Math.max(Math.abs(x), Math.abs(y)) / 10)));
