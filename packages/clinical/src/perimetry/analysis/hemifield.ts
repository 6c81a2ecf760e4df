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
  | 'borderlineAndGeneralReduction'
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

/** The scores of the two sectors of a pair. */
export interface SectorPair {
  upper: number;
  lower: number;
}

/** The scores of the five pairs; null when a point of the test is missing. */
export function sectorPairs(
  points: readonly Deviation[],
  eye: 'OD' | 'OS',
  norms: NormSet,
): readonly SectorPair[] | null {
  const at = new Map(points.map((point) => [`${asRightEye(eye, point.x)},${point.y}`, point]));
  const score = (x: number, y: number): number => {
    const point = at.get(`${x},${y}`);
    const norm = normPoint(norms, x, y);
    return point && norm ? pointScore(point, norm.pdLimits['0.01']) : Number.NaN;
  };
  const total = (sector: (typeof SECTORS)[number], sign: 1 | -1): number =>
    sector.reduce((sum, [x, y]) => sum + score(x, sign * y), 0);
  const pairs = SECTORS.map((sector) => ({ upper: total(sector, 1), lower: total(sector, -1) }));
  return pairs.some(({ upper, lower }) => Number.isNaN(upper + lower)) ? null : pairs;
}

/**
 * The limits that few healthy eyes exceed in a pair of sectors. Differences count in either direction: 1 % of healthy
 * eyes have a larger one, half of them with the upper sector worse.
 */
export interface PairLimits {
  difference: { '0.01': number; '0.03': number };
  /** Limits of one sector. */
  score: { '0.005': number };
}

const LIMITS: readonly PairLimits[] = limits.pairs;

/** Compares the pairs with healthy eyes. */
export function comparePairs(
  pairs: readonly SectorPair[],
  pairLimits: readonly PairLimits[] = LIMITS,
): 'outside' | 'borderline' | 'within' {
  const differs = (p: '0.01' | '0.03'): boolean =>
    pairs.some(({ upper, lower }, pair) => Math.abs(upper - lower) > (pairLimits[pair]?.difference[p] ?? Infinity));
  const bothAreLow = pairs.some(
    ({ upper, lower }, pair) => Math.min(upper, lower) > (pairLimits[pair]?.score['0.005'] ?? Infinity),
  );
  if (differs('0.01') || bothAreLow) return 'outside';
  return differs('0.03') ? 'borderline' : 'within';
}

/**
 * Glaucoma hemifield test of a 24-2 (also inside 24-2C and 30-2): compares each upper sector with its mirror image and
 * the general height with healthy eyes. Null when the field lacks points of it.
 *
 * Outside normal limits: the sectors of a pair differ more than in 99 % of healthy eyes, or both score more than in
 * 99.5 %. Borderline: they differ more than in 97 %. A general height beyond the 0.5 % at either end is a general
 * reduction, or an abnormally high sensitivity; of a field so high nothing is compared. After Asman and Heijl 1992; the
 * order of the questions is that of the visualFields R package (vf1, `vfdefect`).
 */
export function hemifieldTest(
  points: readonly Deviation[],
  generalHeight: number,
  eye: 'OD' | 'OS',
  norms: NormSet,
): HemifieldResult | null {
  const pairs = sectorPairs(points, eye, norms);
  if (!pairs) return null;
  if (generalHeight > norms.generalHeightLimits['0.995']) return 'abnormallyHigh';
  const comparison = comparePairs(pairs);
  if (comparison === 'outside') return 'outsideNormalLimits';
  const isLow = generalHeight < norms.generalHeightLimits['0.005'];
  if (comparison === 'borderline') return isLow ? 'borderlineAndGeneralReduction' : 'borderline';
  return isLow ? 'generalReduction' : 'withinNormalLimits';
}
