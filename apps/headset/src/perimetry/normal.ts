import type { Eye, Point } from './grids.ts';

/** 1, x, y, x², y² of a right eye. */
const INTERCEPT = [35.585, 0.0147, -0.0744, -0.0039, -0.0083] as const;
/** The same terms for each year of age. */
const PER_YEAR = [-0.0481, -0.00012, 0.00016, -0.000052, -0.000035] as const;

/**
 * The sensitivity a healthy eye of this age is expected to have at a point, dB, Goldmann size III.
 * Model A: a quadratic fit to 91 healthy eyes (SUNY-IU controls of the visualFields R package 1.0.7, Apache-2.0),
 * the same norms the deviations of the reports are computed from.
 */
export function normalSensitivity({ x, y }: Point, eye: Eye, age: number): number {
  const temporal = eye === 'OD' ? x : -x;
  const terms = [1, temporal, y, temporal * temporal, y * y];
  return terms.reduce((sum, term, i) => sum + term * ((INTERCEPT[i] ?? 0) + age * (PER_YEAR[i] ?? 0)), 0);
}
