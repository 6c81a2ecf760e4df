import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { securityKey } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { isOlderThanSession } from './stepUp.ts';
import { type Assertion, readAssertion } from './body.ts';
import { CHALLENGE_MS, keepChallenge, type Purpose, takeChallenge } from './challenge.ts';
import { keyMissing, keyRefused } from './refused.ts';
import { relyingParty } from './relyingParty.ts';

/** The account, session and purpose of a key check; the session may be a half-done sign-in. */
export interface Asking {
  accountId: string;
  owner: string;
  purpose: Purpose;
  request: FastifyRequest;
}

export const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
export const transportsOf = ({ transports }: { transports: readonly string[] }) =>
  transports as AuthenticatorTransport[];

/** The keys of an account that sign for this host. @param condition narrows them further */
export const keysHere = (db: Db, accountId: string, request: FastifyRequest, condition?: SQL) =>
  db
    .select()
    .from(securityKey)
    .where(and(eq(securityKey.accountId, accountId), eq(securityKey.rpId, relyingParty(request).id), condition));

/** SQL condition: the keys that count. In a session those are the keys it began with, at the sign-in all. */
const isAccepted = ({ owner, purpose }: Asking) => (purpose === 'sign-in' ? undefined : isOlderThanSession(owner));

/** Asks for one of somebody's keys [KEY-03]. @throws ApiError 403 for who has none */
export async function askForKey(db: Db, asking: Asking): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { accountId, request } = asking;
  const keys = await keysHere(db, accountId, request, isAccepted(asking));
  if (keys.length === 0) throw asking.purpose === 'sign-in' ? keyRefused() : keyMissing();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(request).id,
    allowCredentials: keys.map((key) => ({ id: key.credentialId, transports: transportsOf(key) })),
    userVerification: 'preferred',
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(db, asking, options.challenge);
  return options;
}

/**
 * Checks a signature. The challenge is used up even if the check fails, so this must not run in a transaction.
 * @throws ApiError 403 for anything but a good signature of one of the account's keys, alike for all
 */
export async function checkKey(db: Db, asking: Asking, now = new Date()): Promise<void> {
  const { accountId, request } = asking;
  const challenge = await takeChallenge(db, asking, now);
  const assertion = readAssertion(request.body);
  const { id: rpId } = relyingParty(request);
  const id = base64url(assertion.credentialId);
  const [key] = await db
    .select()
    .from(securityKey)
    .where(
      and(
        eq(securityKey.credentialId, id),
        eq(securityKey.accountId, accountId),
        eq(securityKey.rpId, rpId),
        isAccepted(asking),
      ),
    );
  if (!challenge || !key) throw keyRefused();
  await verifyAssertion(db, { key, assertion, challenge, request, requireUserVerification: false }, now);
}

interface Signed {
  key: typeof securityKey.$inferSelect;
  assertion: Assertion;
  challenge: string;
  request: FastifyRequest;
  requireUserVerification: boolean;
}

/** Verifies a signature and moves the key's counter on. @throws ApiError 403 for anything but a good one */
export async function verifyAssertion(
  db: Db,
  { key, assertion, challenge, request, requireUserVerification }: Signed,
  now = new Date(),
): Promise<void> {
  const { id: rpId, origin } = relyingParty(request);
  const id = key.credentialId;
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        authenticatorData: base64url(assertion.authenticatorData),
        clientDataJSON: base64url(assertion.clientDataJSON),
        signature: base64url(assertion.signature),
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification,
    credential: { id, publicKey: Buffer.from(key.publicKey, 'base64url'), counter: key.counter },
  }).catch(() => undefined);
  if (!verified?.verified) throw keyRefused();
  const { newCounter: counter } = verified.authenticationInfo;
  // of two copies that sign at once, one is late; a key that does not count stays at zero
  const isNext = counter === 0 ? eq(securityKey.counter, 0) : lt(securityKey.counter, counter);
  const [used] = await db
    .update(securityKey)
    .set({ counter, lastUsed: now })
    .where(and(eq(securityKey.id, key.id), isNext))
    .returning({ id: securityKey.id });
  if (!used) throw keyRefused();
}
