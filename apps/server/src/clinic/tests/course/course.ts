import { EYES } from '@isopter/clinical';
import {
  type CallInput,
  type CourseCounts,
  type CourseKind,
  type CourseRow,
  type CourseTest,
  dayIn,
  type EyeReliability,
  type TestDay,
  type TestFinding,
  type TestType,
  type TrendSample,
} from '@isopter/contract';
import { hasExcludingFlag } from '@isopter/clinical/perimetry/progression';
import { type AnyColumn, and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { nameOf } from '../../../access/auth/actor.ts';
import type { Identity } from '../../../access/auth/identity.ts';
import { testScope } from '../../../access/auth/scope.ts';
import { account, fieldExclusion, importedReport, signedText, test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { testTimezone } from '../../../platform/db/timezones.ts';
import { REPORTED, sizeOf } from './fields.ts';
import { findImported, importedAt, importedSamples, presentImported, verifiedImports } from './imported.ts';
import { presentTests } from '../present.ts';
import { exclusionsOf } from './progression.ts';

const KIND: Partial<Record<TestType, CourseKind>> = {
  PERIMETRY: 'fields',
  VISUAL_ACUITY: 'acuity',
  AUDIOLOGY: 'hearing',
};
const kindOf = (group: TestType): CourseKind => KIND[group] ?? 'other';
const GROUPS = Object.keys(KIND) as TestType[];

function ofKind(column: AnyColumn, kind: CourseKind): SQL {
  const groups = GROUPS.filter((group) => kindOf(group) === kind);
  return kind === 'other' ? sql`not (${inArray(column, GROUPS)})` : inArray(column, groups);
}

/** Filters of a course: the tests and imported reports that the user may see. */
interface Within {
  tests: SQL | undefined;
  imports: SQL | undefined;
}

/** Counts the tests of each kind. */
async function countsOf(db: Db, { tests, imports }: Within): Promise<CourseCounts> {
  const rows = await unionAll(
    db.select({ group: test.group, amount: count() }).from(test).where(tests).groupBy(test.group),
    db
      .select({ group: sql<TestType>`${importedReport.group}`, amount: count() })
      .from(importedReport)
      .where(imports)
      .groupBy(importedReport.group),
  );
  const counts: CourseCounts = { fields: 0, acuity: 0, hearing: 0, other: 0 };
  for (const { group, amount } of rows) counts[kindOf(group)] += amount;
  return counts;
}

/** The time of a test: its start, which can be weeks after the order; before that the time of the order. */
const doneAt = sql`coalesce(${test.timeStart}, ${test.created})`;

/** Selects the ids of a page of tests and imported reports, newest first; a report is sorted by the day of its test. */
function pageOf(db: Db, { tests, imports }: Within, limit: number, offset: number) {
  return unionAll(
    db
      .select({ id: test.id, at: sql`${doneAt}`.as('at') })
      .from(test)
      .where(tests),
    db
      .select({ id: importedReport.id, at: sql`${importedAt}`.as('at') })
      .from(importedReport)
      .where(imports),
  )
    .orderBy(sql`at desc nulls last`, sql`id`)
    .limit(limit)
    .offset(offset);
}

/** Returns the last signature of each test: doctor and time. */
async function signaturesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, CourseTest['signed']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: signedText.testId, at: signedText.signed, by: account })
    .from(signedText)
    .innerJoin(account, eq(account.id, signedText.signedBy))
    .where(inArray(signedText.testId, [...ids]))
    .orderBy(asc(signedText.number));
  return new Map(rows.map(({ id, at, by }) => [id, { by: nameOf(by), at: at.toISOString() }]));
}

/** Finds a page of a patient's tests and imported reports, the newest first, with a fixed number of queries. */
export async function findCourse(
  db: Db,
  user: Identity,
  patientId: string,
  { limit, offset, kind, id__in: ids }: CallInput<'listCourse'>['query'],
) {
  const all: Within = {
    tests: and(testScope(user), eq(test.patientId, patientId), ids && inArray(test.id, ids)),
    imports: and(verifiedImports(user, patientId), ids && inArray(importedReport.id, ids)),
  };
  const wanted: Within = {
    tests: and(all.tests, kind && ofKind(test.group, kind)),
    imports: and(all.imports, kind && ofKind(importedReport.group, kind)),
  };
  const page = (await pageOf(db, wanted, limit, offset)).map(({ id }) => id);
  const rows = await db
    .select()
    .from(test)
    .where(and(wanted.tests, inArray(test.id, page)));
  const imported = await db
    .select()
    .from(importedReport)
    .where(and(wanted.imports, inArray(importedReport.id, page)));
  const found = rows.map(({ id }) => id);
  const [counts, shown, excluded, signed] = [
    await countsOf(db, all),
    await presentTests(db, rows),
    await exclusionsOf(db, found),
    await signaturesOf(db, found),
  ];
  const courseRows = new Map<string, CourseRow>(
    imported.map((row) => [row.id, { imported: presentImported(row, user) }]),
  );
  for (const [index, row] of rows.entries()) {
    const outcome = row.status === 'finished' ? row.result : null;
    courseRows.set(row.id, {
      test: shown[index]!,
      picture: outcome?.picture ?? null,
      reliability: outcome?.reliability ?? [],
      excluded: EYES.flatMap((eye) => {
        const { exclusion } = excluded(row.id, eye);
        return exclusion ? [{ eye, reason: exclusion.reason }] : [];
      }),
      signed: signed.get(row.id) ?? null,
    });
  }
  const results = page.flatMap((id) => courseRows.get(id) ?? []);
  const total = kind ? counts[kind] : counts.fields + counts.acuity + counts.hearing + counts.other;
  return { count: total, counts, results };
}

/** The days of a patient's tests that reports are made of, the newest first. */
export async function findTestDays(db: Db, user: Identity, patientId: string): Promise<TestDay[]> {
  const rows = await db
    .select({ id: test.id, timeStart: test.timeStart, created: test.created, timezone: testTimezone })
    .from(test)
    .where(and(testScope(user), eq(test.patientId, patientId), inArray(test.status, REPORTED)))
    .orderBy(desc(doneAt), asc(test.id));
  return rows.map(({ id, timeStart, created, timezone }) => ({ test: id, day: dayIn(timeStart ?? created, timezone) }));
}

interface Numbers {
  findings?: TestFinding[];
  reliability?: EyeReliability[];
}

/** Every number of a patient's finished tests and imported reports, in chronological order. */
export async function findTrendSamples(db: Db, user: Identity, patientId: string): Promise<TrendSample[]> {
  const own = await findTestSamples(db, user, [patientId]);
  return (own.get(patientId) ?? [])
    .concat((await findImported(db, user, patientId)).flatMap(importedSamples))
    .toSorted((one, other) => one.time.localeCompare(other.time));
}

/** Returns all samples of the finished tests of patients, by patient, with a fixed number of queries. */
export async function findTestSamples(
  db: Db,
  user: Identity,
  patientIds: readonly string[],
): Promise<ReadonlyMap<string, TrendSample[]>> {
  const ofPatients = inArray(test.patientId, [...patientIds]);
  const rows = await db
    .select({
      id: test.id,
      patientId: test.patientId,
      group: test.group,
      strategy: test.strategy,
      protocol: test.protocol,
      options: test.options,
      created: test.created,
      timeStart: test.timeStart,
      timezone: testTimezone,
      // without the drawings, which are ten times as much
      numbers: sql<Numbers>`${test.result} - 'picture'`,
    })
    .from(test)
    .where(and(testScope(user), ofPatients, eq(test.status, 'finished'), isNotNull(test.result)))
    .orderBy(desc(test.created), asc(test.id));
  const excluded = await db
    .select({ id: fieldExclusion.testId, eye: fieldExclusion.eye, reason: fieldExclusion.reason })
    .from(fieldExclusion)
    .innerJoin(test, eq(test.id, fieldExclusion.testId))
    .where(and(ofPatients, isNotNull(fieldExclusion.reason)));
  const reasons = new Map(excluded.map(({ id, eye, reason }) => [`${id} ${eye}`, reason]));
  const samples = new Map<string, TrendSample[]>();
  for (const row of rows) {
    const { id, patientId, group, strategy, protocol, options, created, timeStart, timezone, numbers } = row;
    if (patientId === null) continue;
    const known = samples.get(patientId) ?? [];
    samples.set(patientId, known);
    known.push(
      ...(numbers.findings ?? []).flatMap((finding): TrendSample[] =>
        'value' in finding
          ? [
              {
                ...finding,
                test: id,
                time: (timeStart ?? created).toISOString(),
                day: dayIn(timeStart ?? created, timezone),
                test_group: { group, strategy, protocol },
                size: sizeOf({ options }),
                with_correction: options.with_correction ?? false,
                reliable:
                  finding.reliability?.verdict !== 'flagged' &&
                  !(numbers.reliability ?? []).some(
                    ({ eye, flags }) => eye === finding.side && hasExcludingFlag(flags),
                  ),
                excluded: reasons.get(`${id} ${finding.side}`) ?? null,
                imported: false,
              },
            ]
          : [],
      ),
    );
  }
  return samples;
}
