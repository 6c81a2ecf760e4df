import { acuityChange, acuityOf } from '@isopter/clinical/acuity';
import { type CourseChange, isSameMethod as isSameTestMethod, type TestMethod } from '@isopter/clinical/course';
import { type CourseTest, type DateText, dayIn, type NumberFinding } from '@isopter/contract';

export type AcuityEye = 'OS' | 'OD' | 'OU';

/** Eyes in display order: left, right, both. */
export const ACUITY_EYES: readonly AcuityEye[] = ['OS', 'OD', 'OU'];

/** A test with acuities. */
export interface AcuityTest {
  id: string;
  /** When it began. */
  time: string;
  /** Its day at the office where it was done. */
  day: DateText;
  test: Pick<CourseTest['test'], 'test_group' | 'with_correction' | 'system_unit'>;
  acuities: readonly NumberFinding[];
}

/** The tests of a course that have acuities, in its order. */
export const acuityTests = (rows: readonly CourseTest[]): readonly AcuityTest[] =>
  rows.flatMap(({ test }) => {
    const found = (test.result?.findings ?? []).filter(
      (finding): finding is NumberFinding => finding.measure === 'ACUITY',
    );
    return test.time_start && found.length > 0
      ? [
          {
            id: test.id,
            time: test.time_start,
            day: dayIn(new Date(test.time_start), test.timezone),
            test,
            acuities: found,
          },
        ]
      : [];
  });

/** Returns whether acuities of two tests are comparable: same distance, optotype and correction. */
export const isSameMethod = (one: AcuityTest, other: AcuityTest): boolean =>
  isSameTestMethod(methodOf(one), methodOf(other));

const methodOf = ({ test: { test_group, with_correction } }: AcuityTest): TestMethod => ({
  ...test_group,
  withCorrection: with_correction,
});

/** An acuity of an eye in two tests. */
export interface ComparedAcuity {
  /** In percent; `null` for full contrast. */
  contrast: number | null;
  /** Whether it was measured at near, in tests at both distances; `null` in others. */
  near: boolean | null;
  a: NumberFinding | null;
  b: NumberFinding | null;
  /** `null` where one of them lacks it or was measured otherwise, and where nothing can be said. */
  change: CourseChange | null;
}

const lineOf = ({ contrast, near }: NumberFinding) => ({ contrast: contrast ?? null, near: near ?? null });

/** The acuities of an eye in two tests, full contrast first, and distance before near. */
export function compareEye(eye: AcuityEye, a: AcuityTest | null, b: AcuityTest): readonly ComparedAcuity[] {
  const of = (test: AcuityTest | null): readonly NumberFinding[] =>
    (test?.acuities ?? []).filter(({ side }) => side === eye);
  const lines = [...of(b), ...of(a)].map(lineOf);
  const isLine = (one: ReturnType<typeof lineOf>, other: ReturnType<typeof lineOf>): boolean =>
    one.contrast === other.contrast && one.near === other.near;
  return lines
    .filter((line, i) => lines.findIndex((one) => isLine(one, line)) === i)
    .toSorted(
      (one, other) =>
        (other.contrast ?? Infinity) - (one.contrast ?? Infinity) ||
        Number(one.near ?? false) - Number(other.near ?? false),
    )
    .map((line) => {
      const { contrast } = line;
      const at = (test: AcuityTest | null): NumberFinding | null =>
        of(test).find((one) => isLine(lineOf(one), line)) ?? null;
      const [before, now] = [at(a), at(b)];
      const isComparable = before && now && a && isSameMethod(a, b);
      const change = isComparable ? acuityChange(acuityOf(before), acuityOf(now), contrast) : null;
      return { ...line, a: before, b: now, change };
    });
}

/** Two tests; B is the later one, and A is `null` if there is no earlier one. */
export interface AcuityPair {
  a: AcuityTest | null;
  b: AcuityTest;
}

const shareAnEye = (one: AcuityTest, other: AcuityTest): boolean =>
  one.acuities.some(({ side }) => other.acuities.some((own) => own.side === side));

/**
 * The tests that are compared: those of the address, else the newest as B and the newest before it that was measured in
 * the same way as A.
 * @param tests the newest first
 */
export function acuityPair(
  tests: readonly AcuityTest[],
  wanted: { a: string | null; b: string | null },
): AcuityPair | null {
  const of = (id: string | null): AcuityTest | undefined => tests.find((one) => one.id === id);
  const b = of(wanted.b) ?? tests.find(({ id }) => id !== wanted.a);
  if (!b) return null;
  const before = tests.find((one) => one.time < b.time && isSameMethod(one, b) && shareAnEye(one, b));
  const chosen = of(wanted.a);
  const a = (chosen && chosen.id !== b.id ? chosen : before) ?? null;
  return a && a.time > b.time ? { a: b, b: a } : { a, b };
}
