import type { Sample } from '../trend/regression.ts';
import { twoSidedP } from '../trend/tDistribution.ts';
import { isLongEnough, oneSidedP, pointSeries } from './pointwise.ts';
import type { ProgressionSeries } from './series.ts';

/** The result of a permutation analysis of pointwise regression. */
export interface PermutationAnalysis {
  /** The mean of −log10 p over all locations: higher means that more points lose more surely. */
  statistic: number;
  /** The share of orders of the tests with at least this statistic: how likely the loss is without any trend. */
  p: number;
  orders: number;
}

/** The least number of tests: fewer have too few orders (O'Leary et al.; visualFields warns below seven). */
export const LEAST_FOR_PERMUTATIONS = 7;
/** The number of orders that visualFields looks at: all of seven tests. */
const ORDERS = 5040;
/** A single point cannot outweigh all others. */
const LEAST_P = 1e-6;

/**
 * Permutation of pointwise linear regression (PoPLR): whether an eye loses sensitivity anywhere, without limits from
 * other people. The tests are put into many orders; what the true order shows must be rare among them.
 * Source: O'Leary, Chauhan and Artes, IOVS 2012;53:6776; figures as in the visualFields R package 1.0.7 (Apache-2.0).
 *
 * It takes about a second for 5040 orders of twelve tests: a page does it once, or asks for fewer orders.
 *
 * @param random numbers from 0 to 1, seeded so that the same series gives the same p
 * @param orders how many orders are looked at, the true one among them
 * @returns undefined with fewer than seven tests, or less than two years
 */
export function permutationAnalysis(
  series: ProgressionSeries,
  random: () => number,
  orders: number = ORDERS,
): PermutationAnalysis | undefined {
  const { fields } = series;
  if (fields.length < LEAST_FOR_PERMUTATIONS || !isLongEnough(series)) return undefined;
  const locations = pointSeries(series).filter(({ samples }) => samples.length === fields.length);
  if (locations.length === 0) return undefined;
  const statisticOf = meanLogP(locations.map(({ samples }) => samples));
  const asTested = fields.map((_, i) => i);
  const statistic = statisticOf(asTested);
  // the true order is one of them
  let asHigh = 1;
  for (let i = 1; i < orders; i += 1) if (statisticOf(shuffled(asTested, random)) >= statistic) asHigh += 1;
  return { statistic, p: asHigh / orders, orders };
}

/**
 * The mean of −log10 p of the locations' lines when the tests are put into another order. Times are the same everywhere,
 * and sums of squares in every order, so that only the products are added up again.
 */
function meanLogP(locations: readonly (readonly Sample[])[]): (order: readonly number[]) => number {
  const times = centred((locations[0] ?? []).map(({ t }) => t));
  const spread = sumOfSquares(times);
  const freedom = times.length - 2;
  const scattered = locations
    .map((samples) => centred(samples.map(({ value }) => value)))
    .map((values) => ({ values, total: sumOfSquares(values) }));
  return (order) => {
    const sum = scattered.reduce((logs, { values, total }) => {
      const product = times.reduce((products, t, i) => products + t * values[order[i]!]!, 0);
      const slope = product / spread;
      const residual = Math.max(0, total - slope * product);
      // a location without any change has no trend in any order
      const t = total === 0 ? 0 : slope / Math.sqrt(residual / freedom / spread);
      const p = oneSidedP({ slope, p: twoSidedP(t, freedom) });
      return logs - Math.log10(Math.min(1 - LEAST_P, Math.max(LEAST_P, p)));
    }, 0);
    return sum / locations.length;
  };
}

function centred(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

const sumOfSquares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value ** 2, 0);

/** A random order, each as likely as any other (Fisher and Yates). */
function shuffled(values: readonly number[], random: () => number): number[] {
  const order = [...values];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const other = Math.floor(random() * (i + 1));
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
  return order;
}
