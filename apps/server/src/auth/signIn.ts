import { and, eq, or, sql } from 'drizzle-orm';
import { ERROR_NAME, loginBlocked } from '@isopter/contract';
import { account } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { ApiError, refused } from '../http/errors.ts';
import { passwordFits } from './password.ts';

/** So many wrong passwords in a row block the user for a while; the count lives in the database, so for all servers. */
const FAILURES = 5;
const BLOCKED_MS = 15 * 60_000;

/**
 * Checks a user name, e-mail or phone number with its password.
 * @returns the account's id
 * @throws ApiError 403 `UserLockedOut` with the minutes left, 400 for anything that does not fit, without saying what
 */
export async function checkPassword(db: Db, login: string, password: string, now = new Date()): Promise<string> {
  const name = login.trim().toLowerCase();
  const [found] = await db
    .select({ id: account.id, hash: account.passwordHash, lockedUntil: account.lockedUntil })
    .from(account)
    .where(
      and(
        account.active,
        or(
          eq(sql`lower(${account.username})`, name),
          eq(sql`lower(${account.email})`, name),
          eq(account.phoneNumber, name),
        ),
      ),
    );
  if (found?.lockedUntil && found.lockedUntil > now) throw lockedOut(found.lockedUntil, now);

  if ((await passwordFits(found?.hash, password)) && found) {
    await db.update(account).set({ failedLogins: 0, lockedUntil: null }).where(eq(account.id, found.id));
    return found.id;
  }
  if (found) {
    const until = new Date(now.getTime() + BLOCKED_MS);
    const failures = sql`case when ${account.lockedUntil} is null then ${account.failedLogins} else 0 end + 1`;
    const [after] = await db
      .update(account)
      .set({
        failedLogins: failures,
        lockedUntil: sql`case when ${failures} >= ${FAILURES} then ${until.toISOString()}::timestamptz end`,
      })
      .where(eq(account.id, found.id))
      .returning({ lockedUntil: account.lockedUntil });
    if (after?.lockedUntil) throw lockedOut(after.lockedUntil, now);
  }
  throw refused('InvalidLogin', 'Unable to log in with provided credentials.');
}

function lockedOut(until: Date, now: Date): ApiError {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  return new ApiError(403, { detail: loginBlocked(minutes), name: ERROR_NAME.USER_LOCKED_OUT });
}
