import { type AgentClaims, APP_LANGUAGES } from '@isopter/contract';
import { ApiError, type Db, digest, hasDigest, newSecret } from '@isopter/server/agent';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import { agentToken, staff, usedAssertion } from '../db/schema.ts';
import { CLOCK_TOLERANCE } from './assertion.ts';
import type { AgentIdentity } from './identity.ts';

/** Nobody keeps a token longer: a user who was suspended at the server loses access here within the hour. */
const ABSOLUTE_MS = 60 * 60_000;
/** A token ends when no call was made with it for this long. */
const IDLE_MS = 15 * 60_000;
/** How exactly the last call is remembered. */
const TOUCH_MS = 30_000;

/** A token that was issued. */
interface Issued {
  token: string;
  /** Identifies it in the access log. */
  id: string;
  expires: Date;
}

/**
 * Exchanges a verified assertion for a token, once.
 * @throws ApiError 401 `AssertionRefused` when it was exchanged before
 */
export async function issueToken(db: Db, claims: AgentClaims, now = new Date()): Promise<Issued> {
  const used = new Date((claims.exp + CLOCK_TOLERANCE + 1) * 1_000);
  const fresh = await db
    .insert(usedAssertion)
    .values({ id: claims.jti, expires: used })
    .onConflictDoNothing()
    .returning();
  if (fresh.length === 0)
    throw new ApiError(401, { detail: 'This sign-in was used already. Sign in again.', name: 'AssertionRefused' });
  const names = { firstName: claims.first_name, lastName: claims.last_name, lastSignIn: now };
  await db
    .insert(staff)
    .values({ id: claims.sub, ...names })
    .onConflictDoUpdate({ target: staff.id, set: names });
  const token = newSecret();
  const expires = new Date(now.getTime() + ABSOLUTE_MS);
  const [row] = await db
    .insert(agentToken)
    .values({
      digest: digest(token),
      staffId: claims.sub,
      groups: claims.groups,
      offices: claims.offices,
      allOffices: claims.all_offices,
      dateFormat: claims.date_format,
      language: APP_LANGUAGES.find((language) => language === claims.app_language),
      disablePi: claims.disable_pi,
      lastSeen: now,
      expires,
    })
    .returning({ id: agentToken.id });
  if (!row) throw new Error('the database added no token');
  return { token, id: row.id, expires };
}

/** Returns whose token a request has; undefined when it is unknown or has ended. */
export async function identify(
  db: Db,
  officeGroupId: string,
  token: string | undefined,
  now = new Date(),
): Promise<AgentIdentity | undefined> {
  if (token === undefined) return undefined;
  const [row] = await db
    .select()
    .from(agentToken)
    .where(
      and(
        hasDigest(agentToken.digest, token),
        gt(agentToken.expires, now),
        gt(agentToken.lastSeen, new Date(now.getTime() - IDLE_MS)),
      ),
    );
  if (!row) return undefined;
  if (now.getTime() - row.lastSeen.getTime() > TOUCH_MS)
    await db.update(agentToken).set({ lastSeen: now }).where(eq(agentToken.digest, row.digest));
  const { staffId: accountId, groups, offices, allOffices, dateFormat, disablePi } = row;
  const language = row.language ?? undefined;
  return { digest: row.digest, accountId, officeGroupId, groups, offices, allOffices, dateFormat, language, disablePi };
}

/** Removes tokens that have ended, and assertions that nobody accepts any more. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db
    .delete(agentToken)
    .where(or(lt(agentToken.expires, now), lt(agentToken.lastSeen, new Date(now.getTime() - IDLE_MS))));
  await db.delete(usedAssertion).where(lt(usedAssertion.expires, now));
}
