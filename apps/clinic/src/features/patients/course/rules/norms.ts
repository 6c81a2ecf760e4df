import type { MeasuredField, Test, TestFinding } from '@isopter/contract';

/** MD and VFI of fields by test and eye; `null` while they are on their way. */
export type FieldNorms = ReadonlyMap<string, { md: number; vfi: number | null }> | null;

const keyOf = (test: string, eye: string): string => `${test} ${eye}`;

/** Returns the norms of the fields by test and eye. */
export const normsOf = (fields: readonly MeasuredField[]): NonNullable<FieldNorms> =>
  new Map(
    fields.flatMap(({ test, eye, md, vfi }) =>
      typeof md === 'number' ? [[keyOf(test, eye), { md, vfi: vfi ?? null }] as const] : [],
    ),
  );

/**
 * Replaces the mean sensitivity, calculated by a server that does not know the age, by MD and VFI. It stays if they are
 * unknown. While they load there is no value, because a number must not turn into another one [OUR-384].
 */
export function normed<Finding extends { measure: string }>(
  finding: Finding,
  { test, side }: { test: string; side: string },
  norms: FieldNorms,
): readonly Finding[] {
  if (finding.measure !== 'MEAN_SENSITIVITY') return [finding];
  if (norms === null) return [];
  const norm = norms.get(keyOf(test, side));
  if (!norm) return [finding];
  const { md, vfi } = norm;
  return [
    { ...finding, measure: 'MD', value: md },
    ...(vfi === null ? [] : [{ ...finding, measure: 'VFI', value: vfi }]),
  ];
}

/** A test with what norms say of its fields. */
export const normedTest = (test: Test, norms: FieldNorms): Test =>
  test.result
    ? {
        ...test,
        result: {
          ...test.result,
          findings: test.result.findings.flatMap((finding): readonly TestFinding[] =>
            normed(finding, { test: test.id, side: finding.side }, norms),
          ),
        },
      }
    : test;
