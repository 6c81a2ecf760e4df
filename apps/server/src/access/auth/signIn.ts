import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { ERROR_NAME, loginBlocked } from '@isopter/contract';
import { account, signInName } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { ApiError, refused } from '../../platform/lib/errors.ts';
import type { Person } from './audit.ts';
import { passwordFits } from './passwords/password.ts';

/** Wrong passwords in a row that lock the account for a while; counted in the database, so for all servers. */
const FAILURES = 5;
const BLOCKED_MS = 15 * 60_000;

/** An attempt to sign in, or a step of one: it counts until {@link forgive} or {@link takeBack}. */
export interface Attempt {
  accountId: string;
  /** Set for the last attempt left: when the lock ends, if the attempt fails. */
  lock: Date | null;
}

/** The account whose name was typed, before the password is checked. */
export interface Claimed extends Person {
  hash: string;
}

/** Finds the account with a username, e-mail address or phone number. */
export async function whoHas(db: Db, login: string): Promise<Claimed | undefined> {
  const [found] = await db
    .select({ accountId: account.id, officeGroupId: account.officeGroupId, hash: account.passwordHash })
    .from(signInName)
    .innerJoin(account, eq(account.id, signInName.accountId))
    .where(and(account.active, eq(signInName.name, sql`lower(${login.trim()})`)));
  return found;
}

const wrongLogin = () => refused('InvalidLogin', 'Unable to log in with provided credentials.');

/**
 * Checks a password, as slowly for unknown names. An attempt is counted before its password is checked, so that
 * simultaneous attempts are limited like successive ones.
 * @throws ApiError 403 `UserLockedOut` with the minutes left, 400 for anything that does not fit, without saying what
 */
export async function checkPassword(
  db: Db,
  claimed: Claimed | undefined,
  password: string,
  now = new Date(),
): Promise<Attempt> {
  const attempt = claimed && (await countAttempt(db, claimed.accountId, now));
  if ((await passwordFits(claimed?.hash, password)) && attempt) return attempt;
  throw failed(attempt, wrongLogin(), now);
}

/**
 * Locks an account until the transaction ends, so that its password cannot change between the check and the new session. A
 * password change ends the sessions and unfinished sign-ins that it finds; one that starts at the same moment would be missed
 * [OUR-839].
 * @param hash of the password that was checked
 * @throws ApiError 400 if the password has changed since, as for a wrong password
 */
export async function keepPassword(db: Db, accountId: string, hash: string | undefined): Promise<void> {
  const [same] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), eq(account.passwordHash, hash ?? ''), account.active))
    .for('no key update');
  if (!same) throw wrongLogin();
}

/** Returns the error for a wrong attempt: locked out if it was the last one. */
export const failed = (attempt: Attempt | undefined, otherwise: ApiError, now = new Date()): ApiError =>
  attempt?.lock ? lockedOut(attempt.lock, now) : otherwise;

/** Clears the failures of an account after a sign-in. */
export const forgive = (db: Db, attempt: Attempt, now = new Date()): Promise<unknown> =>
  db.update(account).set({ failedLogins: 0, lockedUntil: null }).where(isOpen(attempt, now));

/**
 * Uncounts an attempt with the right password while the second factor is pending. Earlier failures still count:
 * otherwise someone who knows the password could try the second factor without limit.
 */
export const takeBack = (db: Db, attempt: Attempt, now = new Date()): Promise<unknown> =>
  db
    .update(account)
    .set({ failedLogins: sql`greatest(${account.failedLogins} - 1, 0)`, lockedUntil: null })
    .where(isOpen(attempt, now));

const isOpen = ({ accountId, lock }: Attempt, now: Date) =>
  and(eq(account.id, accountId), or(unlocked(now), lock ? lte(account.lockedUntil, lock) : undefined));

/** A lock that has not expired is never lifted but by the attempt that set it; others at the same moment may have shortened it. */
const unlocked = (now: Date) => or(isNull(account.lockedUntil), lte(account.lockedUntil, now));

/**
 * Takes one of the attempts that are left; the last one locks the account until it turns out to be right.
 * @throws ApiError 403 `UserLockedOut` when none is left
 */
export async function countAttempt(db: Db, id: string, now = new Date()): Promise<Attempt> {
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
  if (counted) return { accountId: id, lock: counted.lockedUntil };

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
