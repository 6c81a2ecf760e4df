import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';

/** Timeout of a provider's answers, and cache time of its metadata, in milliseconds. */
const PATIENCE_MS = 10_000;
const KEPT_MS = 60 * 60_000;
export const CLOCKS_DIFFER_S = 60;
/** Signatures with a provider's own key: never those with the secret that we have too, and never none. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Settings of this client of an OpenID Connect provider, as registered there. */
export interface SsoSettings {
  /** Exactly as in the provider's tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Redirect URI. */
  redirect: string;
}

/** Parameters of an authorization request; the answer must match them. */
export interface SsoRequest {
  state: string;
  nonce: string;
  /** PKCE code challenge (S256). */
  challenge: string;
  /** The user has to sign in again, even if the provider remembers them. */
  isFresh?: boolean;
}

/** Parameters of the provider's redirect. */
export interface SsoAnswer {
  code: string;
  nonce: string;
  verifier: string;
  /** Issuer, if the provider sends one. */
  iss?: string | undefined;
}

/** A user authenticated by the provider. */
export interface Vouched {
  subject: string;
  /** The provider has verified it. */
  email: string;
  /** When the user last signed in at the provider, in seconds since the epoch; only where the provider says it. */
  authTime?: number;
}

/** A provider of single sign-on. */
export interface SsoProvider {
  issuer: string;
  /** Returns the authorization URL for the browser. @throws when the provider does not answer */
  authorize(asked: SsoRequest): Promise<URL>;
  /** Returns the user who signed in; undefined for an invalid answer. @throws when the provider does not answer */
  identify(answer: SsoAnswer): Promise<Vouched | undefined>;
}

const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.optional(z.url()),
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
  authorization_response_iss_parameter_supported: z.optional(z.boolean()),
});
type Metadata = z.infer<typeof Metadata>;

const Claims = z.object({ sub: z.string(), email: z.email(), email_verified: z.literal(true) });
const Tokens = z.object({ id_token: z.string(), access_token: z.string() });

/** A client of OpenID Connect: authorization code, PKCE, and an ID token that is of this sign-in alone [AUTH-18]. */
export function ssoClient({ issuer, clientId, clientSecret, redirect }: SsoSettings): SsoProvider {
  const isSecure = issuer.startsWith('https:');
  let known: { at: number; provider: Promise<Discovered> } | undefined;

  /** Returns the provider's metadata. Cached; a failure is not. */
  async function discover(): Promise<Discovered> {
    if (known === undefined || Date.now() - known.at > KEPT_MS) known = { at: Date.now(), provider: askProvider() };
    const { provider } = known;
    return provider.catch((error: unknown) => {
      known = undefined;
      throw error;
    });
  }

  async function askProvider(): Promise<Discovered> {
    const answer = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    const metadata = Metadata.parse(await answer.json());
    if (metadata.issuer !== issuer) throw new Error('the provider has another issuer');
    const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = metadata;
    for (const url of [authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint])
      if (isSecure && url?.startsWith('https:') === false) throw new Error('the provider has an address without https');
    return { ...metadata, keys: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: PATIENCE_MS }) };
  }

  /** @returns undefined for a code that is none, or was used */
  async function exchange(at: Metadata, { code, verifier }: SsoAnswer): Promise<z.infer<typeof Tokens> | undefined> {
    const isPosted = at.token_endpoint_auth_methods_supported?.includes('client_secret_basic') === false;
    const answer = await ask(at.token_endpoint, {
      method: 'POST',
      headers: isPosted ? {} : { authorization: basic(clientId, clientSecret) },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirect,
        code_verifier: verifier,
        ...(isPosted && { client_id: clientId, client_secret: clientSecret }),
      }),
    });
    if (answer.status === 400) return undefined;
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    return Tokens.safeParse(await answer.json()).data;
  }

  /** Returns the claims of an ID token if it is the provider's, for this client, current, and of this sign-in. */
  async function claimsOf(at: Discovered, token: string, nonce: string): Promise<JWTPayload | undefined> {
    const expected = {
      algorithms: ALGORITHMS,
      issuer,
      audience: clientId,
      clockTolerance: CLOCKS_DIFFER_S,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    };
    const verified = await jwtVerify(token, at.keys, expected).catch((error: unknown) => {
      // what is wrong with the token is its own fault, what is wrong with the keys is not
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
      throw error;
    });
    const { payload } = verified ?? {};
    if (payload?.['nonce'] !== nonce) return undefined;
    const isAlone = typeof payload.aud === 'string' || payload.aud?.length === 1;
    const { azp } = payload;
    return azp === clientId || (azp === undefined && isAlone) ? payload : undefined;
  }

  return {
    issuer,

    async authorize({ state, nonce, challenge, isFresh }) {
      const { authorization_endpoint } = await discover();
      const url = new URL(authorization_endpoint);
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirect,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        // with `max_age` a provider must say in its token when the user signed in
        ...(isFresh && { prompt: 'login', max_age: '0' }),
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url;
    },

    async identify(answer) {
      const at = await discover();
      const isNamed = answer.iss !== undefined || at.authorization_response_iss_parameter_supported === true;
      if (isNamed && answer.iss !== issuer) return undefined;
      const tokens = await exchange(at, answer);
      const claims = tokens && (await claimsOf(at, tokens.id_token, answer.nonce));
      if (!claims) return undefined;
      const authTime = claims['auth_time'];
      const when = typeof authTime === 'number' ? { authTime } : {};
      if (claims['email'] !== undefined || at.userinfo_endpoint === undefined) return vouched(claims, claims.sub, when);
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      const more = await ask(at.userinfo_endpoint, { headers });
      if (!more.ok) throw new Error(`the provider answered ${more.status}`);
      return vouched(await more.json(), claims.sub, when);
    },
  };
}

type Discovered = Metadata & { keys: ReturnType<typeof createRemoteJWKSet> };

const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });

/** RFC 6749 encodes both halves as a form does, before base64. */
function basic(id: string, secret: string): string {
  const [user, password] = [id, secret].map((part) => new URLSearchParams({ part }).toString().slice('part='.length));
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** Returns the user that claims identify: the e-mail address must be verified, the subject that of the ID token. */
function vouched(given: unknown, subject: string | undefined, when: Pick<Vouched, 'authTime'>): Vouched | undefined {
  const { data } = Claims.safeParse(given);
  return data && data.sub === subject ? { subject: data.sub, email: data.email.toLowerCase(), ...when } : undefined;
}
