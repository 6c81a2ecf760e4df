import { type Attendance, type Attention, ERROR_NAME, isEnded } from '@isopter/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import { nameOf } from '../../access/auth/actor.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { testScope } from '../../access/auth/scope.ts';
import { account, attendance, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict } from '../../platform/lib/errors.ts';
import type { TestRow } from './states/records.ts';

/** Minutes until an attendance expires: a test that still needs help then shows its alert again. */
export const ON_THE_WAY_MINUTES = 3;

const inTime = gt(attendance.until, sql`now()`);

/** Lists the users on their way to tests in the caller's scope. */
export async function listAttendances(db: Db, user: Identity, testId?: string): Promise<Attendance[]> {
  const rows = await db
    .select({ one: attendance, by: account })
    .from(attendance)
    .innerJoin(test, eq(test.id, attendance.testId))
    .innerJoin(account, eq(account.id, attendance.accountId))
    .where(and(testScope(user), inTime, ...(testId === undefined ? [] : [eq(test.id, testId)])));
  return rows.map(({ one, by }) => ({
    test: one.testId,
    by: nameOf(by),
    is_own: one.accountId === user.accountId,
    reasons: one.reasons,
    until: one.until.toISOString(),
  }));
}

/**
 * Records or cancels that the caller is on the way to a locked test. The first user stays until they cancel or their
 * time is up.
 * @throws ApiError 409 `TestEnded`
 */
export async function attend(db: Db, user: Identity, row: TestRow, reasons: Attention[]): Promise<Attendance | null> {
  const isOwn = and(eq(attendance.testId, row.id), eq(attendance.accountId, user.accountId));
  if (reasons.length === 0) await db.delete(attendance).where(isOwn);
  else {
    if (isEnded(row.status)) throw conflict(ERROR_NAME.TEST_ENDED, 'The test is over.');
    const now = {
      accountId: user.accountId,
      reasons,
      until: sql`now() + make_interval(mins => ${ON_THE_WAY_MINUTES})`,
    };
    await db
      .insert(attendance)
      .values({ testId: row.id, ...now })
      .onConflictDoUpdate({
        target: attendance.testId,
        set: now,
        setWhere: sql`${attendance.accountId} = ${user.accountId} or ${attendance.until} <= now()`,
      });
  }
  const [said] = await listAttendances(db, user, row.id);
  return said ?? null;
}
