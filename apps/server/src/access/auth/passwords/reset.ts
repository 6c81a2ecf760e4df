import { randomInt } from 'node:crypto';
import { Phone } from '@isopter/contract';
import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { account, passwordReset, signInName } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { newSecret } from '../../../platform/lib/secret.ts';
import { hashPassword, passwordFits } from './password.ts';

const MINUTE_MS = 60_000;
/** Validity of links and PINs for a new password. */
export const OPEN_MINUTES = { link: 30, pin: 10 } as const;
/** Wrong guesses that invalidate a PIN. Links cannot be guessed, so wrong guesses do not invalidate them. */
const GUESSES = 5;
/** Letters or texts per user in an hour; further requests send nothing, and the last one stays valid. */
const REQUESTS = 5;
const REQUESTS_MS = 60 * MINUTE_MS;

export type Door = keyof typeof OPEN_MINUTES;

/** A telephone gets a PIN; who names a user or an e-mail address gets a link by letter. */
export const doorOf = (login: string): Door => (z.safeParse(Phone, login).success ? 'pin' : 'link');

/** Six digits, not the four of a home test: with the limits above an hour of guessing finds one in 36 000 of them. */
const newPin = (): string => String(randomInt(100_000, 1_000_000));

/** Selects the active account of a sign-in name. */
export const accountNamed = (db: Db, login: string, door: Door = doorOf(login)) =>
  db
    .select({ id: account.id })
    .from(account)
    .innerJoin(signInName, eq(signInName.accountId, account.id))
    .where(
      and(
        account.active,
        eq(signInName.name, sql`lower(${login})`),
        door === 'pin' ? eq(account.phoneNumber, login) : undefined,
      ),
    );

export interface Issued {
  accountId: string;
  door: Door;
  /** Sent only to the user. */
  secret: string;
}

/**
 * Creates a link or PIN for a new password, replacing an open one.
 * @returns undefined for an unknown name, and at the limit of letters or texts
 */
export async function issueReset(db: Db, login: string, now = new Date()): Promise<Issued | undefined> {
  const door = doorOf(login);
  const [found] = await accountNamed(db, login, door);
  if (!found) return undefined;
  const secret = door === 'pin' ? newPin() : newSecret();
  const hash = await hashPassword(secret);
  const expires = new Date(now.getTime() + OPEN_MINUTES[door] * MINUTE_MS);
  const hourAgo = new Date(now.getTime() - REQUESTS_MS);
  const isOld = lt(passwordReset.since, hourAgo);
  const [kept] = await db
    .insert(passwordReset)
    .values({ accountId: found.id, door, hash, expires, since: now })
    .onConflictDoUpdate({
      target: [passwordReset.accountId, passwordReset.door],
      set: {
        hash,
        expires,
        failures: 0,
        requests: sql`case when ${isOld} then 1 else ${passwordReset.requests} + 1 end`,
        since: sql`case when ${isOld} then ${now.toISOString()}::timestamptz else ${passwordReset.since} end`,
      },
      setWhere: or(isOld, lt(passwordReset.requests, REQUESTS)),
    })
    .returning({ door: passwordReset.door });
  return kept && { accountId: found.id, door, secret };
}

/** Validity of a link that an admin has sent. */
export const GIVEN_HOURS = 72;

/**
 * Creates a link with which a user can choose a new password, at an admin's request. There is no rate limit: otherwise
 * anyone could block the admin by requesting resets in the user's name.
 */
export async function giveLink(db: Db, accountId: string, now = new Date()): Promise<Issued> {
  const secret = newSecret();
  const hash = await hashPassword(secret);
  const expires = new Date(now.getTime() + GIVEN_HOURS * 60 * MINUTE_MS);
  await db
    .insert(passwordReset)
    .values({ accountId, door: 'link', hash, expires, since: now })
    .onConflictDoUpdate({
      target: [passwordReset.accountId, passwordReset.door],
      set: { hash, expires, failures: 0 },
    });
  return { accountId, door: 'link', secret };
}

/** An open reset whose secret was right. */
export interface KnownReset {
  accountId: string;
  door: Door;
  hash: string;
}

/**
 * Checks the secret of a reset. A guess is counted before it is checked, so that simultaneous guesses are limited like
 * successive ones. For unknown names it takes as long and answers the same.
 */
export async function checkReset(
  db: Db,
  login: string,
  secret: string,
  now = new Date(),
): Promise<KnownReset | undefined> {
  const door = doorOf(login);
  const isPin = door === 'pin';
  const [open] = await db
    .update(passwordReset)
    .set({ failures: sql`${passwordReset.failures} + ${isPin ? 1 : 0}` })
    .where(
      and(
        inArray(passwordReset.accountId, accountNamed(db, login, door)),
        eq(passwordReset.door, door),
        gt(passwordReset.expires, now),
        lt(passwordReset.failures, GUESSES),
      ),
    )
    .returning({ accountId: passwordReset.accountId, hash: passwordReset.hash });
  if (!(await passwordFits(open?.hash, secret)) || !open) return undefined;
  // who knows it may mistype the new password as often as they like
  if (isPin)
    await db
      .update(passwordReset)
      .set({ failures: 0 })
      .where(isOne({ ...open, door }));
  return { ...open, door };
}

const isOne = ({ accountId, door, hash }: KnownReset) =>
  and(eq(passwordReset.accountId, accountId), eq(passwordReset.door, door), eq(passwordReset.hash, hash));

/** Closes a used reset, and any other of the same account. @returns false if another request has used it */
export async function closeReset(db: Db, known: KnownReset): Promise<boolean> {
  const used = await db.delete(passwordReset).where(isOne(known)).returning({ door: passwordReset.door });
  await closeResets(db, known.accountId);
  return used.length > 0;
}

/** Closes every way that is open to an account, as when it is reached elsewhere from now on [OUR-413]. */
export async function closeResets(db: Db, accountId: string): Promise<void> {
  await db.delete(passwordReset).where(eq(passwordReset.accountId, accountId));
}

/** Removes what has expired and no longer counts. */
export async function removeOldResets(db: Db, now: Date): Promise<void> {
  await db
    .delete(passwordReset)
    .where(and(lt(passwordReset.expires, now), lt(passwordReset.since, new Date(now.getTime() - REQUESTS_MS))));
}
