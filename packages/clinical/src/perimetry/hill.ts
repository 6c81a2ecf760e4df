import type { Eye } from '../eye.ts';
import { normalRadius } from '../kinetic/normal.ts';
import { mirrored, type Point } from '../point.ts';
import { fittedSensitivity, NORMS } from './analysis/norms.ts';

/** The maximum distance from fixation of the fit in degrees. */
const CENTRAL = 30;
/** The sensitivity in dB at the normal extent of the field, where a healthy eye just sees III4e (38 CFR 4.76a). */
const AT_THE_EXTENT = 10;

/** The hill of vision of a right eye within the extent of the fit. */
const central = ({ x, y }: Point, age: number): number => fittedSensitivity(NORMS['24-2'], x, y, age);

/**
 * The expected sensitivity in dB of a healthy eye of this age at a point, for Goldmann size III.
 * Within 30°: model A, a quadratic fit to 91 healthy eyes (SUNY-IU controls of the visualFields R package 1.0.7,
 * Apache-2.0), the same norms as for the deviations in reports. Farther out it falls linearly to 10 dB at the normal
 * extent of III4e (our own choice: there is no public norm for single points).
 */
export function normalSensitivity({ x, y }: Point, eye: Eye, age: number): number {
  const point = eye === 'OD' ? { x, y } : mirrored({ x, y });
  const eccentricity = Math.hypot(x, y);
  if (eccentricity <= CENTRAL) return central(point, age);
  const edge = { x: (point.x * CENTRAL) / eccentricity, y: (y * CENTRAL) / eccentricity };
  const inside = central(edge, age);
  const angle = (Math.atan2(point.y, point.x) * 180) / Math.PI;
  const share = (eccentricity - CENTRAL) / (normalRadius('III4e', 'OD', angle) - CENTRAL);
  return inside + (AT_THE_EXTENT - inside) * share;
}
