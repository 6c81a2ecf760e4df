import {
  type CallInput,
  type CourseCounts,
  type CourseKind,
  type CourseTest,
  type EyeReliability,
  type TestFinding,
  type TestType,
  type TrendSample,
} from '@isopter/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { nameOf } from '../auth/actor.ts';
import type { Identity } from '../auth/identity.ts';
import { testScope } from '../auth/scope.ts';
import { account, fieldExclusion, signedText, test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { sizeOf } from './fields.ts';
import { presentTests } from './present.ts';
import { exclusionsOf } from './progression.ts';

const KIND: Partial<Record<TestType, CourseKind>> = {
  PERIMETRY: 'fields',
  VISUAL_ACUITY: 'acuity',
  AUDIOLOGY: 'hearing',
};
const kindOf = (group: TestType): CourseKind => KIND[group] ?? 'other';
const GROUPS = Object.keys(KIND) as TestType[];

function ofKind(kind: CourseKind): SQL {
  const groups = GROUPS.filter((group) => kindOf(group) === kind);
  return kind === 'other' ? sql`not (${inArray(test.group, GROUPS)})` : inArray(test.group, groups);
}

/** How many tests of each kind a condition leaves. */
async function countsOf(db: Db, within: SQL | undefined): Promise<CourseCounts> {
  const rows = await db.select({ group: test.group, tests: count() }).from(test).where(within).groupBy(test.group);
  const counts: CourseCounts = { fields: 0, acuity: 0, hearing: 0, other: 0 };
  for (const { group, tests } of rows) counts[kindOf(group)] += tests;
  return counts;
}

/** Who signed tests last, and when. */
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

/** A page of the tests of a patient as their course shows them, the newest first; so many queries for any number. */
export async function findCourse(
  db: Db,
  user: Identity,
  patientId: string,
  { limit, offset, kind, id__in: ids }: CallInput<'listCourse'>['query'],
) {
  const all = and(testScope(user), eq(test.patientId, patientId), ids && inArray(test.id, ids));
  const rows = await db
    .select()
    .from(test)
    .where(and(all, kind && ofKind(kind)))
    .orderBy(sql`${test.created} desc nulls last`, asc(test.id))
    .limit(limit)
    .offset(offset);
  const found = rows.map(({ id }) => id);
  const [counts, shown, excluded, signed] = [
    await countsOf(db, all),
    await presentTests(db, rows),
    await exclusionsOf(db, found),
    await signaturesOf(db, found),
  ];
  const results = rows.map((row, index): CourseTest => {
    const outcome = row.status === 'finished' ? row.result : null;
    return {
      test: shown[index]!,
      picture: outcome?.picture ?? null,
      reliability: outcome?.reliability ?? [],
      excluded: (['OD', 'OS'] as const).flatMap((eye) => {
        const { exclusion } = excluded(row.id, eye);
        return exclusion ? [{ eye, reason: exclusion.reason }] : [];
      }),
      signed: signed.get(row.id) ?? null,
    };
  });
  const total = kind ? counts[kind] : counts.fields + counts.acuity + counts.hearing + counts.other;
  return { count: total, counts, results };
}

interface Numbers {
  findings?: TestFinding[];
  reliability?: EyeReliability[];
}

/** Every number of a patient's finished tests, in chronological order. */
export async function findTrendSamples(db: Db, user: Identity, patientId: string): Promise<TrendSample[]> {
  const rows = await db
    .select({
      id: test.id,
      group: test.group,
      strategy: test.strategy,
      protocol: test.protocol,
      options: test.options,
      created: test.created,
      timeStart: test.timeStart,
      // without the drawings, which are ten times as much
      numbers: sql<Numbers>`${test.result} - 'picture'`,
    })
    .from(test)
    .where(and(testScope(user), eq(test.patientId, patientId), eq(test.status, 'finished'), isNotNull(test.result)))
    .orderBy(desc(test.created), asc(test.id));
  const excluded = await db
    .select({ id: fieldExclusion.testId, eye: fieldExclusion.eye, reason: fieldExclusion.reason })
    .from(fieldExclusion)
    .innerJoin(test, eq(test.id, fieldExclusion.testId))
    .where(and(eq(test.patientId, patientId), isNotNull(fieldExclusion.reason)));
  const reasons = new Map(excluded.map(({ id, eye, reason }) => [`${id} ${eye}`, reason]));
  return rows
    .flatMap(({ id, group, strategy, protocol, options, created, timeStart, numbers }) =>
      (numbers.findings ?? []).flatMap((finding): TrendSample[] =>
        'value' in finding
          ? [
              {
                ...finding,
                test: id,
                time: (timeStart ?? created).toISOString(),
                test_group: { group, strategy, protocol },
                size: sizeOf({ options }),
                with_correction: options.with_correction ?? false,
                reliable: !(numbers.reliability ?? []).some(
                  ({ eye, verdict }) => eye === finding.side && verdict === 'flagged',
                ),
                excluded: reasons.get(`${id} ${finding.side}`) ?? null,
              },
            ]
          : [],
      ),
    )
    .toSorted((one, other) => one.time.localeCompare(other.time));
}
