import { createHash } from 'node:crypto';
import { HEADER, type SensitiveCall } from '@isopter/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { keyProof } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { ApiError } from '../../platform/lib/errors.ts';

/** Time between the proof and its call: long enough to correct what a form refused. */
const PROOF_MS = 2 * 60_000;

/** A user's proof of identity, and its purpose. */
export interface Proof {
  /** Digest of the session. */
  session: string;
  /** Digest of the page's secret. */
  page: string;
  action: SensitiveCall;
}

/** 256 bits. */
const SECRET = /^[\da-f]{64}$/;

/** SHA-256 of a page's secret, in hexadecimal. */
export const pageDigest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Digest of the secret of the page that makes a call; undefined if it has none. */
export function pageOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const secret = headers[HEADER.page.toLowerCase()];
  return typeof secret === 'string' && SECRET.test(secret) ? pageDigest(secret) : undefined;
}

/** The page a proof is kept for. @throws ApiError 400 without a secret of at least 256 bits */
export function provingPage(request: Pick<FastifyRequest, 'headers'>): string {
  const page = pageOf(request);
  if (page === undefined) {
    throw new ApiError(400, { detail: `The header ${HEADER.page} must have 32 random bytes in hexadecimal.` });
  }
  return page;
}

/** Records that the user of a session proved who they are: the page may make this call once. */
export async function keepProof(db: Db, proof: Proof, now = new Date()): Promise<void> {
  const expires = new Date(now.getTime() + PROOF_MS);
  await db
    .insert(keyProof)
    .values({ ...proof, expires })
    .onConflictDoUpdate({ target: [keyProof.session, keyProof.action, keyProof.page], set: { expires } });
}

/** Uses a proof. In the transaction of its call it is there again should the call be refused. @returns false for none */
export async function spendProof(db: Db, { session, page, action }: Proof, now = new Date()): Promise<boolean> {
  const used = await db
    .delete(keyProof)
    .where(
      and(
        eq(keyProof.session, session),
        eq(keyProof.page, page),
        eq(keyProof.action, action),
        gt(keyProof.expires, now),
      ),
    )
    .returning({ action: keyProof.action });
  return used.length > 0;
}

export async function removeOldProofs(db: Db, now: Date): Promise<void> {
  await db.delete(keyProof).where(lt(keyProof.expires, now));
}
