import {
  baselineOf,
  type DifferenceBaseline,
  familyOf,
  type FieldDifference,
  fieldDifference,
  isSameFamily,
  progressionSeries,
} from '@isopter/clinical/perimetry/progression';
import { indexTrend, type IndexTrend } from '@isopter/clinical/perimetry/trend';
import type { MeasuredField, Progression, SingleEye } from '@isopter/contract';
import { ruled } from '../../progression/rules/fields.ts';

/** What the later field is compared with: the one before it, the mean of the first two, or one that was chosen. */
export const STARTS = ['previous', 'firstTwo', 'chosen'] as const;
export type Start = (typeof STARTS)[number];

/** In the address instead of the id of a test. */
export const FIRST_TWO = 'first-two';

/** Two fields of an eye beside each other. */
export interface Comparison {
  eye: SingleEye;
  /** All of the eye, the newest first. */
  fields: readonly MeasuredField[];
  /** The earlier field, or the two whose mean is taken; none where there is no earlier one. */
  a: readonly MeasuredField[];
  b: MeasuredField;
  start: Start;
  /** The first two that count of the program and size, where both are before B. */
  firstTwo: readonly MeasuredField[];
  /** `null` without an earlier field. */
  difference: FieldDifference | null;
  /** MD of the program and size of B, or mean sensitivity where there are no norms, with its line. */
  trend: IndexTrend | undefined;
  /** The same without B: whether one field alone makes the slope. */
  withoutB: IndexTrend | undefined;
}

/** Whether a field is compared and followed by itself. */
export const isCountedField = ({ flags, exclusion }: MeasuredField): boolean => flags.length === 0 && !exclusion;

const isEarlier = (one: MeasuredField, other: MeasuredField): boolean => Date.parse(one.time) < Date.parse(other.time);

const isAlike = (one: MeasuredField, other: MeasuredField): boolean => isSameFamily(familyOf(one), familyOf(other));

/** The fields of a series over time, by their index. */
function trendOf(fields: readonly MeasuredField[]): IndexTrend | undefined {
  const hasNorms = fields.some(({ md }) => typeof md === 'number');
  const values = fields.flatMap((field) => {
    const value = hasNorms ? field.md : field.mean_sensitivity;
    const { at, reliable, excluded } = ruled(field);
    return typeof value === 'number' ? [{ at, reliable, excluded, value }] : [];
  });
  return indexTrend(hasNorms ? 'md' : 'meanSensitivity', values);
}

/** The fields that the trend has, in chronological order: those with the index of it. */
export const trendFields = ({ fields, b, trend }: Comparison): readonly MeasuredField[] =>
  fields
    .filter(
      (field) => isAlike(field, b) && typeof (trend?.index === 'md' ? field.md : field.mean_sensitivity) === 'number',
    )
    .toReversed();

/**
 * What is compared of an eye: the later field is that asked for, else the newest that counts.
 * @param wanted the ids of tests, or {@link FIRST_TWO} for the earlier one
 * @returns undefined when the eye has no field
 */
export function comparison(
  { fields: all }: Pick<Progression, 'fields'>,
  eye: SingleEye,
  wanted: { a: string | null; b: string | null },
): Comparison | undefined {
  const fields = all.filter((field) => field.eye === eye).toReversed();
  const b = fields.find(({ test }) => test === wanted.b) ?? fields.find(isCountedField) ?? fields[0];
  if (!b) return undefined;
  const series = progressionSeries(all.map(ruled), eye, familyOf(b));
  const first = series && baselineOf(series);
  const firstTwo = (first ?? []).flatMap(({ id }) => fields.filter((field) => field.test === id));
  const isBefore = firstTwo.length === 2 && firstTwo.every((field) => isEarlier(field, b));
  const chosen = fields.find((field) => field.test === wanted.a && field !== b);
  const previous = fields.find((field) => isEarlier(field, b) && isAlike(field, b) && isCountedField(field));
  const start: Start = chosen ? 'chosen' : wanted.a === FIRST_TWO && isBefore ? 'firstTwo' : 'previous';
  const a = chosen ? [chosen] : start === 'firstTwo' ? firstTwo : previous ? [previous] : [];
  const ofFamily = fields.filter((field) => isAlike(field, b)).toReversed();
  return {
    eye,
    fields,
    a,
    b,
    start,
    firstTwo: isBefore ? firstTwo : [],
    difference: a.length > 0 ? fieldDifference(a.map(ruled) as unknown as DifferenceBaseline, ruled(b)) : null,
    trend: trendOf(ofFamily),
    withoutB: trendOf(ofFamily.filter((field) => field !== b)),
  };
}
