import type { Eye } from '../../eye.ts';
import type { Sensitivity } from '../analysis/deviations.ts';
import type { ComparableField, FieldFamily, FieldMethod, NotComparable } from '../comparability/comparable.ts';
import { followedMethod, splitByMethod } from '../comparability/methods.ts';

/** A finished field of one eye with its sensitivities. */
export interface ProgressionField extends ComparableField {
  /** Tells it from the others: the id of its test. */
  id: string;
  /** Settled locations, degrees as the patient sees them, dB; below 0 means not seen at the brightest stimulus. */
  points: readonly Sensitivity[];
}

/** The reason why a field is listed but not counted. */
export type LeftOut = Exclude<NotComparable, 'eye'>;

/** The fields of one eye that can be compared with each other: of one program, size and strategy. */
export interface ProgressionSeries extends FieldMethod {
  eye: Eye;
  /** In chronological order. */
  fields: readonly ProgressionField[];
  /** In chronological order, each with the first reason that applies. */
  leftOut: readonly { field: ProgressionField; why: LeftOut }[];
}

/**
 * The fields of an eye that are followed. Programs, sizes and strategies are never mixed: stable eyes would seem to get
 * worse wherever the strategy changes. Unreliable fields and those taken out by a user do not count.
 * @param chosen a family, or a family and a strategy, of the eye; as far as it has none of that, the default: the family
 *   with most fields, the strategy of the newest field that counts
 * @returns undefined when the eye has no field
 */
export function progressionSeries(
  fields: readonly ProgressionField[],
  eye: Eye,
  chosen?: FieldFamily & { strategy?: string | undefined },
): ProgressionSeries | undefined {
  const method = followedMethod(fields, eye, chosen);
  if (!method) return undefined;
  const { counted, leftOut } = splitByMethod(fields, eye, method);
  return { eye, ...method, fields: counted, leftOut: leftOut as ProgressionSeries['leftOut'] };
}
