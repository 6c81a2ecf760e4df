import type { Point } from '../../point.ts';
import change from './change.data.json' with { type: 'json' };
import data from './limits.data.json' with { type: 'json' };

/** Rings of eccentricity: within 10°, from 10 to 20°, from 20° on. */
export type Zone = 'inner' | 'middle' | 'outer';

/**
 * Cells of a zone in rising order, in whole dB: lowest and highest baseline, then the values that repeats of a stable eye
 * are below in 5 %, above in 5 % and below in 1 % of cases.
 */
export type RetestLimits = Readonly<Record<Zone, readonly (readonly number[])[]>>;

/** The measured people, and how the limits were computed. */
export const PROGRESSION_SOURCE: string = data.source;

/**
 * The test-retest limits of stable eyes with glaucoma: 24-2 points, size III, a baseline of two tests. They hold for
 * experienced people with early to moderate loss; another strategy may scatter more.
 */
export const RETEST_LIMITS: RetestLimits = data.zones;

/** The people and the computation behind the limits of two single tests. */
export const CHANGE_SOURCE: string = change.source;

/** The test-retest limits of the same eyes for two single tests. */
export const CHANGE_LIMITS: RetestLimits = change.zones;

/** The number of eyes the limits were measured in. */
export const CHANGE_EYES = 24;

/** The zone of a location, degrees from fixation. */
export function zoneOf({ x, y }: Point): Zone {
  const eccentricity = Math.hypot(x, y);
  return eccentricity < 10 ? 'inner' : eccentricity < 20 ? 'middle' : 'outer';
}

/**
 * The lower limit of a retest in dB. 0 means that nothing can be worse, because the baseline is too low.
 * @param baseline whole dB, 0 or more; above the highest cell the limit is that cell's
 */
export const retestLimit = (zone: Zone, baseline: number, limits: RetestLimits = RETEST_LIMITS): number =>
  limitsAt(zone, baseline, limits).low;

/** Limits for repeats of a stable eye, in whole dB: 5 % are below `low`, 1 % below `lowest`, 5 % above `high`. */
export interface PointLimits {
  low: number;
  high: number;
  lowest: number;
}

/**
 * All limits of a retest; above the highest cell they are that cell's.
 * @param baseline whole dB, 0 or more
 */
export function limitsAt(zone: Zone, baseline: number, limits: RetestLimits): PointLimits {
  const [, , low = 0, high = Infinity, lowest = 0] = limits[zone].findLast(([from = 0]) => from <= baseline) ?? [];
  return { low, high, lowest };
}
