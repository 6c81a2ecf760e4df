import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { ALGORITHM, CLOCKS_DIFFER_S, GOOD_FOR_S, PATH, secretOf } from './wire.ts';

/** Timeout of Duo's answers, in milliseconds. */
const PATIENCE_MS = 10_000;
const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** An application of the type Web SDK, as Duo's admin panel names its parts. */
export interface DuoSettings {
  clientId: string;
  secret: string;
  /** `https://api-….duosecurity.com`, without a slash at the end. */
  base: string;
  /** Redirect URI. */
  redirect: string;
}

/** The user of a prompt, and the nonce that its answer must have. */
export interface Prompted {
  username: string;
  nonce: string;
}

/** Duo's Universal Prompt. */
export interface Duo {
  /** Returns Duo's URL for the browser. @throws when Duo does not answer or does not know this application */
  prompt(who: Prompted, state: string): Promise<string>;
  /** Returns whether the user approved. @throws when Duo does not answer */
  approved(code: string, who: Prompted): Promise<boolean>;
}

/**
 * A client of Duo's Universal Prompt. The official one accepts only Duo's own certificates and https, so that nothing could
 * be tried without an account there; a test compares the two.
 */
export function duoClient({ clientId, secret, base, redirect }: DuoSettings): Duo {
  const key = secretOf(secret);
  const signed = (claims: Record<string, string | boolean>): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(clientId)
      .setIssuedAt()
      .setExpirationTime(`${GOOD_FOR_S}s`)
      .sign(key);
  const assertion = (aud: string): Promise<string> => signed({ sub: clientId, aud, jti: randomUUID() });

  const post = async (path: string, form: Record<string, string>): Promise<Response> =>
    fetch(base + path, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });

  return {
    async prompt({ username, nonce }, state) {
      const health = await post(PATH.health, {
        client_id: clientId,
        client_assertion: await assertion(base + PATH.health),
      });
      // the rest of the answer may contain the request, so it is not reported
      if (!health.ok) throw new Error(`Duo answered ${health.status}`);
      const { stat } = (await health.json()) as { stat?: unknown };
      if (stat !== 'OK') throw new Error('Duo is not well');
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirect,
        scope: 'openid',
        request: await signed({
          response_type: 'code',
          scope: 'openid',
          client_id: clientId,
          redirect_uri: redirect,
          state,
          nonce,
          duo_uname: username,
          aud: base,
          use_duo_code_attribute: true,
        }),
      };
      return `${base}${PATH.authorize}?${new URLSearchParams(query)}`;
    },

    async approved(code, { username, nonce }) {
      const answer = await post(PATH.token, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirect,
        client_id: clientId,
        client_assertion_type: ASSERTION,
        client_assertion: await assertion(base + PATH.token),
      });
      // a code that is none, or was used
      if (answer.status === 400) return false;
      if (!answer.ok) throw new Error(`Duo answered ${answer.status}`);
      const { id_token } = (await answer.json()) as { id_token?: unknown };
      const token = await jwtVerify(String(id_token), key, {
        algorithms: [ALGORITHM],
        issuer: base + PATH.token,
        audience: clientId,
        clockTolerance: CLOCKS_DIFFER_S,
        requiredClaims: ['exp', 'iat'],
      }).catch(() => undefined);
      const { preferred_username, nonce: named, auth_result } = token?.payload ?? {};
      const { result } = (auth_result ?? {}) as { result?: unknown };
      return preferred_username === username && named === nonce && result === 'allow';
    },
  };
}
