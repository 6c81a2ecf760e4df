import type { Eye } from '../../eye.ts';
import type { Point } from '../../point.ts';
import type { Sensitivity } from '../analysis/deviations.ts';
import data from './change.data.json' with { type: 'json' };
import { measuredPoints, whole } from './events.ts';
import { limitsAt, type RetestLimits, zoneOf } from './limits.ts';

/** Who was measured, and how the limits were computed. */
export const CHANGE_SOURCE: string = data.source;

/** The test-retest limits of stable eyes with glaucoma for two single tests: 24-2 points, size III. */
export const CHANGE_LIMITS: RetestLimits = data.zones;

/** The number of eyes the limits were measured in. */
export const CHANGE_EYES = 24;

/** A location of two fields, whole dB. */
export interface ChangedPoint extends Point {
  before: number;
  db: number;
  /** Beyond what 95 % of repeats of a stable eye reach, downwards or upwards; each by chance in up to 5 % of points. */
  change: 'lower' | 'higher' | null;
}

/**
 * What changed from one field of an eye to another. Both must be of a family with test-retest limits
 * (`hasRetestLimits`); points without limits are left out.
 */
export function changeSince(
  earlier: readonly Sensitivity[],
  newest: readonly Sensitivity[],
  eye: Eye,
): readonly ChangedPoint[] {
  const before = measuredPoints(earlier, eye);
  return [...measuredPoints(newest, eye)].flatMap(([place, { x, y, db }]) => {
    const known = before.get(place);
    if (!known) return [];
    const [from, to] = [whole(known.db), whole(db)];
    const { low, high } = limitsAt(zoneOf({ x, y }), from, CHANGE_LIMITS);
    return [{ x, y, before: from, db: to, change: to < low ? 'lower' : to > high ? 'higher' : null }];
  });
}
