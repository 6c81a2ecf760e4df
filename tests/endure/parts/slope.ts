export interface Slope {
  /** Units of y for each of x. */
  slope: number;
  /** Half the width of its 95 % confidence interval. */
  margin: number;
}

/**
 * A straight line by least squares. The points of a series are not independent of each other: the margin counts only as
 * many of them as the correlation of neighbours leaves.
 */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): Slope {
  const n = points.length;
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / n;
  const [mx, my] = [mean(0), mean(1)];
  const sxx = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / sxx;
  const residuals = points.map(([x, y]) => y - my - slope * (x - mx));
  const squares = residuals.reduce((sum, e) => sum + e * e, 0);
  const neighbours = residuals.slice(1).reduce((sum, e, i) => sum + e * (residuals[i] ?? 0), 0);
  const correlation = squares > 0 ? Math.min(0.95, Math.max(0, neighbours / squares)) : 0;
  const independent = Math.max(4, (n * (1 - correlation)) / (1 + correlation));
  const error = Math.sqrt(squares / (independent - 2) / sxx);
  return { slope, margin: tQuantile(independent - 2) * error };
}

/** The 97.5 % point of Student's t, by Cornish and Fisher's expansion; good to 1 % from four degrees of freedom on. */
function tQuantile(degrees: number): number {
  const z = 1.959964;
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  );
}
