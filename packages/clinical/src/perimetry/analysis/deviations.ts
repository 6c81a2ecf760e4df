import { type NormSet, type ProbabilityClass, expectedSensitivity, normPoint, probabilityBelow } from './norms.ts';

/** A settled location: degrees as the patient sees it, dB; below 0 means not seen at the brightest stimulus. */
export interface Sensitivity {
  x: number;
  y: number;
  db: number;
}

/** A location with its deviations from age-corrected norms. Deviations are `null` if the norms have no value. */
export interface Deviation extends Sensitivity {
  /** The expected sensitivity at this age in dB. */
  normal: number;
  /** Total deviation, dB: sensitivity minus normal; a point not seen counts as 0 dB. */
  td: number;
  /** Pattern deviation, dB: total deviation minus general height. */
  pd: number;
  tdProbability: ProbabilityClass;
  pdProbability: ProbabilityClass;
  /** Weight in the global indices, 1/SD of healthy eyes; 0 for points without norms. */
  weight: number;
}

/**
 * Whether a point of a right eye is one of the two points around the blind spot, which are excluded from all indices.
 */
export const isBlindSpotPoint = (x: number, y: number): boolean => x === 15 && Math.abs(y) === 3;

/** Converts the x coordinate of an eye to that of a right eye, for which norms and sectors are defined. */
export const asRightEye = (eye: 'OD' | 'OS', x: number): number => (eye === 'OS' ? (x === 0 ? 0 : -x) : x);

const floored = (db: number): number => Math.max(db, 0);

/**
 * General height in dB: the 7th highest total deviation of a 24-2, the 10th of a 10-2 (85th percentile), over the
 * points with norms. With fewer points (an unfinished field) the same percentile of those there are.
 */
function generalHeight(tds: readonly number[], norms: NormSet): number {
  if (tds.length === 0) return 0;
  const rank = Math.max(1, Math.round((norms.generalHeightRank * tds.length) / norms.points.length));
  return tds.toSorted((a, b) => b - a)[rank - 1] ?? 0;
}

/** Deviations of every scored location (the blind-spot points are left out), in the order given. */
export function deviations(
  field: readonly Sensitivity[],
  eye: 'OD' | 'OS',
  age: number,
  norms: NormSet,
): { points: Deviation[]; generalHeight: number } {
  const scored = field.filter(({ x, y }) => !isBlindSpotPoint(asRightEye(eye, x), y));
  const totals = scored.map(({ x, y, db }) => {
    const norm = normPoint(norms, asRightEye(eye, x), y);
    const normal = expectedSensitivity(norms, asRightEye(eye, x), y, age);
    return { x, y, db, normal, norm, td: floored(db) - normal };
  });
  const height = generalHeight(
    totals.filter(({ norm }) => norm).map(({ td }) => td),
    norms,
  );
  const points = totals.map(({ norm, ...point }): Deviation => {
    const pd = point.td - height;
    return {
      ...point,
      pd,
      tdProbability: norm ? probabilityBelow(point.td, norm.tdLimits) : null,
      pdProbability: norm ? probabilityBelow(pd, norm.pdLimits) : null,
      weight: norm ? 1 / norm.sdTD : 0,
    };
  });
  return { points, generalHeight: height };
}
