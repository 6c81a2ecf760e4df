import type { Point } from '@isopter/clinical';

/** The normal threshold of a point, as threshold and defect give it. */
export interface NormalAt extends Point {
  readonly normal: number;
  /** The threshold was below the measurable range: devices store such a point as 0 dB, or somewhat less. */
  readonly isFloored: boolean;
}

/**
 * Tolerated distance of a normal threshold from a smooth hill, dB: two roundings, and 2 dB of positional differences.
 */
const TOLERANCE = 3;
const TOLERANCE_FLOORED = 4;

const termsOf = ({ x, y }: Point): number[] => [1, x / 20, y / 20, (x / 20) ** 2, (y / 20) ** 2];

/** Solves the normal equations of least squares by elimination; undefined where the points do not tell the terms. */
function solved(rows: number[][]): number[] | undefined {
  const n = rows.length;
  for (let at = 0; at < n; at += 1) {
    let pivot = at;
    for (let row = at; row < n; row += 1) if (Math.abs(rows[row]![at]!) > Math.abs(rows[pivot]![at]!)) pivot = row;
    if (Math.abs(rows[pivot]![at]!) < 1e-9) return undefined;
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    for (let row = 0; row < n; row += 1) {
      if (row === at) continue;
      const factor = rows[row]![at]! / rows[at]![at]!;
      for (let column = at; column <= n; column += 1) rows[row]![column]! -= factor * rows[at]![column]!;
    }
  }
  return rows.map((row, at) => row[n]! / row[at]!);
}

function fitted(points: readonly NormalAt[]): ((point: Point) => number) | undefined {
  const size = termsOf({ x: 0, y: 0 }).length;
  const rows = Array.from({ length: size }, () => Array.from({ length: size + 1 }, () => 0));
  for (const point of points) {
    const terms = termsOf(point);
    for (const [row, one] of terms.entries()) {
      for (const [column, other] of terms.entries()) rows[row]![column]! += one * other;
      rows[row]![size]! += one * point.normal;
    }
  }
  const factors = solved(rows);
  return factors && ((point) => termsOf(point).reduce((sum, term, at) => sum + term * factors[at]!, 0));
}

/**
 * The points whose normal threshold lies off a smooth hill: normal thresholds fall evenly from the center, in every device.
 * The worst one is left out and the hill is fitted again until all others lie on it, or until half are left out.
 */
export function smoothOutliers(points: readonly NormalAt[]): NormalAt[] {
  const outliers: NormalAt[] = [];
  let others = [...points];
  while (outliers.length < points.length / 2) {
    const hill = fitted(others);
    if (!hill) return [...points];
    const excess = (point: NormalAt): number =>
      Math.abs(point.normal - hill(point)) - (point.isFloored ? TOLERANCE_FLOORED : TOLERANCE);
    const worst = others.reduce((a, b) => (excess(b) > excess(a) ? b : a));
    if (excess(worst) <= 0) return outliers;
    outliers.push(worst);
    others = others.filter((point) => point !== worst);
  }
  return [...points];
}
