import {
  baselineOf,
  type DifferenceBaseline,
  familyOf,
  type FieldDifference,
  fieldDifference,
  hasExcludingFlag,
  methodMismatch,
  type PlainDifference,
  plainDifference,
  previousField,
  progressionSeries,
} from '@isopter/clinical/perimetry/progression';
import { indexTrend, type Slope } from '@isopter/clinical/perimetry/trend';
import type { MeasuredField, Progression, SingleEye } from '@isopter/contract';
import { ruled } from '../../progression/rules/ruled.ts';
import { type ComparedField, foreignFields, isForeign, isOwn } from './foreign.ts';

/** The baseline of the later field: the previous one, the mean of the first two, or a chosen one. */
export const STARTS = ['previous', 'firstTwo', 'chosen'] as const;
export type Start = (typeof STARTS)[number];

/** In the address instead of the id of a test. */
export const FIRST_TWO = 'first-two';

/** The index over time: MD, or the mean sensitivity without norms or with fields of other devices. */
type Index = 'md' | 'meanSensitivity';

/** Two fields of an eye beside each other. */
export interface Comparison {
  eye: SingleEye;
  /** All of the eye, the newest first. */
  fields: readonly ComparedField[];
  /** The earlier field, or the two whose mean is taken; none where there is no earlier one. */
  a: readonly ComparedField[];
  b: ComparedField;
  start: Start;
  /** The first two that count of the program, size and strategy of B, where both are before it. */
  firstTwo: readonly MeasuredField[];
  /** `null` without an earlier field; without limits where a field is of another device. */
  difference: FieldDifference | PlainDifference | null;
  trend: ComparedTrend;
}

/** The fields that are followed over time, with a line through those of our own tests. */
export interface ComparedTrend {
  index: Index;
  /** In chronological order, those that have the index. */
  fields: readonly { field: ComparedField; value: number }[];
  slope: Slope | undefined;
  /** The same without B: whether one field alone makes the slope. */
  withoutB: Slope | undefined;
}

/** Returns whether a field counts in comparisons and trends by default. */
export const isCountedField = (field: ComparedField): boolean =>
  isForeign(field) || (!hasExcludingFlag(field.flags) && !field.exclusion);

const timeOf = ({ time }: ComparedField): number => Date.parse(time);
const isEarlier = (one: ComparedField, other: ComparedField): boolean => timeOf(one) < timeOf(other);

const programOf = ({ program }: ComparedField): string => familyOf({ program, size: 0 }).program;

/**
 * Returns whether two fields belong to one series: both ours, with the same program, size and strategy, or both from other
 * devices, with the same program.
 */
const isAlike = (one: ComparedField, other: ComparedField): boolean => {
  if (!isOwn(one) || !isOwn(other)) return isForeign(one) && isForeign(other) && programOf(one) === programOf(other);
  const { at: _, ...series } = ruled(other);
  return methodMismatch(ruled(one), series) === null;
};

/** The field before a later one that it is compared with by default. */
function fieldBefore(fields: readonly ComparedField[], b: ComparedField): ComparedField | undefined {
  if (isForeign(b)) return fields.find((field) => isForeign(field) && isEarlier(field, b) && isAlike(field, b));
  const own = fields.filter(isOwn);
  const found = previousField(own.map(ruled), ruled(b));
  return found && own.find(({ test }) => test === found.id);
}

const valueOf = (field: ComparedField, index: Index): number | null =>
  (index === 'md' && isOwn(field) ? field.md : field.mean_sensitivity) ?? null;

/** The line through the fields of our own tests. */
function slopeOf(fields: ComparedTrend['fields'], index: Index): Slope | undefined {
  const own = fields.flatMap(({ field, value }) => {
    if (!isOwn(field)) return [];
    const { at, reliable, excluded } = ruled(field);
    return [{ at, reliable, excluded, value }];
  });
  return indexTrend(index, own)?.slope;
}

/** Returns the trend shown with two fields: of fields like B, or of its whole program if one is from another device. */
function trendOf(all: readonly ComparedField[], a: readonly ComparedField[], b: ComparedField): ComparedTrend {
  const compared = [b, ...a];
  const own = compared.find(isOwn);
  const hasForeign = compared.some(isForeign);
  const followed = all
    .filter((field) => (isOwn(field) && own ? isAlike(field, own) : hasForeign && programOf(field) === programOf(b)))
    .toReversed();
  const hasNorms = !hasForeign && followed.some((field) => valueOf(field, 'md') !== null);
  const index = hasNorms ? 'md' : 'meanSensitivity';
  const fields = followed.flatMap((field) => {
    const value = valueOf(field, index);
    return value === null ? [] : [{ field, value }];
  });
  const withoutB = fields.filter(({ field }) => field !== b);
  return { index, fields, slope: slopeOf(fields, index), withoutB: slopeOf(withoutB, index) };
}

/** Keeps the properties that fields of every device have. */
const plain = ({ eye, program, points }: ComparedField) => ({
  eye,
  program,
  points: points.map(([x, y, db]) => ({ x, y, db })),
});

function differenceOf(a: readonly ComparedField[], b: ComparedField): Comparison['difference'] {
  if (a.length === 0) return null;
  const baseline = a.filter(isOwn);
  if (isOwn(b) && baseline.length === a.length) {
    return fieldDifference(baseline.map(ruled) as unknown as DifferenceBaseline, ruled(b));
  }
  return plainDifference(plain(a.at(-1)!), plain(b));
}

/**
 * Returns the comparison of an eye. The later field is the requested one, or else our newest test that counts.
 * @param wanted the ids of tests or reports, or {@link FIRST_TWO} for the earlier one
 * @returns undefined when the eye has no field
 */
export function comparison(
  { fields: all, imported }: Pick<Progression, 'fields' | 'imported'>,
  eye: SingleEye,
  wanted: { a: string | null; b: string | null },
): Comparison | undefined {
  const own = all.filter((field) => field.eye === eye).toReversed();
  const fields = [...own, ...foreignFields(imported, eye)].toSorted((one, other) => timeOf(other) - timeOf(one));
  const b = fields.find(({ test }) => test === wanted.b) ?? own.find(isCountedField) ?? own[0] ?? fields[0];
  if (!b) return undefined;
  const series = isOwn(b) ? progressionSeries(all.map(ruled), eye, b) : undefined;
  const first = series && baselineOf(series);
  const firstTwo = (first ?? []).flatMap(({ id }) => own.filter((field) => field.test === id));
  const isBefore = firstTwo.length === 2 && firstTwo.every((field) => isEarlier(field, b));
  const chosen = fields.find((field) => field.test === wanted.a && field !== b);
  const previous = fieldBefore(fields, b);
  const start: Start = chosen ? 'chosen' : wanted.a === FIRST_TWO && isBefore ? 'firstTwo' : 'previous';
  const a = chosen ? [chosen] : start === 'firstTwo' ? firstTwo : previous ? [previous] : [];
  return {
    eye,
    fields,
    a,
    b,
    start,
    firstTwo: isBefore ? firstTwo : [],
    difference: differenceOf(a, b),
    trend: trendOf(fields, a, b),
  };
}
