import { type Deviation, asRightEye } from './deviations.ts';
import limits from './hemifield.data.json' with { type: 'json' };
import { type NormSet, normPoint } from './norms.ts';

/**
 * The five sectors of the glaucoma hemifield test in the upper half of a right eye's 24-2; each has its mirror image
 * below. After Asman and Heijl, Arch Ophthalmol 1992;110:812-819.
 */
export const SECTORS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [-9, 21],
    [-3, 21],
    [-15, 15],
    [-9, 15],
    [-3, 15],
    [3, 15],
  ],
  [
    [3, 21],
    [9, 21],
    [9, 15],
    [15, 15],
  ],
  [
    [-21, 9],
    [-15, 9],
    [-27, 3],
    [-21, 3],
    [-15, 3],
  ],
  [
    [-9, 9],
    [-3, 9],
    [3, 9],
    [9, 9],
  ],
  [
    [-9, 3],
    [-3, 3],
    [3, 3],
  ],
];

export type HemifieldResult =
  | 'outsideNormalLimits'
  | 'borderline'
  | 'generalReduction'
  | 'abnormallyHigh'
  | 'withinNormalLimits';

const SCORES = { normal: 0, 0.05: 2, 0.02: 5 } as const;

/** A point's share in its sector's score, by the rarity of its pattern deviation. */
function pointScore({ pd, pdProbability }: Deviation, pdLimitAt1: number): number {
  if (pdProbability === null) return 0;
  if (pdProbability === 'normal' || pdProbability === 0.05 || pdProbability === 0.02) return SCORES[pdProbability];
  return (10 * Math.abs(pd)) / Math.abs(pdLimitAt1);
}

/** Score of each upper sector minus that of its mirror image; null when a point of the test is missing. */
export function sectorDifferences(
  points: readonly Deviation[],
  eye: 'OD' | 'OS',
  norms: NormSet,
): readonly number[] | null {
  const at = new Map(points.map((point) => [`${asRightEye(eye, point.x)},${point.y}`, point]));
  const score = (x: number, y: number): number => {
    const point = at.get(`${x},${y}`);
    const norm = normPoint(norms, x, y);
    return point && norm ? pointScore(point, norm.pdLimits['0.01']) : Number.NaN;
  };
  const total = (sector: (typeof SECTORS)[number], sign: 1 | -1): number =>
    sector.reduce((sum, [x, y]) => sum + score(x, sign * y), 0);
  const differences = SECTORS.map((sector) => total(sector, 1) - total(sector, -1));
  return differences.some(Number.isNaN) ? null : differences;
}

/**
 * Glaucoma hemifield test of a 24-2 (also inside 24-2C and 30-2): compares each upper sector with its mirror image and
 * the general height with healthy eyes. Null when the field lacks points of it.
 */
export function hemifieldTest(
  points: readonly Deviation[],
  generalHeight: number,
  eye: 'OD' | 'OS',
  norms: NormSet,
): HemifieldResult | null {
  const differences = sectorDifferences(points, eye, norms);
  if (!differences) return null;
  const outside = (low: '0.005' | '0.03', high: '0.995' | '0.97'): boolean =>
    differences.some((difference, sector) => {
      const limit = limits.sectors[sector];
      return limit !== undefined && (difference < limit[low] || difference > limit[high]);
    });
  if (outside('0.005', '0.995')) return 'outsideNormalLimits';
  if (generalHeight < norms.generalHeightLimits['0.005']) return 'generalReduction';
  if (outside('0.03', '0.97')) return 'borderline';
  if (generalHeight > norms.generalHeightLimits['0.995']) return 'abnormallyHigh';
  return 'withinNormalLimits';
}
