import { criticalT, twoSidedP } from './tDistribution.ts';

/** A value at a time; the slope is per unit of `t`. */
export interface Sample {
  t: number;
  value: number;
}

/** A straight line through samples by least squares. */
export interface Regression {
  n: number;
  slope: number;
  intercept: number;
  /** Standard error of the slope. */
  slopeError: number;
  /** 95 % confidence interval of the slope. */
  interval: readonly [low: number, high: number];
  /** Two-sided probability of such a slope without any trend, by Student's t with n − 2 degrees of freedom. */
  p: number;
  at: (t: number) => number;
  /** 95 % confidence band of the line at a time. */
  band: (t: number) => readonly [low: number, high: number];
}

/** The minimum number of tests for a slope, because two points are always on a line. */
export const LEAST_TESTS = 3;

/** The tolerance below which values are equal, because of rounding errors in sums. */
const SAME = 1e-9;

/** Undefined with fewer than three samples, or when all are of the same time. */
export function linearRegression(samples: readonly Sample[]): Regression | undefined {
  const n = samples.length;
  if (n < LEAST_TESTS) return undefined;
  const meanT = mean(samples.map(({ t }) => t));
  const meanValue = mean(samples.map(({ value }) => value));
  const spread = sum(samples.map(({ t }) => (t - meanT) ** 2));
  if (!(spread > 0)) return undefined;
  const isFlat = samples.every(({ value }) => Math.abs(value - meanValue) < SAME);
  const slope = isFlat ? 0 : sum(samples.map(({ t, value }) => (t - meanT) * (value - meanValue))) / spread;
  const intercept = meanValue - slope * meanT;
  const at = (t: number): number => intercept + slope * t;
  const residual = sum(samples.map(({ t, value }) => (value - at(t)) ** 2)) / (n - 2);
  const slopeError = Math.sqrt(residual / spread);
  const reach = criticalT(0.05, n - 2);
  return {
    n,
    slope,
    intercept,
    slopeError,
    interval: [slope - reach * slopeError, slope + reach * slopeError],
    // a line without any scatter is certain, and a flat one is no trend
    p: slope === 0 ? 1 : twoSidedP(slope / slopeError, n - 2),
    at,
    band: (t) => {
      const error = reach * Math.sqrt(residual * (1 / n + (t - meanT) ** 2 / spread));
      return [at(t) - error, at(t) + error];
    },
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
