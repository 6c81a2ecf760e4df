import type { Point } from '../../point.ts';
import data from './limits.data.json' with { type: 'json' };

/** Rings of eccentricity: within 10°, from 10 to 20°, from 20° on. */
export type Zone = 'inner' | 'middle' | 'outer';

/**
 * Cells of a zone in rising order: lowest and highest baseline in whole dB, and the value in dB below which a repeat is
 * worse than 5 % of repeats of a stable eye.
 */
export type RetestLimits = Readonly<Record<Zone, readonly (readonly number[])[]>>;

/** Who was measured, and how the limits were computed. */
export const PROGRESSION_SOURCE: string = data.source;

/**
 * The test-retest limits of stable eyes with glaucoma: 24-2 points, size III, a baseline of two tests. They hold for
 * experienced people with early to moderate loss; another strategy may scatter more.
 */
export const RETEST_LIMITS: RetestLimits = data.zones;

/** The zone of a location, degrees from fixation. */
export function zoneOf({ x, y }: Point): Zone {
  const eccentricity = Math.hypot(x, y);
  return eccentricity < 10 ? 'inner' : eccentricity < 20 ? 'middle' : 'outer';
}

/**
 * The lower limit of a retest in dB. 0 means that nothing can be worse, because the baseline is too low.
 * @param baseline whole dB, 0 or more; above the highest cell the limit is that cell's
 */
export function retestLimit(zone: Zone, baseline: number, limits: RetestLimits = RETEST_LIMITS): number {
  const cell = limits[zone].findLast(([from = 0]) => from <= baseline);
  return cell?.[2] ?? 0;
}
