/** A corner of a polygon in pixels. */
export type Corner = readonly [x: number, y: number];

/** Keeps the part of a convex polygon on one side of a line across an axis. */
function keepSide(polygon: readonly Corner[], axis: 0 | 1, limit: number, sign: 1 | -1): Corner[] {
  const isInside = (corner: Corner): boolean => sign * (corner[axis] - limit) <= 0;
  return polygon.flatMap((corner, i) => {
    const previous = polygon[(i + polygon.length - 1) % polygon.length]!;
    if (isInside(previous) === isInside(corner)) return isInside(corner) ? [corner] : [];
    const share = (limit - previous[axis]) / (corner[axis] - previous[axis]);
    const crossing: Corner = [
      previous[0] + share * (corner[0] - previous[0]),
      previous[1] + share * (corner[1] - previous[1]),
    ];
    return isInside(corner) ? [crossing, corner] : [crossing];
  });
}

/**
 * The part of a convex polygon inside a square around a point (Sutherland and Hodgman). Worked out instead of left to a
 * clip path, because not every renderer of the report has clip paths.
 */
export function clipToSquare(polygon: readonly Corner[], [x, y]: Corner, side: number): Corner[] {
  const half = side / 2;
  const right = keepSide(polygon, 0, x + half, 1);
  const left = keepSide(right, 0, x - half, -1);
  const bottom = keepSide(left, 1, y + half, 1);
  return keepSide(bottom, 1, y - half, -1);
}
