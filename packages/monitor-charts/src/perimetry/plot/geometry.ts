import type { Point } from '../types.ts';

/** Room around the field: letters at the axes' ends, the ruler below, the legend of the greyscale. */
const SIDE = 16;
const TOP = 16;
const RULER = 34;
export const LEGEND_HEIGHT = 34;
/** Share of the way to the nearest neighbour that a tile takes; crowded ones (10-2 points within 24-2C) leave less air. */
const TILE_SHARE = 0.86;
const CROWDED_SHARE = 0.96;

/** Where degrees lie in a drawing of this size. */
export interface FieldGeometry {
  readonly width: number;
  readonly height: number;
  /** Radius of the field in pixels. */
  readonly radius: number;
  readonly centre: Point;
  readonly x: (degrees: number) => number;
  readonly y: (degrees: number) => number;
  readonly perDegree: number;
}

/** A tenth of a pixel is as fine as anything is seen. */
const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Equal scales on both axes: the largest field of that many degrees around fixation that fits. */
export function fieldGeometry(width: number, height: number, extent: number, hasLegend: boolean): FieldGeometry {
  const below = RULER + (hasLegend ? LEGEND_HEIGHT : 0);
  const radius = Math.max(1, Math.min((width - 2 * SIDE) / 2, (height - TOP - below) / 2));
  const spare = Math.max(0, height - TOP - below - 2 * radius) / 2;
  const centre = { x: width / 2, y: TOP + spare + radius };
  const perDegree = radius / extent;
  return {
    width,
    height,
    radius,
    centre,
    x: (degrees) => tenths(centre.x + degrees * perDegree),
    y: (degrees) => tenths(centre.y - degrees * perDegree),
    perDegree,
  };
}

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
