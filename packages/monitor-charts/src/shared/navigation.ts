import type { Point } from './point.ts';

/** Unit vectors of the arrow keys, y up. They mean directions of the field in every language. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** A step aside is as bad as this many steps ahead. */
const ASIDE = 2;

/** Index of the nearest point in that direction, of those ahead more than aside first; the same index if there is none. */
export function nearestInDirection(points: readonly Point[], from: number, direction: Point): number {
  const start = points[from];
  if (!start) return from;
  let best = from;
  let least = Infinity;
  points.forEach(({ x, y }, i) => {
    const ahead = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const aside = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x);
    if (ahead <= 0) return;
    const cost = ahead + ASIDE * aside + (aside > ahead ? 1000 : 0);
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** The point a key leads to; undefined for keys that lead nowhere. */
export function pointAfterKey(points: readonly Point[], from: number | null, key: string): number | undefined {
  if (points.length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return points.length - 1;
  const direction = ARROWS[key];
  if (!direction) return undefined;
  return from === null ? 0 : nearestInDirection(points, from, direction);
}
