import { and, eq, gt, lt } from 'drizzle-orm';
import { account, factorReset } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { digest, hasDigest, newSecret } from '../../../platform/lib/secret.ts';
import { withOwn } from '../../preferences/preferences.ts';
import { removeFactors } from './factors.ts';
import type { Claimed } from '../signIn.ts';
import { closeResets } from '../passwords/reset.ts';
import { endOtherSessions } from '../session.ts';

/** Validity of the link to a reset of second factors. */
export const FACTOR_RESET_HOURS = 24;

/** Creates a link to a reset of a user's second factors, which replaces an older one. @returns the secret of the link */
export async function openFactorReset(db: Db, accountId: string, startedBy: string, now = new Date()): Promise<string> {
  const secret = newSecret();
  const fresh = {
    digest: digest(secret),
    expires: new Date(now.getTime() + FACTOR_RESET_HOURS * 60 * 60_000),
    startedBy,
  };
  await db
    .insert(factorReset)
    .values({ accountId, ...fresh })
    .onConflictDoUpdate({ target: factorReset.accountId, set: fresh });
  return secret;
}

/** The account whose factors a link resets, and the administrator who started it. */
export interface OpenFactorReset extends Claimed {
  /** The password can confirm the reset [OUR-577]. */
  isProven: boolean;
  startedBy: string | null;
}

/** Returns whether the password of an account can confirm a reset [OUR-577]. */
export const hasProvenPassword = async (db: Db, accountId: string): Promise<boolean> =>
  (await db.$count(account, and(eq(account.id, accountId), account.passwordProven))) > 0;

/** Finds what a link was opened for. @returns undefined for one that is used, replaced or expired */
export async function findFactorReset(db: Db, code: string, now = new Date()): Promise<OpenFactorReset | undefined> {
  const [found] = await db
    .select({
      accountId: account.id,
      officeGroupId: account.officeGroupId,
      hash: account.passwordHash,
      isProven: account.passwordProven,
      startedBy: factorReset.startedBy,
    })
    .from(factorReset)
    .innerJoin(account, eq(account.id, factorReset.accountId))
    .where(and(hasDigest(factorReset.digest, code), gt(factorReset.expires, now), account.active));
  return found;
}

/** Uses a link up. @returns false if it was already used */
export async function spendFactorReset(db: Db, code: string): Promise<boolean> {
  const used = await db
    .delete(factorReset)
    .where(hasDigest(factorReset.digest, code))
    .returning({ accountId: factorReset.accountId });
  return used.length > 0;
}

/**
 * Removes every second factor of a user, switches off Duo if they chose it, and ends all sessions and links.
 * @returns the digests of the ended sessions
 */
export async function resetFactors(tx: Db, accountId: string): Promise<string[]> {
  await removeFactors(tx, accountId);
  await endSentLinks(tx, accountId);
  const [me] = await tx.select({ own: account.preferences }).from(account).where(eq(account.id, accountId));
  await tx
    .update(account)
    .set({ preferences: withOwn(me?.own ?? {}, { enable2fa: false }) })
    .where(eq(account.id, accountId));
  return endOtherSessions(tx, accountId, '');
}

/** Ends every link and PIN that was sent to a user, for example when their e-mail address changes [OUR-413]. */
export async function endSentLinks(db: Db, accountId: string): Promise<void> {
  await closeResets(db, accountId);
  await db.delete(factorReset).where(eq(factorReset.accountId, accountId));
}

export async function removeOldFactorResets(db: Db, now: Date): Promise<void> {
  await db.delete(factorReset).where(lt(factorReset.expires, now));
}
