import { type Ear, EARS, type ToneThreshold } from '@isopter/clinical/audiology';
import type { CourseTest } from '@isopter/contract';

/** A hearing test with thresholds. */
export interface HearingTest {
  id: string;
  /** When it began. */
  time: string;
  ears: Readonly<Record<Ear, readonly ToneThreshold[]>>;
}

/** The hearing tests of a course that have thresholds, in its order. */
export const hearingTests = (rows: readonly CourseTest[]): readonly HearingTest[] =>
  rows.flatMap(({ test: { id, time_start }, picture }) => {
    const tones = (ear: Ear): readonly ToneThreshold[] =>
      (picture?.ears ?? [])
        .filter((one) => one.ear === ear)
        .flatMap((one) => one.tones.map(([frequency, level, heard]) => ({ frequency, level, heard })));
    const ears = { RIGHT: tones('RIGHT'), LEFT: tones('LEFT') };
    return time_start && EARS.some((ear) => ears[ear].length > 0) ? [{ id, time: time_start, ears }] : [];
  });

const shareAnEar = (one: HearingTest, other: HearingTest): boolean =>
  EARS.some((ear) => one.ears[ear].length > 0 && other.ears[ear].length > 0);

/** Two tests, of which B is the later one; A is `null` where nothing can be compared with B. */
export interface HearingPair {
  a: HearingTest | null;
  b: HearingTest;
}

/**
 * The tests that are compared: those of the address, else the newest as B and the newest before it that shares an ear as A.
 * @param tests the newest first
 */
export function hearingPair(
  tests: readonly HearingTest[],
  wanted: { a: string | null; b: string | null },
): HearingPair | null {
  const of = (id: string | null): HearingTest | undefined => tests.find((one) => one.id === id);
  const b = of(wanted.b) ?? tests.find(({ id }) => id !== wanted.a);
  if (!b) return null;
  const before = tests.find((one) => one.time < b.time && shareAnEar(one, b));
  const chosen = of(wanted.a);
  const a = (chosen && chosen.id !== b.id ? chosen : before) ?? null;
  return a && a.time > b.time ? { a: b, b: a } : { a, b };
}
