import {
  ERROR,
  ERROR_NAME,
  isNameless,
  type NamedItem,
  type ReadingAssignment,
  type ReadingAssignmentWrite,
} from '@isopter/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nameOf } from '../../../access/auth/actor.ts';
import type { Identity } from '../../../access/auth/identity.ts';
import { readerScope } from '../../../access/auth/scope.ts';
import { firstNameOf, inOrderOf, lastNameOf } from '../../../platform/db/collation.ts';
import { account, readingAssignment } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { conflict, invalid } from '../../../platform/lib/errors.ts';
import { requireFinished } from './interpretation.ts';
import type { TestRow } from '../states/records.ts';

/** Lists the doctors to whom the reading of a test can be assigned, by name. */
export async function listReaders(db: Db, user: Identity, row: TestRow): Promise<NamedItem[]> {
  const { app_language } = user.preferences;
  const rows = await db
    .select({ id: account.id, firstName: account.firstName, lastName: account.lastName })
    .from(account)
    .where(readerScope(db, user, row.officeId))
    .orderBy(
      ...[lastNameOf(account), firstNameOf(account)].map((name) => asc(inOrderOf(app_language, name))),
      asc(account.id),
    );
  return rows.map(nameOf);
}

/** Returns the assignment of each test, if any. */
export async function findAssignments(db: Db, testIds: readonly string[]): Promise<Map<string, ReadingAssignment>> {
  const [to, by] = [alias(account, 'to'), alias(account, 'by')];
  const rows = await db
    .select({ one: readingAssignment, to, by })
    .from(readingAssignment)
    .innerJoin(to, eq(to.id, readingAssignment.toId))
    .innerJoin(by, eq(by.id, readingAssignment.byId))
    .where(inArray(readingAssignment.testId, [...testIds]));
  return new Map(
    rows.map(({ one: { testId, at, note }, ...people }) => [
      testId,
      { to: nameOf(people.to), by: nameOf(people.by), at: at.toISOString(), note },
    ]),
  );
}

/**
 * Assigns the reading of a locked test, replacing an earlier assignment.
 * @throws ApiError 409 `TestNotFinished` or `TestRead`; 400 at `to` for somebody who cannot read it, at `note` if the
 *   server gets no personal data
 */
export async function assignReading(
  db: Db,
  user: Identity,
  row: TestRow,
  { to, note = null }: ReadingAssignmentWrite,
): Promise<ReadingAssignment> {
  requireFinished(row);
  if (row.signOff !== 'new') throw conflict(ERROR_NAME.TEST_READ, 'A doctor has read this test.');
  const isReader = (await db.$count(account, and(eq(account.id, to), readerScope(db, user, row.officeId)))) > 0;
  const problems = {
    ...(!isReader && { to: [ERROR.NO_READER] }),
    ...(note !== null && isNameless(user.preferences) && { note: [ERROR.NOTE_NOT_STORED] }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const values = { toId: to, byId: user.accountId, at: new Date(), note };
  await db
    .insert(readingAssignment)
    .values({ testId: row.id, ...values })
    .onConflictDoUpdate({ target: readingAssignment.testId, set: values });
  return (await findAssignments(db, [row.id])).get(row.id)!;
}

/** Removes the assignment of a locked test, if any. */
export async function unassignReading(db: Db, row: TestRow): Promise<void> {
  await db.delete(readingAssignment).where(eq(readingAssignment.testId, row.id));
}
