import type { SensitiveCall } from '@isopter/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import { keyProof } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

/** Time between the proof and its call: long enough to correct what a form refused. */
const PROOF_MS = 2 * 60_000;

/** Records that the user of a session proved who they are: the session may make this call once. */
export async function keepProof(db: Db, session: string, action: SensitiveCall, now = new Date()): Promise<void> {
  const expires = new Date(now.getTime() + PROOF_MS);
  await db
    .insert(keyProof)
    .values({ session, action, expires })
    .onConflictDoUpdate({ target: [keyProof.session, keyProof.action], set: { expires } });
}

/** Uses a proof. In the transaction of its call it is there again should the call be refused. @returns false for none */
export async function spendProof(db: Db, session: string, action: SensitiveCall, now = new Date()): Promise<boolean> {
  const used = await db
    .delete(keyProof)
    .where(and(eq(keyProof.session, session), eq(keyProof.action, action), gt(keyProof.expires, now)))
    .returning({ action: keyProof.action });
  return used.length > 0;
}

export async function removeOldProofs(db: Db, now: Date): Promise<void> {
  await db.delete(keyProof).where(lt(keyProof.expires, now));
}
