/** A corner of a polygon in pixels. */
export type Corner = readonly [x: number, y: number];

/** The signed distance of a corner from the bisector of two points: at most 0 if it is nearer to the first. */
const beyond = ([x, y]: Corner, [ax, ay]: Corner, [bx, by]: Corner): number =>
  (x - ax) ** 2 + (y - ay) ** 2 - (x - bx) ** 2 - (y - by) ** 2;

/** Clips a convex polygon to the part that is nearer to one point than to another (Sutherland and Hodgman). */
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
 * The Voronoi cell of a point, the area nearer to it than to any other, within a square around it. It is computed,
 * because not every renderer for reports supports clip paths.
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
    // a point twice as far away as the corners of the square clips nothing
    const isNear = Math.hypot(other[0] - x, other[1] - y) < side * Math.SQRT2;
    if (isNear && (other[0] !== x || other[1] !== y)) cell = keepNearer(cell, point, other);
  }
  return cell;
}
