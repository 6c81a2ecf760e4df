import data from './norms.data.json' with { type: 'json' };

/** The probability classes of a deviation, the rarest first: "below what 0.5 % of healthy eyes reach". */
export const PROBABILITIES = [0.005, 0.01, 0.02, 0.05] as const;
export type Probability = (typeof PROBABILITIES)[number];
/** A deviation's class; 'normal' when at least 5 % of healthy eyes fall below it, null at an age without norms. */
export type ProbabilityClass = Probability | 'normal' | null;

type Limits = Record<`${Probability}`, number>;

interface NormPoint {
  x: number;
  y: number;
  /** dB at age 0 of the straight line through healthy eyes' sensitivity over age. */
  intercept: number;
  slopePerYear: number;
  /** Standard deviation of healthy eyes' total deviation, dB. */
  sdTD: number;
  tdLimits: Limits;
  pdLimits: Limits;
}

/** The norms of healthy eyes on one grid, of stimuli of `NORMED_SIZE`. Coordinates are those of a right eye. */
export interface NormSet {
  name: string;
  strategy: string;
  nEyes: number;
  /** The youngest and the oldest healthy person in years. */
  ageRange: readonly [youngest: number, oldest: number];
  mdLowerLimits: Limits;
  psdUpperLimits: Limits;
  generalHeightLimits: { '0.005': number; '0.995': number };
  quadraticIntercept: readonly number[];
  quadraticSlope: readonly number[];
  points: readonly NormPoint[];
  /** The rank of the total deviation that is called general height: the 85th percentile. */
  generalHeightRank: number;
  /** Whether the visual field index is defined on this grid: Bengtsson and Heijl 2008, of 24-2 and 30-2 only. */
  hasVisualFieldIndex: boolean;
}

export const NORM_SOURCE: string = data.source;

/** The available sets of norms. */
export const NORMS: Record<'24-2' | '10-2', NormSet> = {
  '24-2': { name: 'SUNY-IU 24-2', generalHeightRank: 7, hasVisualFieldIndex: true, ...setOf('24-2') },
  '10-2': { name: 'SUNY-IU 10-2', generalHeightRank: 10, hasVisualFieldIndex: false, ...setOf('10-2') },
};

function setOf(grid: keyof typeof data.sets) {
  const { ageRange, ...set } = data.sets[grid];
  const [youngest = 0, oldest = 0] = ageRange;
  return { ...set, ageRange: [youngest, oldest] as const };
}

/** The pace of a program changes no location and no norm (ENUM-04); `-P`, for children, stays. */
const PACE = /(-AVA-F|-AVA-S|-S)$/;

/** Returns a program without its pace: `24-2-AVA-F` gives `24-2`, `24-2-P-AVA-F` gives `24-2-P`. */
export const withoutPace = (protocol: string): string => protocol.replace(PACE, '');

/**
 * Returns the norms of a program. 10-2 has its own set; 24-2, 24-2C and 30-2 share that of 24-2, because no public
 * norms exist for the points they add. Undefined for programs without norms: quadrants, ptosis, foveal, and the
 * pediatric ones, because the healthy subjects were adults, tested at an adult's pace.
 */
export function normsOf(protocol: string): NormSet | undefined {
  const program = withoutPace(protocol);
  if (program === '10-2') return NORMS['10-2'];
  if (program === '24-2' || program === '24-2C' || program === '30-2') return NORMS['24-2'];
  return undefined;
}

/**
 * Returns whether the norms hold for somebody of this age: between the youngest and the oldest of the healthy people.
 */
export const hasAge = ({ ageRange: [youngest, oldest] }: NormSet, age: number): boolean =>
  age >= youngest && age < oldest + 1;

/** The norm of one point of a right eye, or undefined where the set has none. */
export const normPoint = (norms: NormSet, x: number, y: number): NormPoint | undefined =>
  norms.points.find((point) => point.x === x && point.y === y);

const quadratic = ([c = 0, cx = 0, cy = 0, cxx = 0, cyy = 0]: readonly number[], x: number, y: number): number =>
  c + cx * x + cy * y + cxx * x * x + cyy * y * y;

/** Expected sensitivity in dB anywhere in the central field of a right eye, by the quadratic fit of the set. */
export const fittedSensitivity = (norms: NormSet, x: number, y: number, age: number): number =>
  quadratic(norms.quadraticIntercept, x, y) + age * quadratic(norms.quadraticSlope, x, y);

/** The probability class of a value for which low is abnormal. */
export function probabilityBelow(value: number, limits: Limits): ProbabilityClass {
  return PROBABILITIES.find((p) => value < limits[`${p}`]) ?? 'normal';
}

/** The probability class of a value for which high is abnormal (PSD). */
export function probabilityAbove(value: number, limits: Limits): ProbabilityClass {
  return PROBABILITIES.find((p) => value > limits[`${p}`]) ?? 'normal';
}
