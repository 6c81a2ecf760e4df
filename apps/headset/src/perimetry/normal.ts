import type { Eye, Point } from './grids.ts';

/** 1, x, y, x², y² of a right eye. */
const INTERCEPT = [35.585, 0.0147, -0.0744, -0.0039, -0.0083] as const;
/** The same terms for each year of age. */
const PER_YEAR = [-0.0481, -0.00012, 0.00016, -0.000052, -0.000035] as const;

/** The fit reaches this far from fixation, degrees. */
const CENTRAL = 30;
/**
 * Where a healthy eye just sees III4e, 10 dB: degrees from fixation along every 45° of a right eye, from temporal over
 * superior to nasal and inferior (normal extents of 38 CFR 4.76a).
 */
const OUTER = { decibels: 10, radii: [85, 55, 45, 55, 60, 50, 65, 85], step: 45 } as const;

/** The hill of vision within the reach of the fit. */
function central({ x, y }: Point, age: number): number {
  const terms = [1, x, y, x * x, y * y];
  return terms.reduce((sum, term, i) => sum + term * ((INTERCEPT[i] ?? 0) + age * (PER_YEAR[i] ?? 0)), 0);
}

/** The radius of III4e in a direction of a right eye. */
function outerRadius({ x, y }: Point): number {
  const { radii, step } = OUTER;
  const direction = (((Math.atan2(y, x) * 180) / Math.PI + 360) % 360) / step;
  const [from, share] = [Math.floor(direction), direction % 1];
  const at = (i: number): number => radii[i % radii.length] ?? radii[0];
  return at(from) * (1 - share) + at(from + 1) * share;
}

/**
 * The sensitivity a healthy eye of this age is expected to have at a point, dB, Goldmann size III.
 * Within 30°: model A, a quadratic fit to 91 healthy eyes (SUNY-IU controls of the visualFields R package 1.0.7,
 * Apache-2.0), the same norms the deviations of the reports are computed from. Farther out it falls evenly to 10 dB at
 * the normal extent of III4e (own choice: no public norm of single points exists there).
 */
export function normalSensitivity({ x, y }: Point, eye: Eye, age: number): number {
  const point = { x: eye === 'OD' ? x : -x, y };
  const eccentricity = Math.hypot(x, y);
  if (eccentricity <= CENTRAL) return central(point, age);
  const edge = { x: (point.x * CENTRAL) / eccentricity, y: (y * CENTRAL) / eccentricity };
  const inside = central(edge, age);
  const share = (eccentricity - CENTRAL) / (outerRadius(point) - CENTRAL);
  return inside + (OUTER.decibels - inside) * share;
}
