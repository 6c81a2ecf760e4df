import { linearRegression, type Regression, type Sample } from './regression.ts';

/**
 * The least number of tests for a slope. With three its 95 % interval is several decibels a year wide, and no slope is given
 * without its interval.
 */
export const LEAST_FOR_SLOPE = 4;
/** The least number of tests and of years for a probability and for drawing the line on (as HFA's VFI plot asks). */
export const LEAST_FOR_P = { tests: 5, years: 2 } as const;
/** The most years for which a line is drawn on into the future. */
const FARTHEST = 5;

/** A slope with its 95 % interval. Times are in years from the first test, values in dB or percent. */
export interface Slope extends Pick<Regression, 'n' | 'slope' | 'intercept' | 'at' | 'interval' | 'band'> {
  /** Two-sided probability of such a slope without any trend; `null` with fewer than five tests or two years. */
  p: number | null;
  /**
   * The year until which the line may be drawn on, dashed and with its band: as many years ahead as were tested, at most
   * five; `null` where p is.
   */
  until: number | null;
}

/** Within a day, what changes is no trend: a decibel an hour would be thousands a year. */
const DAY = 1 / 365.25;

/**
 * The line through a measure over time, of fields, acuity and hearing alike: its slope with the 95 % interval from four tests
 * on, p and a projection from five over at least two years. Undefined with too few tests, or with all of them within a day:
 * wherever a slope would be shown, "too few tests" is said then.
 */
export function slopeOf(samples: readonly Sample[]): Slope | undefined {
  const times = samples.map(({ t }) => t);
  const last = Math.max(...times);
  const years = last - Math.min(...times);
  const regression = samples.length < LEAST_FOR_SLOPE || years < DAY ? undefined : linearRegression(samples);
  if (!regression) return undefined;
  const { n, slope, intercept, at, interval, p, band } = regression;
  const isSure = n >= LEAST_FOR_P.tests && years >= LEAST_FOR_P.years;
  return {
    n,
    slope,
    intercept,
    at,
    interval,
    band,
    p: isSure ? p : null,
    until: isSure ? last + Math.min(FARTHEST, years) : null,
  };
}
