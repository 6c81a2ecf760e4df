import { linearRegression, type Regression, type Sample } from './regression.ts';

/** The least number of tests for the 95 % interval of a slope: with three it is several decibels a year wide. */
export const LEAST_FOR_INTERVAL = 4;
/** The least number of tests and of years for a probability and for drawing the line on (as HFA's VFI plot asks). */
export const LEAST_FOR_P = { tests: 5, years: 2 } as const;
/** The most years for which a line is drawn on into the future. */
const FARTHEST = 5;

/** A slope with what may be said of it. Times are in years from the first test, values in dB or percent. */
export interface Slope extends Pick<Regression, 'n' | 'slope' | 'intercept' | 'at'> {
  /** 95 % confidence interval of the slope; `null` with fewer than four tests. */
  interval: Regression['interval'] | null;
  /** Two-sided probability of such a slope without any trend; `null` with fewer than five tests or two years. */
  p: number | null;
  /** 95 % confidence band of the line; `null` with fewer than four tests. */
  band: Regression['band'] | null;
  /**
   * The year until which the line may be drawn on, dashed and with its band: as many years ahead as were tested, at most
   * five; `null` where p is.
   */
  until: number | null;
}

/** Within a day, what changes is no trend: a decibel an hour would be thousands a year. */
const DAY = 1 / 365.25;

/**
 * The line through an index over time: a slope from three tests on, its interval from four, p and a projection from five
 * over at least two years. Undefined with too few tests, or with all of them within a day.
 */
export function slopeOf(samples: readonly Sample[]): Slope | undefined {
  const times = samples.map(({ t }) => t);
  const last = Math.max(...times);
  const years = last - Math.min(...times);
  const regression = years < DAY ? undefined : linearRegression(samples);
  if (!regression) return undefined;
  const { n, slope, intercept, at, interval, p, band } = regression;
  const isWide = n >= LEAST_FOR_INTERVAL;
  const isSure = n >= LEAST_FOR_P.tests && years >= LEAST_FOR_P.years;
  return {
    n,
    slope,
    intercept,
    at,
    interval: isWide ? interval : null,
    p: isSure ? p : null,
    band: isWide ? band : null,
    until: isSure ? last + Math.min(FARTHEST, years) : null,
  };
}
