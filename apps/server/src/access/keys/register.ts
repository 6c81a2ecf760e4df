import { Buffer } from 'node:buffer';
import { ERROR_NAME } from '@isopter/contract';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '../auth/identity.ts';
import { lockAccount } from '../auth/lockAccount.ts';
import { account, securityKey } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, notFound } from '../../platform/lib/errors.ts';
import { readAttestation } from './body.ts';
import { keysHere, transportsOf } from './check.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenge.ts';
import { keyRefused } from './refused.ts';
import { relyingParty } from './relyingParty.ts';

/** Security keys of one user. */
const KEYS_MOST = 10;

/** EdDSA, ECDSA and RSA: what keys are made with. */
const ALGORITHMS = [-8, -7, -257];

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A passkey replaces the password; a key is a second factor. */
export type Kind = 'passkey' | 'key';
const registrationOf = (user: Identity, kind: Kind) => ({
  owner: user.sessionDigest,
  purpose: kind === 'passkey' ? ('passkey registration' as const) : ('registration' as const),
});

/** Creates the options for registering a key; the user's existing keys are excluded [KEY-01]. */
export async function startRegistration(
  db: Db,
  user: Identity,
  request: FastifyRequest,
  product: string,
  kind: Kind,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const [me] = await db.select().from(account).where(eq(account.id, user.accountId));
  if (!me) throw notFound();
  const keys = await keysHere(db, user.accountId, request);
  const options = await generateRegistrationOptions({
    rpName: product,
    rpID: relyingParty(request).id,
    userID: Buffer.from(user.accountId),
    userName: me.username,
    userDisplayName: `${me.firstName} ${me.lastName}`,
    attestationType: 'none',
    excludeCredentials: keys.map((key) => ({ id: key.credentialId, transports: transportsOf(key) })),
    // used with a password any key will do; it need not store its owner
    authenticatorSelection:
      kind === 'passkey'
        ? { residentKey: 'required', userVerification: 'required' }
        : { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(db, registrationOf(user, kind), options.challenge);
  return options;
}

/**
 * Adds a key [KEY-01]. The challenge is used up even if this fails, so this must not run in a transaction.
 * @throws ApiError 403 for anything but a good new key, 409 when there are too many
 */
export async function addKey(
  db: Db,
  user: Identity,
  request: FastifyRequest,
  kind: Kind,
): Promise<typeof securityKey.$inferSelect> {
  const challenge = await takeChallenge(db, registrationOf(user, kind));
  const { label, transports, ...attestation } = readAttestation(request.body);
  if (!challenge) throw keyRefused();
  const { id: rpId, origin } = relyingParty(request);
  const credentialId = base64url(attestation.credentialId);
  const verified = await verifyRegistrationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        attestationObject: base64url(attestation.attestationObject),
        clientDataJSON: base64url(attestation.clientDataJSON),
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: kind === 'passkey',
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!verified?.verified) throw keyRefused();
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return db.transaction(async (tx) => {
    // of two keys that are added at once the second one waits here, and counts the first
    await lockAccount(tx, user.accountId);
    if ((await tx.$count(securityKey, eq(securityKey.accountId, user.accountId))) >= KEYS_MOST) {
      throw conflict(ERROR_NAME.TOO_MANY_KEYS, `There are ${KEYS_MOST} security keys already.`);
    }
    const [added] = await tx
      .insert(securityKey)
      .values({
        accountId: user.accountId,
        credentialId: id,
        publicKey: base64url(publicKey),
        counter,
        transports,
        rpId,
        label,
        passkey: kind === 'passkey',
      })
      .onConflictDoNothing({ target: securityKey.credentialId })
      .returning();
    if (!added) throw keyRefused();
    return added;
  });
}
