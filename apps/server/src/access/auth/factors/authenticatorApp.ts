import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { account, totp, totpSetup } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { notFound } from '../../../platform/lib/errors.ts';
import { acceptedStep, newTotpSecret, totpUri } from './totp.ts';

/** Time in which a new secret must be confirmed by its first code. */
export const SETUP_MS = 15 * 60_000;
/** Time step of an app from which no code was accepted yet. */
const NEVER = -1;

interface Owner {
  accountId: string;
  /** Digest of the session, or of the unfinished sign-in. */
  owner: string;
}

/**
 * Creates a secret for an authenticator app. It replaces one that the same session did not confirm.
 * @param issuer name of the product, which the app shows
 */
export async function startTotp(
  db: Db,
  { accountId, owner }: Owner,
  issuer: string,
  now = new Date(),
): Promise<{ secret: string; uri: string }> {
  const [me] = await db.select({ username: account.username }).from(account).where(eq(account.id, accountId));
  if (!me) throw notFound();
  const fresh = { secret: newTotpSecret(), expires: new Date(now.getTime() + SETUP_MS) };
  await db
    .insert(totpSetup)
    .values({ owner, ...fresh })
    .onConflictDoUpdate({ target: totpSetup.owner, set: fresh });
  return { secret: fresh.secret, uri: totpUri(fresh.secret, { issuer, username: me.username }) };
}

/**
 * Sets up the app whose secret was shown, if the code is one of it.
 * @param mayReplace whether it takes the place of an app that is set up already
 * @returns why not, or undefined if it is set up
 */
export async function confirmTotp(
  db: Db,
  { accountId, owner }: Owner,
  code: string,
  mayReplace: boolean,
  now = new Date(),
): Promise<'expired' | 'wrong' | 'taken' | undefined> {
  const [shown] = await db
    .select({ secret: totpSetup.secret })
    .from(totpSetup)
    .where(and(eq(totpSetup.owner, owner), gt(totpSetup.expires, now)))
    .for('update');
  if (!shown) return 'expired';
  const lastStep = acceptedStep(shown.secret, code, NEVER, now);
  if (lastStep === undefined) return 'wrong';
  await db.delete(totpSetup).where(eq(totpSetup.owner, owner));
  // the database's clock, as of sessions: step-up asks which of the two is older
  const app = { secret: shown.secret, lastStep, created: sql`now()`, lastUsed: null };
  const insert = db.insert(totp).values({ accountId, ...app });
  const [kept] = await (
    mayReplace
      ? insert.onConflictDoUpdate({ target: totp.accountId, set: app })
      : insert.onConflictDoNothing({ target: totp.accountId })
  ).returning({ accountId: totp.accountId });
  return kept ? undefined : 'taken';
}

/** Checks a code of a user's app and uses it up. @returns false for any code that is not accepted */
export async function spendTotpCode(db: Db, accountId: string, code: string, now = new Date()): Promise<boolean> {
  const [app] = await db.select().from(totp).where(eq(totp.accountId, accountId));
  const lastStep = app && acceptedStep(app.secret, code, app.lastStep, now);
  if (lastStep === undefined) return false;
  // the same code can arrive twice at once: the second one finds its step taken
  const used = await db
    .update(totp)
    .set({ lastStep, lastUsed: now })
    .where(and(eq(totp.accountId, accountId), eq(totp.secret, app!.secret), lt(totp.lastStep, lastStep)))
    .returning({ accountId: totp.accountId });
  return used.length > 0;
}

export async function removeOldTotpSetups(db: Db, now: Date): Promise<void> {
  await db.delete(totpSetup).where(lt(totpSetup.expires, now));
}
