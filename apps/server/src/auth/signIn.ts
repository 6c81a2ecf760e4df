import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { ERROR_NAME, loginBlocked } from '@isopter/contract';
import { account, signInName } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { ApiError, refused } from '../lib/errors.ts';
import { passwordFits } from './password.ts';

/** So many wrong passwords in a row block the user for a while; the count lives in the database, so for all servers. */
const FAILURES = 5;
const BLOCKED_MS = 15 * 60_000;

/**
 * Checks a user name, e-mail or phone number with its password. An attempt is counted before its password is looked
 * at, so that of any number at once no more are looked at than of as many in a row.
 * @returns the account's id
 * @throws ApiError 403 `UserLockedOut` with the minutes left, 400 for anything that does not fit, without saying what
 */
export async function checkPassword(db: Db, login: string, password: string, now = new Date()): Promise<string> {
  const [found] = await db
    .select({ id: account.id, hash: account.passwordHash })
    .from(signInName)
    .innerJoin(account, eq(account.id, signInName.accountId))
    .where(and(account.active, eq(signInName.name, sql`lower(${login.trim()})`)));
  const lock = found && (await countAttempt(db, found.id, now));

  if ((await passwordFits(found?.hash, password)) && found) {
    await db
      .update(account)
      .set({ failedLogins: 0, lockedUntil: null })
      .where(and(eq(account.id, found.id), or(unlocked(now), lock ? eq(account.lockedUntil, lock) : undefined)));
    return found.id;
  }
  if (lock) throw lockedOut(lock, now);
  throw refused('InvalidLogin', 'Unable to log in with provided credentials.');
}

/** A lock that has not expired is never lifted but by the attempt that set it. */
const unlocked = (now: Date) => or(isNull(account.lockedUntil), lte(account.lockedUntil, now));

/**
 * Takes one of the attempts that are left; the last one locks the account until it turns out to be right.
 * @returns until when, for the last one
 * @throws ApiError 403 when none is left
 */
async function countAttempt(db: Db, id: string, now: Date): Promise<Date | null> {
  const until = new Date(now.getTime() + BLOCKED_MS);
  const attempts = sql`case when ${account.lockedUntil} is null then ${account.failedLogins} else 0 end + 1`;
  const [counted] = await db
    .update(account)
    .set({
      failedLogins: attempts,
      lockedUntil: sql`case when ${attempts} >= ${FAILURES} then ${until.toISOString()}::timestamptz end`,
    })
    .where(and(eq(account.id, id), unlocked(now)))
    .returning({ lockedUntil: account.lockedUntil });
  if (counted) return counted.lockedUntil;

  // A clock that was ahead when the lock was set must not make it longer.
  const [locked] = await db
    .update(account)
    .set({ lockedUntil: sql`least(${account.lockedUntil}, ${until.toISOString()}::timestamptz)` })
    .where(eq(account.id, id))
    .returning({ lockedUntil: account.lockedUntil });
  throw lockedOut(locked?.lockedUntil ?? until, now);
}

function lockedOut(until: Date, now: Date): ApiError {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  return new ApiError(403, { detail: loginBlocked(minutes), name: ERROR_NAME.USER_LOCKED_OUT });
}
