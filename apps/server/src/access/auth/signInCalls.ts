import { and, desc, eq } from 'drizzle-orm';
import { tellOf } from './letters/letters.ts';
import { endOtherSessions } from './session.ts';
import { describeUserAgent } from './userAgent.ts';
import { session } from '../../platform/db/schema.ts';
import type { Handlers } from '../http/calls.ts';
import { notFound } from '../../platform/lib/errors.ts';
import type { AccessServices } from '../services.ts';
import { tellEnded } from '../live/tellEnded.ts';

/** Lists and ends the caller's sessions; their live connections close at once [OUR-120, OUR-121]. */
export const signInCalls = (services: AccessServices): Handlers => ({
  async listSignIns({ db, user }) {
    const rows = await db
      .select()
      .from(session)
      .where(eq(session.accountId, user.accountId))
      .orderBy(desc(session.lastSeen), session.id);
    return rows.map(({ id, digest, userAgent, created, lastSeen }) => ({
      id,
      ...describeUserAgent(userAgent),
      created: created.toISOString(),
      last_seen: lastSeen.toISOString(),
      is_current: digest === user.sessionDigest,
    }));
  },

  async endSignIn({ db, user, params, requiresStepUp, concerns, after }) {
    const own = and(eq(session.id, params.id), eq(session.accountId, user.accountId));
    const [found] = await db.select({ digest: session.digest }).from(session).where(own).for('update');
    if (!found) throw notFound();
    const { digest } = found;
    const isOther = digest !== user.sessionDigest;
    if (isOther) await requiresStepUp();
    await db.delete(session).where(own);
    concerns({ objectKind: 'session', objectIds: [params.id], officeGroupId: user.homeGroupId });
    after(() => tellEnded(services.bus, [digest]));
    if (isOther) after(() => tellOf(services, user.accountId, 'signedOut'));
    return undefined;
  },

  async endOtherSignIns({ db, user, concerns, after }) {
    const ended = await endOtherSessions(db, user.accountId, user.sessionDigest);
    concerns({ objectKind: 'account', objectIds: [user.accountId], officeGroupId: user.homeGroupId });
    after(() => tellEnded(services.bus, ended));
    if (ended.length > 0) after(() => tellOf(services, user.accountId, 'signedOut'));
    return undefined;
  },
});
