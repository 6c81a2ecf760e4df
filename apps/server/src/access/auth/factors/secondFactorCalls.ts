import { ERROR_NAME, TOTP_CODE } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { confirmTotp, startTotp, spendTotpCode } from './authenticatorApp.ts';
import { availableFactors, dropIdleRecoveryCodes, secondFactorsOf } from './factors.ts';
import { completeHalf, endHalf, findHalf } from './halfSignIn.ts';
import { tellOf } from '../letters/letters.ts';
import { countRecoveryCodes, createRecoveryCodes, spendRecoveryCode } from './recoveryCodes.ts';
import { codeRefused, factorUnverified } from './refusedFactor.ts';
import { countAttempt, failed, forgive, takeBack } from '../signIn.ts';
import { ssoInstead } from '../../sso/providers.ts';
import { totp } from '../../../platform/db/schema.ts';
import type { Handlers } from '../../http/calls.ts';
import { keepProof, provingPage } from '../../keys/proof.ts';
import { mayUseRecoveryCode, stepUpMethod, stepUpRequired } from '../../keys/stepUp.ts';
import { notFound, refused } from '../../../platform/lib/errors.ts';
import { brandOf } from '../../../platform/brands/brandOf.ts';
import type { AccessServices } from '../../services.ts';

const setupExpired = () => refused(ERROR_NAME.SETUP_EXPIRED, 'Start the setup of the authenticator app again.');

/** Authenticator apps and recovery codes of the caller, and signing in with them [OUR-490 to OUR-493]. */
export function secondFactorCalls(services: AccessServices): Handlers {
  const { duo, brandsDirectory } = services;
  const productOf = async (request: FastifyRequest) => (await brandOf(request, brandsDirectory))?.name ?? 'Isopter';

  return {
    async getSecondFactors({ db, user: { accountId } }) {
      const { recoveryCodes } = await secondFactorsOf(db, duo, accountId);
      const [app] = await db.select().from(totp).where(eq(totp.accountId, accountId));
      return {
        totp: app ? { created: app.created.toISOString(), last_used: app.lastUsed?.toISOString() ?? null } : null,
        recovery_codes: recoveryCodes,
        has_duo: availableFactors(services).includes('duo'),
        has_password: (await ssoInstead(db, services.sso, accountId)) === undefined,
      };
    },

    async startTotp({ db, user: { accountId, sessionDigest: owner }, request, concerns }) {
      concerns({ objectKind: 'account', objectIds: [accountId] });
      return startTotp(db, { accountId, owner }, await productOf(request));
    },

    async confirmTotp({ db, user: { accountId, sessionDigest: owner }, body, concerns, after }) {
      const problem = await confirmTotp(db, { accountId, owner }, body.code, true);
      if (problem !== undefined) throw problem === 'wrong' ? codeRefused() : setupExpired();
      concerns({ objectKind: 'account', objectIds: [accountId] });
      after(() => tellOf(services, accountId, 'appAdded'));
      const hasCodes = (await countRecoveryCodes(db, accountId)) > 0;
      return { recovery_codes: hasCodes ? [] : await createRecoveryCodes(db, accountId) };
    },

    async removeTotp({ db, user: { accountId }, concerns, after }) {
      const removed = await db.delete(totp).where(eq(totp.accountId, accountId)).returning({ id: totp.accountId });
      if (removed.length === 0) throw notFound();
      await dropIdleRecoveryCodes(db, duo, accountId);
      concerns({ objectKind: 'account', objectIds: [accountId] });
      after(() => tellOf(services, accountId, 'appRemoved'));
      return undefined;
    },

    async createRecoveryCodes({ db, user: { accountId }, concerns, after }) {
      const recovery_codes = await createRecoveryCodes(db, accountId);
      concerns({ objectKind: 'account', objectIds: [accountId] });
      after(() => tellOf(services, accountId, 'recoveryMade'));
      return { recovery_codes };
    },

    /** A wrong code counts as a wrong password does. */
    async verifyTotp({ db, body, request, reply, by, concerns }) {
      const half = await findHalf(db, request, ['totp', 'webauthn']);
      by(half);
      if (!half) throw factorUnverified();
      const { accountId } = half;
      const attempt = await countAttempt(db, accountId);
      if (!(await spendTotpCode(db, accountId, body.code))) throw failed(attempt, codeRefused());
      if (!(await endHalf(db, half, request, reply))) throw factorUnverified();
      await forgive(db, attempt);
      await completeHalf(db, half, request, reply);
      concerns({ objectKind: 'account', objectIds: [accountId] });
      return { success: true };
    },

    /** Replaces all remaining steps: a user who lost the phone may have lost more than one factor. */
    async verifyRecoveryCode({ db, body, request, reply, by, concerns, after }) {
      const half = await findHalf(db, request, ['duo', 'totp', 'webauthn']);
      by(half);
      if (!half) throw factorUnverified();
      const { accountId } = half;
      const attempt = await countAttempt(db, accountId);
      const left = await spendRecoveryCode(db, accountId, body.code);
      if (left === undefined) throw failed(attempt, codeRefused());
      if (!(await endHalf(db, half, request, reply))) throw factorUnverified();
      after(() => tellOf(services, accountId, 'recoveryUsed', { count: String(left) }));
      await forgive(db, attempt);
      await completeHalf(db, half, request, reply);
      concerns({ objectKind: 'account', objectIds: [accountId] });
      return { left };
    },

    /** A wrong code counts towards the lock-out, as at the sign-in; a right one leaves other failures counted. */
    async checkCode({ db, user, body: { action, code }, request, concerns, after }) {
      const { accountId } = user;
      const page = provingPage(request);
      const method = await stepUpMethod(db, user, action, services.sso);
      const isOfApp = TOTP_CODE.test(code);
      const isAccepted = isOfApp ? method === 'totp' : await mayUseRecoveryCode(db, user, action, method);
      if (!isAccepted) throw stepUpRequired(method);
      const attempt = await countAttempt(db, accountId);
      const left = isOfApp ? undefined : await spendRecoveryCode(db, accountId, code);
      const isRight = isOfApp ? await spendTotpCode(db, accountId, code) : left !== undefined;
      if (!isRight) throw failed(attempt, codeRefused());
      await takeBack(db, attempt);
      await keepProof(db, { session: user.sessionDigest, page, action });
      concerns({ objectKind: 'account', objectIds: [accountId], officeGroupId: user.homeGroupId });
      if (left !== undefined) after(() => tellOf(services, accountId, 'recoveryProved', { count: String(left) }));
      return undefined;
    },

    async startTotpAtSignIn({ db, request, by, concerns }) {
      const half = await findHalf(db, request, ['setup']);
      by(half);
      if (!half) throw factorUnverified();
      concerns({ objectKind: 'account', objectIds: [half.accountId] });
      return startTotp(db, { accountId: half.accountId, owner: half.digest }, await productOf(request));
    },

    /** This needs only the password, so it never replaces a factor that already exists. A locked account is refused. */
    async confirmTotpAtSignIn({ db, body, request, reply, by, concerns, after }) {
      const half = await findHalf(db, request, ['setup']);
      by(half);
      if (!half) throw factorUnverified();
      const { accountId, digest: owner } = half;
      const { owed } = await secondFactorsOf(db, duo, accountId);
      if (!owed.includes('setup')) throw factorUnverified();
      const attempt = await countAttempt(db, accountId);
      const problem = await confirmTotp(db, { accountId, owner }, body.code, false);
      if (problem === 'wrong') throw codeRefused();
      if (problem === 'expired') throw setupExpired();
      if (problem === 'taken' || !(await endHalf(db, half, request, reply))) throw factorUnverified();
      await forgive(db, attempt);
      await completeHalf(db, half, request, reply, false);
      concerns({ objectKind: 'account', objectIds: [accountId] });
      after(() => tellOf(services, accountId, 'appAdded'));
      return { recovery_codes: await createRecoveryCodes(db, accountId) };
    },
  };
}
