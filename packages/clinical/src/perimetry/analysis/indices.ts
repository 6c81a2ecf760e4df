import type { Deviation, Sensitivity } from './deviations.ts';

/** Mean deviation in dB: the weighted mean of the total deviations (weights 1/SD, as visualFields does). */
export function meanDeviation(points: readonly Deviation[]): number {
  const weights = sum(points.map(({ weight }) => weight));
  return weights === 0 ? Number.NaN : sum(points.map(({ weight, td }) => weight * td)) / weights;
}

/** Pattern standard deviation in dB: the weighted standard deviation of the total deviations around their mean. */
export function patternStandardDeviation(points: readonly Deviation[]): number {
  const mean = meanDeviation(points);
  const weights = sum(points.map(({ weight }) => weight));
  return Math.sqrt(sum(points.map(({ weight, td }) => weight * (td - mean) ** 2)) / weights);
}

/** Plain mean of the sensitivities in dB, a point not seen counting as 0; it needs no norms. */
export const meanSensitivity = (points: readonly Sensitivity[]): number =>
  sum(points.map(({ db }) => Math.max(db, 0))) / points.length;

/** MD at and below which depression is judged by total instead of pattern deviation (Bengtsson and Heijl 2008). */
const VFI_PATTERN_LIMIT_DB = -20;

/** The share of the normal sensitivity that is left at a point, 0 to 1. */
const shareLeft = ({ db, td, normal }: Deviation): number => (db < 0 ? 0 : Math.max(0, 1 - Math.abs(td) / normal));

/**
 * Visual field index, 0 to 100 %: 100 for points not depressed at p < 5 %, 0 for points not seen, else the share of
 * the normal sensitivity that is left; central points weigh more, 1/(0.08·(eccentricity + 0.8)).
 * Source: Bengtsson and Heijl, Am J Ophthalmol 2008;145:343-353, as implemented by the visualFields R package.
 */
export function visualFieldIndex(points: readonly Deviation[]): number {
  const byPattern = meanDeviation(points) > VFI_PATTERN_LIMIT_DB;
  const scoreOf = (point: Deviation): number =>
    (byPattern ? point.pdProbability : point.tdProbability) === 'normal' ? 100 : 100 * shareLeft(point);
  const weighted = sum(points.map((point) => vfiWeight(point) * scoreOf(point)));
  // Rounding may carry a full field a hair above 100.
  return Math.min(100, weighted / sum(points.map(vfiWeight)));
}

/** A point that deviates less, dB, may count as not depressed by the norms of some device. */
const MAYBE_NORMAL_DB = -10;
/** How far the MD may be from that by the norms of another device, dB. */
const MD_MARGIN_DB = 4;

/**
 * The range in which the visual field index of a field lies by the norms of any device, percent: at the lowest every point
 * counts as depressed, at the highest none that deviates by less than 10 dB. It tells whether a printed index can be that of
 * the field, since the probability limits of other devices are not public.
 */
export function visualFieldIndexRange(points: readonly Deviation[]): { lowest: number; highest: number } {
  const weights = sum(points.map(vfiWeight));
  const onlyByTotal = meanDeviation(points) < VFI_PATTERN_LIMIT_DB - MD_MARGIN_DB;
  const mean = (of: (point: Deviation) => number): number =>
    (100 * sum(points.map((point) => vfiWeight(point) * of(point)))) / weights;
  return {
    lowest: mean(shareLeft),
    highest: mean((point) => {
      const isMaybeNormal = (onlyByTotal ? point.td : Math.max(point.td, point.pd)) > MAYBE_NORMAL_DB;
      return isMaybeNormal ? 1 : shareLeft(point);
    }),
  };
}

/** Central points weigh more: x, y in degrees. */
const vfiWeight = ({ x, y }: Deviation): number => 1 / (0.08 * (Math.hypot(x, y) + 0.8));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
