import type { Eye } from '../../eye.ts';
import {
  type ComparableField,
  familyOf,
  type FieldFamily,
  type FieldMethod,
  isSameFamily,
  notComparable,
} from './comparable.ts';

/** A method an eye was tested with, and the number of its fields, those that do not count among them. */
export interface MethodCount extends FieldMethod {
  fields: number;
}

/** Fields in chronological order. */
const byDate = <F extends Pick<ComparableField, 'at'>>(fields: readonly F[]): F[] =>
  fields.toSorted((a, b) => a.at.getTime() - b.at.getTime());

/** The fields of an eye in chronological order. */
export const fieldsOfEye = <F extends Pick<ComparableField, 'at' | 'eye'>>(fields: readonly F[], eye: Eye): F[] =>
  byDate(fields.filter((field) => field.eye === eye));

/** Families with the number of their fields: the one with most fields first, the newest first among equals. */
export function familyCounts(
  fields: readonly Pick<ComparableField, 'at' | 'program' | 'size'>[],
): readonly (FieldFamily & { fields: number })[] {
  const counts: (FieldFamily & { fields: number })[] = [];
  for (const field of byDate(fields).toReversed()) {
    const family = familyOf(field);
    const known = counts.find((one) => isSameFamily(one, family));
    if (known) known.fields += 1;
    else counts.push({ ...family, fields: 1 });
  }
  return counts.toSorted((a, b) => b.fields - a.fields);
}

/**
 * Strategies with the number of their fields: the one of the newest field that counts first, so that it is the default.
 * Strategies without a field that counts come last.
 */
export function strategyCounts(
  fields: readonly Pick<ComparableField, 'at' | 'strategy' | 'reliable' | 'excluded'>[],
): readonly { strategy: string; fields: number }[] {
  const newestFirst = byDate(fields).toReversed();
  const counting = newestFirst.filter(({ reliable, excluded }) => reliable && excluded === null);
  const strategies = new Set([...counting, ...newestFirst].map(({ strategy }) => strategy));
  return [...strategies].map((strategy) => ({
    strategy,
    fields: newestFirst.filter((field) => field.strategy === strategy).length,
  }));
}

/**
 * The methods an eye was tested with. The first is the default of every screen and report: the family with most fields,
 * and in it the strategy of the newest field that counts.
 */
export function fieldMethods(fields: readonly ComparableField[], eye: Eye): readonly MethodCount[] {
  const own = fieldsOfEye(fields, eye);
  return familyCounts(own).flatMap(({ program, size }) =>
    strategyCounts(own.filter((field) => isSameFamily(familyOf(field), { program, size }))).map((counted) => ({
      program,
      size,
      ...counted,
    })),
  );
}

/**
 * The method that is followed: the chosen one as far as the eye has it, else the default.
 * @param chosen a family, or a family and a strategy
 * @returns undefined when the eye has no field
 */
export function followedMethod(
  fields: readonly ComparableField[],
  eye: Eye,
  chosen?: FieldFamily & { strategy?: string | undefined },
): FieldMethod | undefined {
  const methods = fieldMethods(fields, eye);
  const ofFamily = chosen ? methods.filter((method) => isSameFamily(method, familyOf(chosen))) : [];
  const found = ofFamily.find(({ strategy }) => strategy === chosen?.strategy) ?? ofFamily[0] ?? methods[0];
  return found && { program: found.program, size: found.size, strategy: found.strategy };
}

/** The fields that count in a series of an eye, in chronological order, and the others with the first reason that applies. */
export function splitByMethod<F extends ComparableField>(fields: readonly F[], eye: Eye, method: FieldMethod) {
  const sorted = fieldsOfEye(fields, eye).map((field) => ({ field, why: notComparable(field, { eye, ...method }) }));
  return {
    counted: sorted.flatMap(({ field, why }) => (why === null ? [field] : [])),
    leftOut: sorted.flatMap(({ field, why }) => (why === null ? [] : [{ field, why }])),
  };
}
