import type { Eye } from '../../eye.ts';
import { idOf, type Point } from '../../point.ts';
import { scoredLocations, type Sensitivity } from '../analysis/deviations.ts';
import { withoutPace } from '../analysis/norms.ts';
import { type EyeMethod, methodMismatch, type NotComparable } from '../comparability/comparable.ts';
import { chanceBounds } from './chance.ts';
import { hasRetestLimits, measuredPoints, whole } from './events.ts';
import { CHANGE_LIMITS, limitsAt, type PointLimits, RETEST_LIMITS, zoneOf } from './limits.ts';
import type { ProgressionField } from './series.ts';

/**
 * Verdict on a point by the test-retest limits: below what 99 % or 95 % of repeats of a stable eye reach, above what 95
 * % do, within, or `noLimit` if the baseline is too low to distinguish loss from chance.
 */
export const DIFFERENCE_VERDICTS = ['farWorse', 'worse', 'better', 'within', 'noLimit'] as const;
export type DifferenceVerdict = (typeof DIFFERENCE_VERDICTS)[number];

/** A location of two fields, whole dB; not seen is 0. */
export interface DifferencePoint extends Point {
  before: number;
  db: number;
  difference: number;
  limits: PointLimits;
  verdict: DifferenceVerdict;
}

/** The reason why two fields are not compared point by point: different methods, or no limits for their method. */
export type NotCompared = Exclude<NotComparable, 'excluded' | 'unreliable'> | 'limits';

/** How a field differs from an earlier one, or why that cannot be told. */
export type FieldDifference =
  | {
      why: null;
      points: readonly DifferencePoint[];
      counts: Readonly<Record<DifferenceVerdict, number>>;
      /** At most 5 % of pairs of fields of stable eyes have more worse points than this; as many may have more better ones. */
      chanceBound: number;
      /** The mean of the differences in dB. */
      mean: number;
    }
  | { why: NotCompared };

/** How two fields differ of which at least one is of another device: no limits hold for it. */
export type PlainDifference = { why: 'imported'; points: readonly DifferencePoint[] } | { why: 'eye' | 'program' };

/** A field as a difference looks at it. */
export type ComparedField = EyeMethod & Pick<ProgressionField, 'points'>;

/** The baseline of a difference: one field, or two of which the mean is taken. */
export type DifferenceBaseline = readonly [ComparedField] | readonly [ComparedField, ComparedField];

const verdictOf = (db: number, { low, high, lowest }: PointLimits): DifferenceVerdict => {
  if (db > high) return 'better';
  if (low === 0) return 'noLimit';
  if (db < lowest) return 'farWorse';
  return db < low ? 'worse' : 'within';
};

function notCompared(baseline: DifferenceBaseline, field: ComparedField): NotCompared | null {
  for (const earlier of baseline) {
    const mismatch = methodMismatch(earlier, field);
    if (mismatch !== null) return mismatch;
  }
  return hasRetestLimits({ program: field.program, size: field.size }) ? null : 'limits';
}

/** The whole dB of a baseline at each place that all of its fields have: of two fields the mean, half rounded up. */
function baselineAt(baseline: DifferenceBaseline, eye: Eye): ReadonlyMap<string, number> {
  const maps = baseline.map(({ points }) => measuredPoints(points, eye));
  return new Map(
    [...(maps[0]?.keys() ?? [])].flatMap((place): [string, number][] => {
      const found = maps.flatMap((map): Sensitivity[] => {
        const point = map.get(place);
        return point ? [point] : [];
      });
      if (found.length < maps.length) return [];
      return [[place, Math.round(found.reduce((sum, { db }) => sum + Math.max(0, db), 0) / found.length)]];
    }),
  );
}

/**
 * Compares a field with an earlier one, or with the mean of two, point by point: whether each point lies beyond what
 * repeated tests of stable eyes with glaucoma reach from its baseline (24-2 points, size III). Fields that were not measured
 * alike are not compared; whether a field is reliable or was taken out is not asked, since a user may choose any.
 */
export function fieldDifference(baseline: DifferenceBaseline, field: ComparedField): FieldDifference {
  const why = notCompared(baseline, field);
  if (why !== null) return { why };
  const table = baseline.length === 1 ? CHANGE_LIMITS : RETEST_LIMITS;
  const before = baselineAt(baseline, field.eye);
  const points = [...measuredPoints(field.points, field.eye)].flatMap(([place, { x, y, db: measured }]) => {
    const from = before.get(place);
    if (from === undefined) return [];
    const db = whole(measured);
    const limits = limitsAt(zoneOf({ x, y }), from, table);
    return [{ x, y, before: from, db, difference: db - from, limits, verdict: verdictOf(db, limits) }];
  });
  const counts = Object.fromEntries(
    DIFFERENCE_VERDICTS.map((verdict) => [verdict, points.filter((point) => point.verdict === verdict).length]),
  ) as Record<DifferenceVerdict, number>;
  return {
    why: null,
    points,
    counts,
    chanceBound: chanceBounds(field.strategy).points,
    mean: points.reduce((sum, { difference }) => sum + difference, 0) / Math.max(1, points.length),
  };
}

const UNKNOWN: PointLimits = { low: 0, high: Infinity, lowest: 0 };

/**
 * Returns how a field differs from an earlier one, without any judgement: test-retest variability is known only for
 * tests of one device, and two devices may differ in level.
 */
export function plainDifference(
  earlier: Pick<ProgressionField, 'eye' | 'program' | 'points'>,
  field: Pick<ProgressionField, 'eye' | 'program' | 'points'>,
): PlainDifference {
  if (earlier.eye !== field.eye) return { why: 'eye' };
  if (withoutPace(earlier.program) !== withoutPace(field.program)) return { why: 'program' };
  const before = new Map(scoredLocations(earlier.points, field.eye).map((point) => [idOf(point), whole(point.db)]));
  const points = scoredLocations(field.points, field.eye).flatMap((point): DifferencePoint[] => {
    const from = before.get(idOf(point));
    if (from === undefined) return [];
    const { x, y } = point;
    const db = whole(point.db);
    return [{ x, y, before: from, db, difference: db - from, limits: UNKNOWN, verdict: 'noLimit' }];
  });
  return { why: 'imported', points };
}
