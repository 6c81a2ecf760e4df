import type { Interpretation, InterpretationWrite, LastInterpretation } from '@isopter/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Identity } from '../../../access/auth/identity.ts';
import { account, interpretation, readingAssignment, signedText, test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { testTimezone } from '../../../platform/db/timezones.ts';
import { conflict } from '../../../platform/lib/errors.ts';
import { recordChanged } from '../../../access/versions/requireVersion.ts';
import { nameOf } from '../../../access/auth/actor.ts';
import { testScope } from '../../../access/auth/scope.ts';
import type { TestRow } from '../states/records.ts';

/** Rejects tests that are not finished: only a finished test can be interpreted. @throws ApiError 409 `TestNotFinished` */
export function requireFinished({ status }: Pick<TestRow, 'status'>): void {
  if (status !== 'finished') throw conflict('TestNotFinished', 'Only a finished test is interpreted.');
}

/** Returns the interpretation of a test: status, draft, signed texts and reviewer. */
export async function readInterpretation(db: Db, testId: string): Promise<Interpretation> {
  const reviewer = alias(account, 'reviewer');
  const [row] = await db
    .select({ status: test.signOff, written: interpretation, reviewer })
    .from(test)
    .leftJoin(interpretation, eq(interpretation.testId, test.id))
    .leftJoin(reviewer, eq(reviewer.id, interpretation.reviewedBy))
    .where(eq(test.id, testId));
  const texts = await db
    .select({ one: signedText, by: account })
    .from(signedText)
    .innerJoin(account, eq(account.id, signedText.signedBy))
    .where(eq(signedText.testId, testId))
    .orderBy(asc(signedText.number));
  if (!row) throw new Error('no such test');
  return {
    test: testId,
    status: row.status,
    draft: row.written?.draft ?? null,
    version: row.written?.version ?? 0,
    reviewed_by: row.reviewer && nameOf(row.reviewer),
    reviewed: row.written?.reviewed?.toISOString() ?? null,
    texts: texts.map(({ one, by }) => ({
      number: one.number,
      text: one.text,
      signed_by: nameOf(by),
      signed: one.signed.toISOString(),
    })),
  };
}

/** Returns the last interpretation signed for a patient's tests that the user may see; `null` if there is none. */
export async function lastInterpretation(
  db: Db,
  user: Identity,
  patientId: string,
): Promise<LastInterpretation | null> {
  const [row] = await db
    .select({ one: signedText, by: account, test, timezone: testTimezone })
    .from(signedText)
    .innerJoin(test, eq(test.id, signedText.testId))
    .innerJoin(account, eq(account.id, signedText.signedBy))
    .where(and(testScope(user), eq(test.patientId, patientId)))
    .orderBy(desc(signedText.signed), desc(signedText.number))
    .limit(1);
  if (!row) return null;
  const { group, strategy, protocol, timeStart } = row.test;
  return {
    test: row.test.id,
    test_group: { group, strategy, protocol },
    time: timeStart?.toISOString() ?? null,
    timezone: row.timezone,
    text: row.one.text,
    signed_by: nameOf(row.by),
    signed: row.one.signed.toISOString(),
  };
}

/**
 * Sets the draft, whose test is locked.
 * @throws ApiError 409 `RecordChanged` when it is not the version that the caller changed
 */
export async function writeDraft(
  db: Db,
  user: Identity,
  testId: string,
  { version, text: draft }: InterpretationWrite,
): Promise<void> {
  const [written] =
    version === 0
      ? await db.insert(interpretation).values({ testId, draft }).onConflictDoNothing().returning()
      : await db
          .update(interpretation)
          .set({ draft, version: sql`${interpretation.version} + 1` })
          .where(and(eq(interpretation.testId, testId), eq(interpretation.version, version)))
          .returning();
  if (!written) {
    const record = { id: testId, read: () => readInterpretation(db, testId) };
    throw await recordChanged('updateInterpretation', { db, user }, {}, record);
  }
}

/** Marks a locked test as reviewed by a doctor; the first reviewer stays. Its reading is no longer assigned. */
export async function markReviewed(db: Db, user: Identity, row: TestRow): Promise<void> {
  if (row.signOff !== 'new') return;
  const seen = { reviewed: new Date(), reviewedBy: user.accountId };
  await db
    .insert(interpretation)
    .values({ testId: row.id, ...seen })
    .onConflictDoUpdate({
      target: interpretation.testId,
      set: { ...seen, version: sql`${interpretation.version} + 1` },
    });
  await db.update(test).set({ signOff: 'reviewed' }).where(eq(test.id, row.id));
  await db.delete(readingAssignment).where(eq(readingAssignment.testId, row.id));
}

/**
 * Signs a text of a locked test: the first, or one that amends those before it.
 * @throws ApiError 409 `RecordChanged`, so that nobody amends what they have not seen
 */
export async function sign(
  db: Db,
  user: Identity,
  row: TestRow,
  { version, text }: { version: number; text: string },
): Promise<void> {
  await writeDraft(db, user, row.id, { version, text: null });
  const before = await db.$count(signedText, eq(signedText.testId, row.id));
  await db.insert(signedText).values({ testId: row.id, number: before, text, signedBy: user.accountId });
  await markReviewed(db, user, row);
  await db
    .update(test)
    .set({ signOff: before === 0 ? 'signed' : 'amended' })
    .where(eq(test.id, row.id));
}
