import { hasAge, type NormSet, normPoint, type ProbabilityClass, probabilityBelow } from './norms.ts';

/** A settled location: degrees as the patient sees it, dB; below 0 means not seen at the brightest stimulus. */
export interface Sensitivity {
  x: number;
  y: number;
  db: number;
}

/** A location that has norms, with its deviations from healthy eyes of the same age. */
export interface Deviation extends Sensitivity {
  /** The expected sensitivity at this age in dB. */
  normal: number;
  /** Total deviation, dB: sensitivity minus normal; a point not seen counts as 0 dB. */
  td: number;
  /** Pattern deviation, dB: total deviation minus general height. */
  pd: number;
  /** `null` at an age without norms, as the pattern deviation's. */
  tdProbability: ProbabilityClass;
  pdProbability: ProbabilityClass;
  /** Weight in the global indices, 1/SD of healthy eyes. */
  weight: number;
}

/**
 * Returns whether a point of a right eye is one of the two points around the blind spot, which are excluded from all
 * indices.
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

/** The locations that count: without the two of the blind spot. */
export const scoredLocations = (field: readonly Sensitivity[], eye: 'OD' | 'OS'): readonly Sensitivity[] =>
  field.filter(({ x, y }) => !isBlindSpotPoint(asRightEye(eye, x), y));

/**
 * Deviations of every scored location that has norms, in the order given. A location beyond them (the outer points of a
 * 30-2, the ten that a 24-2C adds) has none: nobody measured in healthy eyes what to expect there.
 */
export function deviations(
  field: readonly Sensitivity[],
  eye: 'OD' | 'OS',
  age: number,
  norms: NormSet,
): { points: Deviation[]; generalHeight: number } {
  const totals = scoredLocations(field, eye).flatMap(({ x, y, db }) => {
    const norm = normPoint(norms, asRightEye(eye, x), y);
    if (!norm) return [];
    const normal = norm.intercept + norm.slopePerYear * age;
    return [{ x, y, db, normal, norm, td: floored(db) - normal }];
  });
  const height = generalHeight(
    totals.map(({ td }) => td),
    norms,
  );
  const isNormedAge = hasAge(norms, age);
  const points = totals.map(({ norm, ...point }): Deviation => {
    const pd = point.td - height;
    return {
      ...point,
      pd,
      tdProbability: isNormedAge ? probabilityBelow(point.td, norm.tdLimits) : null,
      pdProbability: isNormedAge ? probabilityBelow(pd, norm.pdLimits) : null,
      weight: 1 / norm.sdTD,
    };
  });
  return { points, generalHeight: height };
}
