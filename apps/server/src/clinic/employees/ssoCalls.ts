import { SSO_CONFIRMED, SSO_ERROR } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { hashPassword, newPassword } from '../../access/auth/passwords/password.ts';
import { startSession } from '../../access/auth/session.ts';
import {
  beginSso,
  type BegunSso,
  type KnownBySso,
  knownBySso,
  type Leaving,
  nameBySso,
  ssoInstead,
  ssoRefused,
  ssoUnavailable,
  takeUpSso,
} from '../../access/sso/providers.ts';
import { stepUpMethod } from '../../access/keys/stepUp.ts';
import { account } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { acceptInvitation } from './accept.ts';
import type { CallContext, Handlers } from '../../access/http/calls.ts';
import { keepProof } from '../../access/keys/proof.ts';
import { aboutError } from '../../platform/lib/aboutError.ts';
import { newSecret } from '../../platform/lib/secret.ts';
import type { ClinicServices } from '../services.ts';
import { CLOCKS_DIFFER_S, type Vouched } from '../../access/sso/client.ts';
import { endFormer } from '../../access/live/tellEnded.ts';

const failure = (code: string): `/${string}` => `/sso/error?error_code=${code}`;

/** Single sign-on by OpenID Connect [AUTH-04, AUTH-18]. */
export function ssoCalls({ bus, sso }: ClinicServices): Handlers {
  /** Redirects the browser to a provider. @returns its URL, or the error page if it cannot be reached */
  async function leave(
    { db, request, reply }: Pick<CallContext<'authorizeSso'>, 'db' | 'request' | 'reply'>,
    leaving: Leaving,
  ): Promise<URL | `/${string}`> {
    const provider = sso?.get(leaving.domain);
    if (!provider) return failure(SSO_ERROR.notSetUp);
    const asked = await beginSso(db, leaving, request, reply);
    try {
      return await provider.authorize({ ...asked, isFresh: leaving.stepUp !== undefined });
    } catch (error) {
      request.log.warn(aboutError(error), 'a provider of single sign-on did not answer');
      return failure(SSO_ERROR.unavailable);
    }
  }

  return {
    authorizeSso(call) {
      const { return_url: returnUrl, invitation } = call.query;
      return leave(call, { domain: call.query.sso_domain.toLowerCase(), returnUrl, invitation });
    },

    /** The provider asks for the password or the second factor again, and returns when the user signed in [OUR-482]. */
    async reauthorizeSso(call) {
      const { db, user, query, request } = call;
      const { action, page } = query;
      // an attacker with a copy of the cookie could send the user here with the digest of the attacker's page
      if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return failure(SSO_ERROR.authFailed);
      const domain = await ssoInstead(db, sso, user.accountId);
      if (domain === undefined || (await stepUpMethod(db, user, action, sso)) !== 'sso') {
        return failure(SSO_ERROR.notSetUp);
      }
      return leave(call, { domain, stepUp: { session: user.sessionDigest, page, action } });
    },

    /** Checks the provider's answer. Our own second factor is not requested: that is the provider's task. */
    async verifySso(call) {
      const { db, body, request, reply, by, concerns, adds } = call;
      const begun = await takeUpSso(db, body.state, request, reply);
      if (!begun || body.code === undefined) throw ssoRefused();
      const provider = sso?.get(begun.domain);
      if (!provider) throw ssoUnavailable();
      const { nonce, verifier } = begun;
      const vouched = await provider
        .identify({ code: body.code, nonce, verifier, iss: body.iss })
        .catch((error: unknown) => {
          request.log.warn(aboutError(error), 'a provider of single sign-on did not answer');
          throw ssoUnavailable();
        });
      if (!vouched) throw ssoRefused();
      const { issuer } = provider;
      const known = await knownBySso(db, { issuer, domain: begun.domain }, vouched);
      if (begun.session !== null) return confirm(call, begun, known, vouched);
      by(known);
      if (known?.mayEnter === false) throw ssoRefused();
      const passwordHash = known?.passwordChangeForced ? await hashPassword(newSecret()) : undefined;
      const { accountId, officeGroupId, invitationId } = await db.transaction(async (tx) =>
        known ? enter(tx, known, issuer, vouched, passwordHash) : join(tx, begun, issuer, vouched),
      );
      by({ accountId, officeGroupId });
      await endFormer(bus, call);
      await startSession(db, accountId, request, reply);
      concerns({ objectKind: 'account', objectIds: [accountId] });
      if (invitationId !== undefined)
        adds({ action: 'acceptInvitation', objectKind: 'invitation', objectIds: [invitationId] });
      return { return_url: begun.returnUrl };
    },
  };
}

/**
 * The user of a session proved at the provider who they are: the provider names the same account, and saw them sign in
 * after the browser left for it. It creates no new session.
 * @throws ApiError 403
 */
async function confirm(
  { db, request, by, concerns }: CallContext<'verifySso'>,
  { session, page, action, begun }: BegunSso,
  known: KnownBySso | undefined,
  { authTime = 0 }: Vouched,
): Promise<{ return_url: string }> {
  const user = request.identity;
  by(user && { accountId: user.accountId, officeGroupId: user.homeGroupId });
  const isSame = user?.sessionDigest === session && known?.mayEnter === true && known.accountId === user?.accountId;
  const isFresh = (authTime + CLOCKS_DIFFER_S) * 1_000 >= begun.getTime();
  if (!user || action === null || page === null || !isSame || !isFresh) throw ssoRefused();
  await keepProof(db, { session: user.sessionDigest, page, action });
  concerns({ objectKind: 'account', objectIds: [user.accountId], officeGroupId: user.homeGroupId });
  return { return_url: SSO_CONFIRMED };
}

interface Entered {
  accountId: string;
  officeGroupId: string;
  invitationId?: string;
}

/**
 * Signs in an account. A password that must be changed is replaced with a random one: it cannot be used, and the screen
 * that asks for a new one would block the user.
 */
async function enter(
  db: Db,
  { accountId, officeGroupId, isNew }: KnownBySso,
  issuer: string,
  { subject }: Vouched,
  passwordHash: string | undefined,
): Promise<Entered> {
  if (isNew) await nameBySso(db, issuer, subject, accountId);
  if (passwordHash !== undefined)
    await db
      .update(account)
      .set({ ...newPassword(passwordHash), forcePasswordChange: false })
      .where(eq(account.id, accountId));
  return { accountId, officeGroupId };
}

/** Creates the account of an invited user who has none. @throws ApiError 403 without an invitation */
async function join(db: Db, { invitation, domain }: BegunSso, issuer: string, vouched: Vouched): Promise<Entered> {
  const { email, subject } = vouched;
  const accepted = invitation === null ? undefined : await acceptInvitation(db, { secret: invitation, email, domain });
  if (!accepted) throw ssoRefused();
  await nameBySso(db, issuer, subject, accepted.accountId);
  return accepted;
}
