import { randomUUID } from 'node:crypto';
import {
  AGENT_ASSERTION_ALGORITHM,
  AGENT_ASSERTION_TYPE,
  type AgentClaims,
  type AgentKeys,
  isAgentAddress,
  MAX_ASSERTION_AGE_SECONDS,
} from '@isopter/contract';
import { desc, eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { account, signingKey } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, forbidden, notFound } from '../../platform/lib/errors.ts';
import { seesAllOffices } from './access.ts';
import type { Identity } from './identity.ts';

/** Returns the key that signs. The first assertion creates it; if two create one at once, both are valid. */
async function newestKey(db: Db): Promise<typeof signingKey.$inferSelect> {
  const [newest] = await db.select().from(signingKey).orderBy(desc(signingKey.created), signingKey.id).limit(1);
  if (newest) return newest;
  const pair = await generateKeyPair(AGENT_ASSERTION_ALGORITHM, { crv: 'Ed25519', extractable: true });
  const publicKey = await exportJWK(pair.publicKey);
  const values = {
    id: await calculateJwkThumbprint(publicKey),
    publicKey,
    privateKey: await exportJWK(pair.privateKey),
    created: new Date(),
  };
  await db.insert(signingKey).values(values);
  return values;
}

/**
 * Returns the agent of a user's office group as the audience of a token, and this server as its issuer.
 * @param address of this server
 * @throws ApiError 403 without an agent, 409 `NoAddress` without an address
 */
export function agentAudience(
  { flags, preferences }: Pick<Identity, 'flags' | 'preferences'>,
  address: string | undefined,
): { issuer: string; audience: string } {
  const { on_prem_pii_agent_url: url } = preferences;
  if (!flags.enable_on_prem_pii_agent || !url || !isAgentAddress(url))
    throw forbidden('This office group has no on-premises agent.');
  if (address === undefined) throw conflict('NoAddress', 'The operator has to set ISOPTER_ADDRESS.');
  return { issuer: address, audience: new URL(url).origin };
}

/**
 * Returns a signed assertion of who a user is and what they may do, for one agent [OUR-610].
 * @param issuer address of this server
 * @param audience origin of the agent
 */
export async function signAgentAssertion(
  db: Db,
  user: Identity,
  { issuer, audience }: { issuer: string; audience: string },
): Promise<string> {
  const [names] = await db
    .select({ first_name: account.firstName, last_name: account.lastName })
    .from(account)
    .where(eq(account.id, user.accountId));
  if (!names) throw notFound();
  const claims: Omit<AgentClaims, 'sub' | 'jti' | 'exp'> = {
    ...names,
    office_group: user.officeGroupId,
    groups: [...user.groups],
    offices: [...user.offices],
    all_offices: seesAllOffices(user),
    date_format: user.preferences.date_format,
    app_language: user.preferences.app_language,
    disable_pi: user.preferences.disable_pi,
  };
  return signForAgent(db, claims, { typ: AGENT_ASSERTION_TYPE, subject: user.accountId, issuer, audience });
}

/** The registered parts of a token for an agent. */
export interface AgentTokenParts {
  /** The header `typ`. */
  typ: string;
  /** The id of the account. */
  subject: string;
  /** Address of this server. */
  issuer: string;
  /** Origin of the agent. */
  audience: string;
}

/** Returns claims as a signed token for one agent, valid for a minute. */
export async function signForAgent(
  db: Db,
  claims: JWTPayload,
  { typ, subject, issuer, audience }: AgentTokenParts,
): Promise<string> {
  const key = await newestKey(db);
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: AGENT_ASSERTION_ALGORITHM, typ, kid: key.id })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + MAX_ASSERTION_AGE_SECONDS)
    .sign(await importJWK(key.privateKey, AGENT_ASSERTION_ALGORITHM));
}

/** Returns the public keys of all assertions that may still be valid, and nothing of the private ones. */
export async function publicAgentKeys(db: Db): Promise<AgentKeys> {
  const rows = await db
    .select({ id: signingKey.id, publicKey: signingKey.publicKey })
    .from(signingKey)
    .orderBy(desc(signingKey.created), signingKey.id);
  return {
    keys: rows.map(({ id, publicKey }) => ({
      kty: 'OKP',
      crv: 'Ed25519',
      x: publicKey.x ?? '',
      kid: id,
      alg: AGENT_ASSERTION_ALGORITHM,
      use: 'sig',
    })),
  };
}
