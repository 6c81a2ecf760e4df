import { ERROR, type SensitiveCall } from '@isopter/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { dropIdleRecoveryCodes } from '../auth/factors/factors.ts';
import { findHalf } from '../auth/factors/halfSignIn.ts';
import type { Identity } from '../auth/identity.ts';
import { tellOf } from '../auth/letters/letters.ts';
import { passwordFits } from '../auth/passwords/password.ts';
import { countAttempt, failed, takeBack } from '../auth/signIn.ts';
import { isOlderThanSession, stepUpMethod, stepUpRequired } from './stepUp.ts';
import { account, securityKey } from '../../platform/db/schema.ts';
import type { Handlers } from '../http/calls.ts';
import { askForKey, type Asking, checkKey } from './check.ts';
import { presentKey } from './present.ts';
import { keepProof, provingPage } from './proof.ts';
import { keyRefused } from './refused.ts';
import { addKey, startRegistration } from './register.ts';
import { invalidField, notFound } from '../../platform/lib/errors.ts';
import { brandOf } from '../../platform/brands/brandOf.ts';
import type { AccessServices } from '../services.ts';
import { requireVersion } from '../versions/requireVersion.ts';

/** Calls for the caller's own security keys [KEY-01 to KEY-04]. */
export function securityKeyCalls(services: AccessServices): Handlers {
  const { duo } = services;
  return {
    async startKeyRegistration({ db, user, request, concerns }) {
      concerns({ objectKind: 'account', objectIds: [user.accountId] });
      const product = (await brandOf(request, services.brandsDirectory))?.name ?? 'Isopter';
      return { ...(await startRegistration(db, user, request, product, 'key')) };
    },

    async createAuthenticator({ db, user, request, concerns, after }) {
      const added = await addKey(db, user, request, 'key');
      concerns({ objectKind: 'security_key', objectIds: [added.id] });
      after(() => tellOf(services, user.accountId, 'keyAdded', { label: added.label }));
      return presentKey(added);
    },

    async listAuthenticators({ db, user }) {
      const rows = await db
        .select()
        .from(securityKey)
        .where(eq(securityKey.accountId, user.accountId))
        .orderBy(asc(securityKey.created), asc(securityKey.id));
      return rows.map(presentKey);
    },

    async getAuthenticator({ db, user, params }) {
      const [row] = await db.select().from(securityKey).where(own(user, params.id));
      if (!row) throw notFound();
      return presentKey(row);
    },

    /** A user who has just added a key has already proved who they are, and names it next [KEY-01]. */
    async updateAuthenticator({ db, user, params, body, requiresStepUp, concerns, after }) {
      const [row] = await db.select().from(securityKey).where(own(user, params.id)).for('update');
      if (!row) throw notFound();
      const { id } = row;
      const read = () => Promise.resolve(presentKey(row));
      await requireVersion('updateAuthenticator', { db, user }, body, { table: securityKey, id, read });
      const isOld = and(own(user, id), isOlderThanSession(user.sessionDigest));
      if ((await db.$count(securityKey, isOld)) > 0) await requiresStepUp();
      const { label = row.label } = body;
      await db.update(securityKey).set({ label }).where(eq(securityKey.id, id));
      concerns({ objectKind: 'security_key', objectIds: [id] });
      if (label !== row.label) {
        after(() => tellOf(services, user.accountId, 'keyRenamed', { former: row.label, label }));
      }
      return undefined;
    },

    async deleteAuthenticator({ db, user, params, concerns, after }) {
      const [gone] = await db.delete(securityKey).where(own(user, params.id)).returning();
      if (!gone) throw notFound();
      concerns({ objectKind: 'security_key', objectIds: [params.id] });
      await dropIdleRecoveryCodes(db, duo, user.accountId);
      after(() => tellOf(services, user.accountId, 'keyRemoved', { label: gone.label }));
      return undefined;
    },

    /** Starts a key check for a user's sensitive action, or for the sign-in begun in this browser [KEY-03]. */
    async requestKeyCheck({ db, request, query, concerns }) {
      const { identity } = request;
      if (identity) concerns({ objectKind: 'account', objectIds: [identity.accountId] });
      if (identity) return { ...(await askForKey(db, { ...askingOf(identity, query.action), request })) };
      const half = await findHalf(db, request, ['webauthn']);
      if (!half) throw keyRefused();
      const { accountId, digest: owner } = half;
      concerns({ objectKind: 'account', objectIds: [accountId] });
      return { ...(await askForKey(db, { accountId, owner, purpose: 'sign-in', request })) };
    },

    async checkKey({ db, user, request, query, concerns }) {
      const { action } = query;
      concerns({ objectKind: 'account', objectIds: [user.accountId] });
      const page = action && provingPage(request);
      await checkKey(db, { ...askingOf(user, action), request });
      if (action && page) await keepProof(db, { session: user.sessionDigest, page, action });
      return undefined;
    },

    /** A wrong password counts towards the lock-out, as at the sign-in; a right one leaves other failures counted. */
    async checkPassword({ db, user, body: { action, password }, request, concerns }) {
      const page = provingPage(request);
      const method = await stepUpMethod(db, user, action, services.sso);
      if (method !== 'password') throw stepUpRequired(method);
      const [me] = await db.select({ hash: account.passwordHash }).from(account).where(eq(account.id, user.accountId));
      const attempt = await countAttempt(db, user.accountId);
      if (!(await passwordFits(me?.hash, password))) {
        throw failed(attempt, invalidField('password', ERROR.WRONG_CURRENT_PASSWORD));
      }
      await takeBack(db, attempt);
      await keepProof(db, { session: user.sessionDigest, page, action });
      concerns({ objectKind: 'account', objectIds: [user.accountId], officeGroupId: user.homeGroupId });
      return undefined;
    },
  };
}

const askingOf = (
  { accountId, sessionDigest: owner }: Identity,
  action: SensitiveCall | undefined,
): Omit<Asking, 'request'> => ({ accountId, owner, purpose: action ? `check ${action}` : 'check' });

const own = (user: Identity, id: string): SQL | undefined =>
  and(eq(securityKey.id, id), eq(securityKey.accountId, user.accountId));
