import type { Eye } from '../../eye.ts';
import { withoutPace } from '../analysis/norms.ts';

/** Program without its pace (`24-2`), and Goldmann size of the stimulus. A chosen baseline is kept for a family. */
export interface FieldFamily {
  program: string;
  size: number;
}

/** How a field was measured: only fields of one program, size and strategy are compared or followed. */
export interface FieldMethod extends FieldFamily {
  /** The strategy by its API value; empty if it is not known. */
  strategy: string;
}

/** A field as comparisons look at it. */
export interface ComparableField extends FieldMethod {
  eye: Eye;
  /** When it was tested. */
  at: Date;
  /** False when its flags exclude it: see {@link hasExcludingFlag}. */
  reliable: boolean;
  /** The reason why a user excluded the field; `null` if nobody did. */
  excluded: string | null;
}

/**
 * The reason why a field is not compared with another field or a series: another eye, program, stimulus size or strategy (or an
 * unknown one), a date that is not before the later field's, taken out by a user, or not reliable.
 */
export type NotComparable = 'eye' | 'program' | 'size' | 'strategy' | 'date' | 'excluded' | 'unreliable';

/** The eye and method of a field or a series; a series has no date. */
export type EyeMethod = FieldMethod & { eye: Eye; at?: Date };

/** The family of a field. */
export const familyOf = ({ program, size }: FieldFamily): FieldFamily => ({ program: withoutPace(program), size });

/** Returns whether two families are the same. */
export const isSameFamily = (one: FieldFamily, other: FieldFamily): boolean =>
  one.program === other.program && one.size === other.size;

/** The flag of too many false negatives, by its API value. */
const FALSE_NEGATIVES = 'FALSE_NEGATIVES';

/**
 * Returns whether the reliability flags of a field (by their API values) exclude it from progression, trend, previous
 * field and automatic comparison. False negatives alone never do: they rise with the damage of the eye, so that the eyes
 * that need follow-up most would lose it (Bengtsson and Heijl, IOVS 2000;41:2201; the HFA sets no limit for SITA).
 */
export const hasExcludingFlag = (flags: readonly string[]): boolean => flags.some((flag) => flag !== FALSE_NEGATIVES);

/**
 * Returns why two fields, or a field and a series, were not measured alike; `null` if they were. Strategies differ in
 * level: full threshold reads about 1 dB lower than a Bayesian strategy (Artes et al., IOVS 2002;43:2654), so that limits
 * and slopes of one strategy do not hold for another. Two fields of one moment count as in order.
 */
export function methodMismatch(
  field: EyeMethod,
  target: EyeMethod,
): Exclude<NotComparable, 'excluded' | 'unreliable'> | null {
  if (field.eye !== target.eye) return 'eye';
  if (withoutPace(field.program) !== withoutPace(target.program)) return 'program';
  if (field.size !== target.size) return 'size';
  if (field.strategy === '' || field.strategy !== target.strategy) return 'strategy';
  const [at = -Infinity, later = Infinity] = [field.at?.getTime(), target.at?.getTime()];
  return at <= later ? null : 'date';
}

/**
 * Returns why a field is not compared with a later field, or does not count in a series; `null` if it is and does. All
 * analyses use this rule: events, slopes, permutations, trends, change since, previous field and comparison.
 */
export const notComparable = (field: ComparableField, target: EyeMethod): NotComparable | null =>
  methodMismatch(field, target) ?? (field.excluded !== null ? 'excluded' : field.reliable ? null : 'unreliable');

/** The newest field before a later one that is comparable with it; fields of the same moment are not before it. */
export function previousField<F extends ComparableField>(
  fields: readonly F[],
  later: Required<EyeMethod>,
): F | undefined {
  return fields
    .filter((field) => field.at.getTime() < later.at.getTime() && notComparable(field, later) === null)
    .reduce<F | undefined>((newest, field) => (newest && newest.at >= field.at ? newest : field), undefined);
}
