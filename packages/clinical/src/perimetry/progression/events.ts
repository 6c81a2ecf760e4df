import type { Point } from '../../point.ts';
import { asRightEye, scoredLocations, type Sensitivity } from '../analysis/deviations.ts';
import { NORMED_SIZE } from '../analysis/normedSize.ts';
import { NORMS, normPoint, normsOf } from '../analysis/norms.ts';
import type { Eye } from '../../eye.ts';
import { type Baseline, followUps } from './baseline.ts';
import { RETEST_LIMITS, type RetestLimits, retestLimit, zoneOf } from './limits.ts';
import type { ProgressionField, ProgressionSeries } from './series.ts';

/** Verdict on a field: none, or the same three points got worse in two or in three tests in a row. */
export type EventVerdict = 'none' | 'possible' | 'likely';

/** A location of a baseline. */
export interface BaselinePoint extends Point {
  /** The mean of the two tests in whole dB, half rounded up; `<0` counts as 0. */
  baseline: number;
  /** A later test below this many dB is worse. */
  limit: number;
  /** Whether it is too low for any loss to be told from chance; a plot marks it X. */
  isOutOfRange: boolean;
}

/** A location of a later test. */
export interface EventPoint extends BaselinePoint {
  /** Whole dB; `null` where it was not measured. */
  db: number | null;
  /** In how many tests in a row it was worse, this one the last: 0 to 3, where 3 stands for three and more. */
  inARow: 0 | 1 | 2 | 3;
}

/** A later test compared with the baseline. */
export interface FollowUp {
  field: ProgressionField;
  points: readonly EventPoint[];
  verdict: EventVerdict;
}

/** The event analysis of one eye. */
export interface EventAnalysis {
  baseline: Baseline;
  points: readonly BaselinePoint[];
  /** In chronological order. */
  followUps: readonly FollowUp[];
  /** Verdict of the newest test; `none` without tests. */
  verdict: EventVerdict;
}

/** The least number of points that must be worse in the same tests. */
export const LEAST_POINTS = 3;

const key = ({ x, y }: Point): string => `${x},${y}`;
/** Values are compared as they are printed: in whole dB, a place not seen as 0. */
export const whole = (db: number): number => Math.max(0, Math.round(db));

/** The locations of a 24-2 by their place: the limits were measured nowhere else. */
export const measuredPoints = (field: readonly Sensitivity[], eye: Eye): ReadonlyMap<string, Sensitivity> =>
  new Map(
    scoredLocations(field, eye)
      .filter(({ x, y }) => normPoint(NORMS['24-2'], asRightEye(eye, x), y))
      .map((point) => [key(point), point]),
  );

/**
 * Returns whether test-retest limits hold for a series: 24-2, 24-2C and 30-2 (their points of the 24-2), size III, no
 * paediatric program.
 */
export const hasRetestLimits = ({ program, size }: Pick<ProgressionSeries, 'program' | 'size'>): boolean =>
  size === NORMED_SIZE && normsOf(program) === NORMS['24-2'];

/** The baseline's points with their limits, in the order of its second test. */
function baselinePoints([first, second]: Baseline, limits: RetestLimits): readonly BaselinePoint[] {
  const before = measuredPoints(first.points, first.eye);
  return [...measuredPoints(second.points, second.eye).values()].flatMap(({ x, y, db }) => {
    const earlier = before.get(key({ x, y }));
    if (!earlier) return [];
    const baseline = Math.round((Math.max(0, earlier.db) + Math.max(0, db)) / 2);
    const limit = retestLimit(zoneOf({ x, y }), baseline, limits);
    return [{ x, y, baseline, limit, isOutOfRange: limit === 0 }];
  });
}

const verdictOf = (points: readonly EventPoint[]): EventVerdict => {
  const worseFor = (tests: number) => points.filter(({ inARow }) => inARow >= tests).length >= LEAST_POINTS;
  return worseFor(3) ? 'likely' : worseFor(2) ? 'possible' : 'none';
};

/**
 * Compares every later field with a baseline of two, point by point: a point is worse when it lies below what 95 % of
 * repeats of a stable eye reach from there. The same three points worse in two tests in a row are a possible progression,
 * in three a likely one (as the Guided Progression Analysis, HFA II-i manual 8-11; limits of our own from public repeat
 * data, of thresholds rather than pattern deviations: a cataract lowers them too).
 *
 * How often stable eyes get a verdict by chance is in `chanceBounds`, by strategy; single eyes reach 45 and 18 %.
 *
 * @param limits other limits than those of the product
 * @returns undefined where no limits hold for the series
 */
export function eventAnalysis(
  series: ProgressionSeries,
  baseline: Baseline,
  limits: RetestLimits = RETEST_LIMITS,
): EventAnalysis | undefined {
  if (!hasRetestLimits(series)) return undefined;
  const points = baselinePoints(baseline, limits);
  let before: readonly EventPoint[] = [];
  const later = followUps(series, baseline).map((field): FollowUp => {
    const found = measuredPoints(field.points, field.eye);
    before = points.map((point, i): EventPoint => {
      const measured = found.get(key(point));
      const db = measured ? whole(measured.db) : null;
      const isWorse = db !== null && db < point.limit;
      return { ...point, db, inARow: isWorse ? oneMore(before[i]?.inARow ?? 0) : 0 };
    });
    return { field, points: before, verdict: verdictOf(before) };
  });
  return { baseline, points, followUps: later, verdict: later.at(-1)?.verdict ?? 'none' };
}

const oneMore = (inARow: EventPoint['inARow']): EventPoint['inARow'] => ([1, 2, 3, 3] as const)[inARow];
