import type { Point } from '../../shared/point.ts';

/** What the map shows, degrees: the pattern reaches to 76° at the sides, from 36° above to 57° below fixation. */
export const REACH = { x: 80, above: 42, below: 62 } as const;
/** Radii of the rings, degrees. */
export const RINGS = [15, 30, 45, 60, 75] as const;
/** Degrees written below and beside the map. */
export const ACROSS = [-75, -60, -45, -30, -15, 15, 30, 45, 60, 75] as const;
export const ALONG = [30, 15, -15, -30, -45, -60] as const;

/** Room around the map, pixels: the degrees beside and below it, the legend. */
const BESIDE = 34;
const ABOVE = 10;
const RULER = 24;
export const LEGEND = 24;

/** Where degrees lie in a drawing of this size. */
export interface MapGeometry {
  readonly x: (degrees: number) => number;
  readonly y: (degrees: number) => number;
  readonly perDegree: number;
  readonly centre: Point;
  /** Edges of the map, pixels. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Width of a mark, pixels: neighbours are 5° apart at the least. */
  readonly mark: number;
}

const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Equal scales on both axes: the largest map that fits. */
export function mapGeometry(width: number, height: number): MapGeometry {
  const tall = REACH.above + REACH.below;
  const room = { x: width - 2 * BESIDE, y: height - ABOVE - RULER - LEGEND };
  const perDegree = Math.max(0.1, Math.min(room.x / (2 * REACH.x), room.y / tall));
  const spare = Math.max(0, room.y - tall * perDegree) / 2;
  const centre = { x: width / 2, y: ABOVE + spare + REACH.above * perDegree };
  const x = (degrees: number): number => tenths(centre.x + degrees * perDegree);
  const y = (degrees: number): number => tenths(centre.y - degrees * perDegree);
  return {
    x,
    y,
    perDegree,
    centre,
    left: x(-REACH.x),
    right: x(REACH.x),
    top: y(REACH.above),
    bottom: y(-REACH.below),
    mark: Math.min(16, Math.max(5, 3.6 * perDegree)),
  };
}

/** Degrees between the corners of a ring. */
const STEP = 2;

/**
 * A ring around fixation, as far as it lies within the map. Worked out instead of left to a clip path, because not every
 * renderer of the report has clip paths.
 */
export function ringPath({ x, y }: MapGeometry, radius: number): string {
  let isDrawing = false;
  const parts: string[] = [];
  for (let angle = 0; angle <= 360; angle += STEP) {
    const point = { x: radius * Math.cos((angle * Math.PI) / 180), y: radius * Math.sin((angle * Math.PI) / 180) };
    const isInside = point.y <= REACH.above && point.y >= -REACH.below;
    if (isInside) parts.push(`${isDrawing ? 'L' : 'M'}${x(point.x)} ${y(point.y)}`);
    isDrawing = isInside;
  }
  return parts.join('');
}
