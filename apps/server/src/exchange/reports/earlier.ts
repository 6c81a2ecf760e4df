import { isCountedEar } from '@isopter/clinical/audiology';
import { isSameMethod } from '@isopter/clinical/course';
import { hasExcludingFlag, methodMismatch } from '@isopter/clinical/perimetry/progression';
import { formatDay, RESULT_SIDES, type ResultSide, SINGLE_EYES, type TestFinding } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { isThresholdField, sizeOf } from '../../clinic/tests/course/fields.ts';
import { exclusionsOf } from '../../clinic/tests/course/progression.ts';
import type { TestRow } from '../../clinic/tests/states/records.ts';
import { findReportedTests, type FoundTest } from './about.ts';
import type { SourcedTest } from './draw/job.ts';
import type { KnownAge } from './knownAge.ts';
import type { EarlierTest, ReaderOptions } from '@isopter/reports';
import { stateOf } from './states.ts';

/** Maximum number of earlier tests read for each side. Only its records show whether a test counts. */
const MOST = 3;

const timeOf = ({ timeStart, created }: TestRow): number => (timeStart ?? created).getTime();

const methodOf = (row: TestRow) => ({
  // each eye is looked at later
  eye: 'OD' as const,
  at: new Date(timeOf(row)),
  program: row.protocol ?? '',
  size: sizeOf(row),
  strategy: row.strategy ?? '',
});

/** Returns whether an earlier test of a kind was measured as a later one: fields by the rule of all comparisons. */
function isComparable(earlier: TestRow, later: TestRow): boolean {
  if (isThresholdField(later)) {
    return isThresholdField(earlier) && methodMismatch(methodOf(earlier), methodOf(later)) === null;
  }
  return isSameMethod(testMethodOf(earlier), testMethodOf(later));
}

const testMethodOf = ({ group, strategy, protocol, options }: TestRow) => ({
  group,
  strategy,
  protocol,
  withCorrection: options.with_correction ?? false,
});

/** Returns whether an earlier test's result of an eye or ear may count, from the data stored with the test. */
function mayCount(row: TestRow, side: ResultSide): boolean {
  const { result } = row;
  if (!result) return true;
  if (isThresholdField(row)) {
    return !result.reliability || result.reliability.some((one) => one.eye === side && !hasExcludingFlag(one.flags));
  }
  const findings = result.findings.filter((one) => one.side === side);
  // thresholds of an ear that are too few for an average are no finding
  if (findings.length === 0) return result.picture?.ears?.some(({ ear }) => ear === side) ?? false;
  return findings.some((one) => isCountedEar({ reliability: reliabilityOf(one) }));
}

const reliabilityOf = (finding: TestFinding) => ('value' in finding && finding.reliability) || null;

/**
 * Adds to a test the earlier ones of the same patient, as far as the user can reach them, that it can be compared with.
 * @param known ages, where the server knows no date of birth
 */
export async function withEarlier(
  db: Db,
  user: Identity,
  sourced: SourcedTest,
  options: ReaderOptions,
  known?: KnownAge,
): Promise<SourcedTest> {
  const { row } = sourced.test;
  if (row.patientId === null) return sourced;
  const isOfKind = and(eq(test.patientId, row.patientId), eq(test.group, row.group));
  const found = (await findReportedTests(db, user, isOfKind, options, known))
    .filter(({ test: { row: other } }) => timeOf(other) < timeOf(row) && isComparable(other, row))
    .toSorted((a, b) => timeOf(b.test.row) - timeOf(a.test.row));
  const exclusions = await exclusionsOf(
    db,
    found.map((one) => one.test.row.id),
  );
  const isOut = ({ id }: TestRow, side: ResultSide): boolean =>
    SINGLE_EYES.some((eye) => eye === side && exclusions(id, eye).exclusion !== null);
  const counts = (one: FoundTest['test'], side: ResultSide): boolean =>
    !isOut(one.row, side) && mayCount(one.row, side);
  const sides = isThresholdField(row) ? SINGLE_EYES : RESULT_SIDES;
  const ofSides = sides.flatMap((side) => found.filter((one) => counts(one.test, side)).slice(0, MOST));
  // in their order, the newest first
  const looked = found.filter((one) => ofSides.includes(one));
  const earlier = await Promise.all(
    looked.map(async ({ test: { row: other, age }, day }): Promise<EarlierTest[]> => {
      const read = await stateOf(db, other);
      if (read?.kind !== sourced.kind) return [];
      return [
        {
          row: other,
          age,
          day: formatDay(day, options.date_format),
          excluded: SINGLE_EYES.filter((eye) => exclusions(other.id, eye).exclusion !== null),
          state: read.state,
        },
      ];
    }),
  );
  return { ...sourced, test: { ...sourced.test, earlier: earlier.flat() } };
}
