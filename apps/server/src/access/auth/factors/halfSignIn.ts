import { and, eq, gt, inArray, lt, not } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { account, halfSignIn } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { digest, hasDigest, newSecret } from '../../../platform/lib/secret.ts';
import type { Person } from '../audit.ts';
import { SETUP_MS } from './authenticatorApp.ts';
import { isHttps } from '../csrf.ts';
import { startSession } from '../session.ts';
import { keepPassword } from '../signIn.ts';

/** Time limit for a second factor, including finding one's phone. */
const OPEN_MS = 10 * 60_000;

/** A user whose password was right, and who still needs a second factor. */
export type HalfSignIn = typeof halfSignIn.$inferSelect & Person & { passwordHash: string };

const cookieName = (request: FastifyRequest) => (isHttps(request) ? '__Host-signinid' : 'signinid');

/** Remembers in the browser who is on the way in, and what they owe. */
export async function beginHalf(
  db: Db,
  half: Omit<typeof halfSignIn.$inferInsert, 'digest' | 'expires'>,
  request: FastifyRequest,
  reply: FastifyReply,
  now = new Date(),
): Promise<void> {
  const secret = newSecret();
  // setting up an app begins within the sign-in, so the sign-in must not end before the set-up does
  const openMs = half.owes === 'setup' ? OPEN_MS + SETUP_MS : OPEN_MS;
  await db.insert(halfSignIn).values({ ...half, digest: digest(secret), expires: new Date(now.getTime() + openMs) });
  // lax: Duo leads back here from its own address
  reply.setCookie(cookieName(request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
  });
}

/** Finds the unfinished sign-in of this browser. @param owes the steps that it may be at */
export async function findHalf(
  db: Db,
  request: FastifyRequest,
  owes: readonly HalfSignIn['owes'][],
  now = new Date(),
): Promise<HalfSignIn | undefined> {
  const secret = request.cookies[cookieName(request)];
  if (secret === undefined) return undefined;
  const [found] = await db
    .select({ half: halfSignIn, officeGroupId: account.officeGroupId, passwordHash: account.passwordHash })
    .from(halfSignIn)
    .innerJoin(account, eq(account.id, halfSignIn.accountId))
    .where(
      and(
        hasDigest(halfSignIn.digest, secret),
        inArray(halfSignIn.owes, [...owes]),
        gt(halfSignIn.expires, now),
        account.active,
      ),
    );
  if (!found) return undefined;
  const { half, ...of } = found;
  return { ...half, ...of };
}

/** Ends a half-done sign-in, so that it cannot be used again. @returns false if another request ended it first */
export async function endHalf(
  db: Db,
  { digest: key }: HalfSignIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  reply.clearCookie(cookieName(request), { path: '/', secure: isHttps(request) });
  const ended = await db.delete(halfSignIn).where(eq(halfSignIn.digest, key)).returning({ digest: halfSignIn.digest });
  return ended.length > 0;
}

/** Begins the next step of a sign-in whose last one was right. @throws ApiError 400 when the password has changed */
export const continueHalf = (
  db: Db,
  { accountId, passwordHash }: HalfSignIn,
  owes: HalfSignIn['owes'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> =>
  db.transaction(async (tx) => {
    await keepPassword(tx, accountId, passwordHash);
    await beginHalf(tx, { accountId, owes }, request, reply);
  });

/**
 * Completes a sign-in that has no step left. From now on the password proves the user's identity [OUR-577], unless
 * someone else chose it and it must be changed.
 * @param isProven whether a second factor that existed before was used
 * @throws ApiError 400 when the password has changed since the sign-in began
 */
export const completeHalf = (
  db: Db,
  { accountId, passwordHash }: HalfSignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  isProven = true,
): Promise<void> =>
  db.transaction(async (tx) => {
    await keepPassword(tx, accountId, passwordHash);
    const isOwn = and(eq(account.id, accountId), not(account.forcePasswordChange));
    if (isProven) await tx.update(account).set({ passwordProven: true }).where(isOwn);
    await startSession(tx, accountId, request, reply);
  });

export async function removeOldHalves(db: Db, now: Date): Promise<void> {
  await db.delete(halfSignIn).where(lt(halfSignIn.expires, now));
}
