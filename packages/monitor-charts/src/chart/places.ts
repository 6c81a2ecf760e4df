import type { Point } from '@isopter/clinical';

/** A mark that can be pointed at and reached by keys: its middle and size, px. */
export interface Place extends Point {
  /** Its own among the marks of the plot, and the same as long as it is drawn. */
  readonly id: string;
  /** Edges of the mark; a square without a height. */
  readonly width: number;
  readonly height?: number;
  /** The line it belongs to, where a plot has several. */
  readonly series?: string;
}

/** As far beside a mark still means it, px. */
export const REACH = 14;

/** From a point to the edge of a mark; 0 within it. */
function distanceTo({ x, y, width, height = width }: Place, point: Point): number {
  return Math.hypot(Math.max(0, Math.abs(point.x - x) - width / 2), Math.max(0, Math.abs(point.y - y) - height / 2));
}

/**
 * The mark a pointer means: that whose edge is nearest, of several that hold the pointer the one whose middle is. A walk over
 * the marks takes microseconds up to a thousand of them; a Delaunay triangulation would be built again with every datum.
 */
export function nearestPlace(places: readonly Place[], point: Point, reach: number = REACH): Place | undefined {
  let best: Place | undefined;
  let least: readonly [edge: number, middle: number] = [reach, Infinity];
  for (const place of places) {
    const [edge, middle] = [distanceTo(place, point), Math.hypot(place.x - point.x, place.y - point.y)];
    if (edge < least[0] || (edge === least[0] && middle < least[1])) [best, least] = [place, [edge, middle]];
  }
  return best;
}
