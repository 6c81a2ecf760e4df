import { generateAuthenticationOptions, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { and, eq, not } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../auth/audit.ts';
import { isHttps } from '../auth/csrf.ts';
import { account, securityKey } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { digest, newSecret } from '../../platform/lib/secret.ts';
import { type Assertion, readAssertion } from './body.ts';
import { keepChallenge, takeChallenge } from './challenge.ts';
import { base64url, verifyAssertion } from './check.ts';
import { keyRefused } from './refused.ts';
import { relyingParty } from './relyingParty.ts';

/** Lifetime of a challenge. Browsers may offer passkeys in the user name field while the user reads the page. */
const OPEN_MS = 10 * 60_000;

const cookieName = (request: FastifyRequest) => (isHttps(request) ? '__Host-passkeyid' : 'passkeyid');

/** Creates a challenge for a passkey of any user [OUR-494]. It is bound to a cookie of this browser. */
export async function askForPasskey(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const secret = newSecret();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(request).id,
    userVerification: 'required',
    timeout: OPEN_MS,
  });
  await keepChallenge(db, { owner: digest(secret), purpose: 'passkey' }, options.challenge, OPEN_MS);
  reply.setCookie(cookieName(request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(request),
  });
  return options;
}

/** A passkey of an active account, whose signature is not checked yet. */
export interface OfferedPasskey extends Person {
  key: typeof securityKey.$inferSelect;
  assertion: Assertion;
  challenge: string;
}

/**
 * Finds the account of the passkey that a browser offers. The challenge is used up, so this runs outside of a
 * transaction.
 * @returns undefined for a key that is no passkey, is unknown, or whose owner's password was reset
 */
export async function findPasskey(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OfferedPasskey | undefined> {
  const secret = request.cookies[cookieName(request)];
  reply.clearCookie(cookieName(request), { path: '/', secure: isHttps(request) });
  if (secret === undefined) return undefined;
  const challenge = await takeChallenge(db, { owner: digest(secret), purpose: 'passkey' });
  const assertion = readAssertion(request.body);
  const [found] = await db
    .select({ key: securityKey, officeGroupId: account.officeGroupId })
    .from(securityKey)
    .innerJoin(account, eq(account.id, securityKey.accountId))
    .where(
      and(
        eq(securityKey.credentialId, base64url(assertion.credentialId)),
        eq(securityKey.rpId, relyingParty(request).id),
        securityKey.passkey,
        account.active,
        not(account.passwordWithdrawn),
      ),
    );
  return found && challenge !== undefined
    ? { ...found, accountId: found.key.accountId, assertion, challenge }
    : undefined;
}

/** Checks what the passkey signed, and that it verified its user. @throws ApiError 403 for anything else */
export async function checkPasskey(
  db: Db,
  { key, assertion, challenge }: OfferedPasskey,
  request: FastifyRequest,
): Promise<void> {
  if (Buffer.from(assertion.userHandle ?? []).toString() !== key.accountId) throw keyRefused();
  await verifyAssertion(db, { key, assertion, challenge, request, requireUserVerification: true });
}
