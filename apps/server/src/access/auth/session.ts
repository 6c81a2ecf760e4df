import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { account, halfSignIn, officeGroup, session } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { type Person, writeAudit } from './audit.ts';
import { isHttps, renewCsrfToken } from './csrf.ts';
import { effectivePreferences } from '../preferences/preferences.ts';
import type { Identity } from './identity.ts';
import { VISIT, visitOf } from './visit.ts';
import { identityOf, WORKER } from './worker.ts';
import { digest, hasDigest, newSecret } from '../../platform/lib/secret.ts';

/** The longest duration of a session, with any activity. */
const ABSOLUTE_MS = 12 * 60 * 60_000;
/** Precision with which the time of the last call is stored. */
const TOUCH_MS = 30_000;
/** User agents are cut to this length. */
const USER_AGENT_MAX = 400;

const cookieName = (request: FastifyRequest) => (isHttps(request) ? '__Host-sessionid' : 'sessionid');

/** Sets when a user first used the letter with which they chose a password; nothing for users who got none. */
export const ACCEPTED = {
  invitationAccepted: sql`case when ${account.invited} is null then null else coalesce(${account.invitationAccepted}, now()) end`,
};

/** Signs a browser in, with a new session id and a new CSRF token. */
export async function startSession(db: Db, accountId: string, request: FastifyRequest, reply: FastifyReply) {
  const secret = newSecret();
  const userAgent = request.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null;
  await db.insert(session).values({ digest: digest(secret), accountId, userAgent });
  await db
    .update(account)
    .set({ lastSignIn: sql`now()`, ...ACCEPTED })
    .where(eq(account.id, accountId));
  reply.setCookie(cookieName(request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
  });
  renewCsrfToken(request, reply);
}

/** A session that has ended, and whose it was, with the office group of their account. */
export interface EndedSession extends Person {
  id: string;
  digest: string;
}

const ENDED = {
  id: session.id,
  digest: session.digest,
  accountId: session.accountId,
  officeGroupId: sql<string>`(select home.office_group_id from ${account} as home where home.id = ${session.accountId})`,
};

/** Signs the browser out; a session that has ended already is no error. */
export async function endSession(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<EndedSession | undefined> {
  const secret = request.cookies[cookieName(request)];
  reply.clearCookie(cookieName(request), { path: '/', secure: isHttps(request) });
  if (secret === undefined) return undefined;
  const [ended] = await db.delete(session).where(hasDigest(session.digest, secret)).returning(ENDED);
  return ended;
}

/**
 * Ends every session of an account but one, as after a change of its password, and every sign-in that is half done.
 * @returns the digests of the ended
 */
export async function endOtherSessions(db: Db, accountId: string, keep: string): Promise<string[]> {
  await db.delete(halfSignIn).where(eq(halfSignIn.accountId, accountId));
  const ended = await db
    .delete(session)
    .where(and(eq(session.accountId, accountId), sql`${session.digest} <> ${keep}`))
    .returning({ digest: session.digest });
  return ended.map((row) => row.digest);
}

/**
 * Removes what has timed out [AUTH-15], each with an audit row of whose it was. Nobody asked for that, so the row has no
 * address.
 * @returns the digests of the ended sessions
 */
export async function removeExpiredSessions(db: Db, now: Date): Promise<string[]> {
  const idle = sql`(${officeGroup.preferences} ->> 'user_inactivity_limit_seconds')::int`;
  const limit = sql`coalesce(${idle}, ${effectivePreferences({}, {}).user_inactivity_limit_seconds}::int)`;
  const isExpired = or(
    lt(session.created, new Date(now.getTime() - ABSOLUTE_MS)),
    sql`exists (select 1 from ${account} join ${officeGroup} on ${officeGroup.id} = ${account.officeGroupId}
      where ${account.id} = ${session.accountId} and ${limit} > 0
      and ${session.lastSeen} < ${now.toISOString()}::timestamptz - ${limit} * interval '1 second')`,
  );
  return db.transaction(async (tx) => {
    const ended = await tx.delete(session).where(isExpired).returning(ENDED);
    // chain after chain in one order, so that two servers that do this at once do not wait for each other
    for (const { id, digest: _, ...actor } of ended.toSorted((a, b) => (a.officeGroupId < b.officeGroupId ? -1 : 1)))
      await writeAudit(tx, { action: 'sessionExpired', result: 200, actor, objectKind: 'session', objectIds: [id] });
    return ended.map((row) => row.digest);
  });
}

/**
 * Returns the identity of a request's cookie.
 * @returns undefined if nobody is signed in, the session has timed out, or the office group of the header does not
 *   belong to the corporation of a corporate admin [AUTH-16]
 * @param isUse whether the request extends the session; otherwise it only checks that the session is valid
 */
export async function identify(db: Db, request: FastifyRequest, isUse = true): Promise<Identity | undefined> {
  const secret = request.cookies[cookieName(request)];
  if (secret === undefined) return undefined;
  const header = request.headers['x-office-group'];
  const chosen = typeof header === 'string' && header !== '' ? header : null;
  const [row] = await db
    .select({ session, ...WORKER, ...VISIT })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .innerJoin(
      officeGroup,
      eq(
        sql`${officeGroup.id}::text`,
        sql`coalesce(${chosen}, ${session.officeGroupId}::text, ${account.officeGroupId}::text)`,
      ),
    )
    .where(and(hasDigest(session.digest, secret), account.active));
  const identity = row && identityOf(row, row.session.digest, visitOf(row));
  if (!identity) return undefined;
  // a header does not lead visitors to where the demo mode is off
  if (identity.visit && chosen !== null && chosen !== row.visitGroup) return undefined;

  const now = Date.now();
  const idle = now - row.session.lastSeen.getTime();
  const limit = identity.preferences.user_inactivity_limit_seconds * 1_000;
  if (now - row.session.created.getTime() > ABSOLUTE_MS || (limit > 0 && idle > limit)) return undefined;
  if (isUse && idle > TOUCH_MS) {
    await db
      .update(session)
      .set({ lastSeen: new Date(now) })
      .where(eq(session.digest, row.session.digest));
  }
  return identity;
}
