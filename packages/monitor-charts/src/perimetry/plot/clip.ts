/** A corner of a polygon in pixels. */
export type Corner = readonly [x: number, y: number];

/** Whether a corner is nearer to the one point than to the other, as a number: negative or zero is. */
const beyond = ([x, y]: Corner, [ax, ay]: Corner, [bx, by]: Corner): number =>
  (x - ax) ** 2 + (y - ay) ** 2 - (x - bx) ** 2 - (y - by) ** 2;

/** Keeps the part of a convex polygon that is nearer to a point than to another one (Sutherland and Hodgman). */
function keepNearer(polygon: readonly Corner[], point: Corner, other: Corner): Corner[] {
  return polygon.flatMap((corner, i) => {
    const previous = polygon[(i + polygon.length - 1) % polygon.length]!;
    const [from, to] = [beyond(previous, point, other), beyond(corner, point, other)];
    if (from <= 0 === to <= 0) return to <= 0 ? [corner] : [];
    const share = from / (from - to);
    const crossing: Corner = [
      previous[0] + share * (corner[0] - previous[0]),
      previous[1] + share * (corner[1] - previous[1]),
    ];
    return to <= 0 ? [crossing, corner] : [crossing];
  });
}

/**
 * The area that is nearer to a point than to any other (its Voronoi cell), within a square around it. Worked out instead
 * of left to a clip path, because not every renderer of the report has clip paths.
 */
export function nearestCell(point: Corner, others: readonly Corner[], side: number): Corner[] {
  const [x, y] = point;
  const half = side / 2;
  let cell: Corner[] = [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
  for (const other of others) {
    // a point twice as far as the corners of the square cuts nothing off
    const isNear = Math.hypot(other[0] - x, other[1] - y) < side * Math.SQRT2;
    if (isNear && (other[0] !== x || other[1] !== y)) cell = keepNearer(cell, point, other);
  }
  return cell;
}
