import type { Point } from '@isopter/clinical';

/** A mark that can be hovered and focused, with its centre and size in pixels. */
export interface Place extends Point {
  /** The id, unique in the plot and stable as long as the mark is drawn. */
  readonly id: string;
  /** The width and height of the mark; a square if the height is omitted. */
  readonly width: number;
  readonly height?: number;
  /** The series of the mark, if a plot has several. */
  readonly series?: string;
}

/** The maximum distance in pixels at which a pointer selects a mark. */
export const REACH = 14;

/** The distance from a point to the edge of a mark; 0 inside. */
function distanceTo({ x, y, width, height = width }: Place, point: Point): number {
  return Math.hypot(Math.max(0, Math.abs(point.x - x) - width / 2), Math.max(0, Math.abs(point.y - y) - height / 2));
}

/**
 * The mark selected by a pointer: the one with the nearest edge, or, if several contain the pointer, the one with the
 * nearest centre. A linear search takes microseconds for up to a thousand marks; a Delaunay triangulation would be
 * rebuilt with every datum.
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
