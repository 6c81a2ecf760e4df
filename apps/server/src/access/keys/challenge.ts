import type { SensitiveCall } from '@isopter/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import { keyChallenge } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

/** Time to find the key. */
export const CHALLENGE_MS = 2 * 60_000;

/** Purpose of a signature: a challenge for one purpose is invalid for others. */
export type Purpose =
  | 'sign-in'
  | 'passkey'
  | 'registration'
  | 'passkey registration'
  | 'check'
  | `check ${SensitiveCall}`;

interface Asked {
  /** Digest of the session, or of the sign-in that is half done. */
  owner: string;
  purpose: Purpose;
}

/** Remembers what a key is to sign, in the place of what was asked for before. */
export async function keepChallenge(
  db: Db,
  asked: Asked,
  challenge: string,
  openMs = CHALLENGE_MS,
  now = new Date(),
): Promise<void> {
  const fresh = { challenge, expires: new Date(now.getTime() + openMs) };
  await db
    .insert(keyChallenge)
    .values({ ...asked, ...fresh })
    .onConflictDoUpdate({ target: [keyChallenge.owner, keyChallenge.purpose], set: fresh });
}

/** Takes a challenge, which can be used only once. @returns undefined for none, or for an expired one */
export async function takeChallenge(db: Db, { owner, purpose }: Asked, now = new Date()): Promise<string | undefined> {
  const [taken] = await db
    .delete(keyChallenge)
    .where(and(eq(keyChallenge.owner, owner), eq(keyChallenge.purpose, purpose), gt(keyChallenge.expires, now)))
    .returning({ challenge: keyChallenge.challenge });
  return taken?.challenge;
}

export async function removeOldChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(keyChallenge).where(lt(keyChallenge.expires, now));
}
