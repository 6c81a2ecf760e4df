import type { Point } from '../../point.ts';
import { type ComparedField, fieldDifference, type NotCompared } from './difference.ts';

/** A location of two fields, whole dB. */
export interface ChangedPoint extends Point {
  before: number;
  db: number;
  /** Beyond what 95 % of repeats of a stable eye reach, downwards or upwards; each by chance in up to 5 % of points. */
  change: 'lower' | 'higher' | null;
}

/** The change from one field to another, or why they are not compared. */
export type FieldChange =
  | {
      why: null;
      points: readonly ChangedPoint[];
      /** Same as in `FieldDifference`. */
      chanceBound: number;
    }
  | { why: NotCompared };

/**
 * The change from one field of an eye to a later one, by the rules of {@link fieldDifference}: points without a place in
 * both are left out, and fields that were not measured alike are not compared.
 */
export function changeSince(earlier: ComparedField, newest: ComparedField): FieldChange {
  const found = fieldDifference([earlier], newest);
  if (found.why !== null) return found;
  const points = found.points.map(({ x, y, before, db, verdict }): ChangedPoint => ({
    x,
    y,
    before,
    db,
    change: verdict === 'better' ? 'higher' : verdict === 'worse' || verdict === 'farWorse' ? 'lower' : null,
  }));
  return { why: null, points, chanceBound: found.chanceBound };
}
