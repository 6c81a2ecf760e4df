import type { MeasuredField, Test, TestFinding } from '@isopter/contract';

/** MD and VFI of fields by test and eye; `null` while they are on their way. */
export type FieldNorms = ReadonlyMap<string, { md: number; vfi: number | null }> | null;

const keyOf = (test: string, eye: string): string => `${test} ${eye}`;

/** What norms say of the fields they hold for. */
export const normsOf = (fields: readonly MeasuredField[]): NonNullable<FieldNorms> =>
  new Map(
    fields.flatMap(({ test, eye, md, vfi }) =>
      typeof md === 'number' ? [[keyOf(test, eye), { md, vfi: vfi ?? null }] as const] : [],
    ),
  );

/**
 * MD and VFI in place of the mean sensitivity that a server comes to which knows no age; where they are not known it stays,
 * and while they are on their way there is neither: a number is not to turn into another one [OUR-384].
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
