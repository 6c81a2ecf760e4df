import {
  AGENT_ASSERTION_ALGORITHM,
  AGENT_ASSERTION_TYPE,
  AgentClaims,
  MAX_ASSERTION_AGE_SECONDS,
} from '@isopter/contract';
import { aboutError, ApiError } from '@isopter/server/agent';
import type { FastifyBaseLogger } from 'fastify';
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';

/** The values that an assertion must have, and the keys that may have signed it. */
export interface AssertionRules {
  /** Address of the server. */
  issuer: string;
  /** Origin of this agent. */
  audience: string;
  officeGroupId: string;
  /** Finds the public key of the server that signed an assertion. */
  keys: JWTVerifyGetKey;
}

/** Seconds by which the clocks of server and agent may differ. */
export const CLOCK_TOLERANCE = 30;

/** Milliseconds from one request for the keys to the next: a junk assertion must not cause one while the server is down. */
const COOLDOWN_MS = 10_000;

/** Returns the public keys of a server, which are loaded when needed and cached for ten minutes. */
export function createKeySet(server: string): JWTVerifyGetKey {
  let last = Number.NEGATIVE_INFINITY;
  return createRemoteJWKSet(new URL('/api/agent-keys/', server), {
    // jose itself waits only after a request that succeeded
    [customFetch]: async (url, options) => {
      const now = performance.now();
      if (now - last < COOLDOWN_MS) throw new Error('the keys were requested a moment ago');
      last = now;
      return fetch(url, options);
    },
  });
}

const unreachable = (cause: unknown) =>
  new ApiError(503, { detail: 'The keys of the server cannot be loaded.', name: 'ServerUnreachable' }, { cause });

/** Errors of `jose` about the keys, not about the assertion. An unknown key is the assertion's fault. */
const isAboutKeys = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

/** A kind of token that the server signs for an agent: an assertion of a user's identity, or a grant for one report. */
export interface Signed<Claims extends { exp: number; office_group: string }> {
  /** The header `typ`, so that one is not taken for the other. */
  typ: string;
  claims: z.ZodMiniType<Claims>;
  requiredClaims: string[];
  /** For the log. */
  noun: string;
  refused: (cause?: unknown) => ApiError;
}

const ASSERTION: Signed<AgentClaims> = {
  typ: AGENT_ASSERTION_TYPE,
  claims: AgentClaims,
  requiredClaims: ['exp', 'iat', 'jti', 'sub'],
  noun: 'an assertion',
  refused: (cause) =>
    new ApiError(
      401,
      {
        detail: "Sign-in failed: the agent did not accept the server's confirmation. Try again.",
        name: 'AssertionRefused',
      },
      { cause },
    ),
};

/**
 * Verifies an assertion. Whether it was used before is checked when it is exchanged for a token.
 * @throws as {@link verifySigned}; 401 `AssertionRefused`
 */
export const verifyAssertion = (
  assertion: string,
  rules: AssertionRules,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<AgentClaims> => verifySigned(ASSERTION, assertion, rules, log);

/**
 * Checks signature, type, issuer, audience, validity and clinic of a token of the server. The log says why it was refused, but
 * contains neither the token nor values of claims.
 * @throws ApiError as `signed` says; 503 `ServerUnreachable` when the keys of the server cannot be loaded
 */
export async function verifySigned<Claims extends { exp: number; office_group: string }>(
  { typ, claims: schema, requiredClaims, noun, refused }: Signed<Claims>,
  token: string,
  rules: AssertionRules,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Claims> {
  const logRefusal = (reason: string | undefined, claim: string | undefined) =>
    log.warn({ reason, claim }, `${noun} was refused`);
  const { issuer, audience, officeGroupId, keys } = rules;
  const verified = await jwtVerify(token, keys, {
    // no other algorithm: a public key could be used as the secret of an HMAC
    algorithms: [AGENT_ASSERTION_ALGORITHM],
    typ,
    issuer,
    audience,
    clockTolerance: CLOCK_TOLERANCE,
    maxTokenAge: MAX_ASSERTION_AGE_SECONDS,
    requiredClaims,
  }).catch((error: unknown) => {
    logRefusal(aboutError(error).code, (error as { claim?: string }).claim);
    throw isAboutKeys(error) ? unreachable(error) : refused(error);
  });
  const claims = z.safeParse(schema, verified.payload);
  const wrong = claims.success
    ? wrongClaim(claims.data, verified.payload.iat, officeGroupId)
    : claims.error.issues[0]?.path.join('.');
  if (!claims.success || wrong !== undefined) {
    logRefusal('wrong claim', wrong);
    throw refused();
  }
  return claims.data;
}

/** Returns the claim that `jose` does not check and that is not as required. */
function wrongClaim(
  { exp, office_group }: { exp: number; office_group: string },
  iat: number | undefined,
  officeGroupId: string,
): string | undefined {
  if (iat === undefined || exp - iat > MAX_ASSERTION_AGE_SECONDS) return 'exp';
  return office_group === officeGroupId ? undefined : 'office_group';
}
