import {
  type Ear,
  EARS,
  type EarReliability,
  isCountedEar,
  isHearingScreening,
  type ToneThreshold,
} from '@isopter/clinical/audiology';
import { type CourseTest, type DateText, dayIn, type TestFinding } from '@isopter/contract';
import { knownReliability } from '../../../../lib/domain/tests/result/knownReliability.ts';

/** An ear in a test. */
export interface ComparedEar {
  readonly thresholds: readonly ToneThreshold[];
  /** Next to the average; `null` where it is not known. */
  readonly reliability: EarReliability | null;
}

/** An ear that a test left out. */
export const UNTESTED: ComparedEar = { thresholds: [], reliability: null };

/** A hearing test with thresholds. */
export interface HearingTest {
  id: string;
  /** When it began. */
  time: string;
  /** Its day at the office where it was done. */
  day: DateText;
  ears: Readonly<Record<Ear, ComparedEar>>;
}

function reliabilityOf(findings: readonly TestFinding[], ear: Ear): EarReliability | null {
  const found = findings.find((one) => one.measure === 'PTA' && one.side === ear);
  return found && 'reliability' in found && found.reliability ? knownReliability(found.reliability) : null;
}

/** The hearing tests of a course that have thresholds, in its order. The levels of a screening are none. */
export const hearingTests = (rows: readonly CourseTest[]): readonly HearingTest[] =>
  rows.flatMap(({ test: { id, test_group, time_start, timezone, result }, picture }) => {
    if (isHearingScreening(test_group)) return [];
    const earOf = (ear: Ear): ComparedEar => ({
      thresholds: (picture?.ears ?? [])
        .filter((one) => one.ear === ear)
        .flatMap((one) => one.tones.map(([frequency, level, heard]) => ({ frequency, level, heard }))),
      reliability: reliabilityOf(result?.findings ?? [], ear),
    });
    const ears = { RIGHT: earOf('RIGHT'), LEFT: earOf('LEFT') };
    return time_start && EARS.some((ear) => ears[ear].thresholds.length > 0)
      ? [{ id, time: time_start, day: dayIn(new Date(time_start), timezone), ears }]
      : [];
  });

const hasThresholds = ({ thresholds }: ComparedEar): boolean => thresholds.length > 0;

const shareAnEar = (one: HearingTest, other: HearingTest): boolean =>
  EARS.some((ear) => hasThresholds(one.ears[ear]) && hasThresholds(other.ears[ear]));

/** Returns whether a test counts for an ear that it shares with another one. */
const countsFor = (one: HearingTest, other: HearingTest): boolean =>
  EARS.some((ear) => hasThresholds(one.ears[ear]) && hasThresholds(other.ears[ear]) && isCountedEar(one.ears[ear]));

/** Two tests, of which B is the later one; A is `null` where nothing can be compared with B. */
export interface HearingPair {
  a: HearingTest | null;
  b: HearingTest;
}

/**
 * The tests that are compared: those of the address, else the newest as B and the newest before it that shares an ear as A;
 * one that cannot be relied on only if there is no other.
 * @param tests the newest first
 */
export function hearingPair(
  tests: readonly HearingTest[],
  wanted: { a: string | null; b: string | null },
): HearingPair | null {
  const of = (id: string | null): HearingTest | undefined => tests.find((one) => one.id === id);
  const b = of(wanted.b) ?? tests.find(({ id }) => id !== wanted.a);
  if (!b) return null;
  const earlier = tests.filter((one) => one.time < b.time && shareAnEar(one, b));
  const before = earlier.find((one) => countsFor(one, b)) ?? earlier[0];
  const chosen = of(wanted.a);
  const a = (chosen && chosen.id !== b.id ? chosen : before) ?? null;
  return a && a.time > b.time ? { a: b, b: a } : { a, b };
}
