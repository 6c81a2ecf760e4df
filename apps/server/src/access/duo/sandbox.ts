import type { FastifyInstance } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { newSecret } from '../../platform/lib/secret.ts';
import type { DuoSettings } from './client.ts';
import { duoPage } from './sandboxPage.ts';
import { ALGORITHM, CLOCKS_DIFFER_S, GOOD_FOR_S, PATH, secretOf } from './wire.ts';

/** Path of the Duo stand-in, on the server itself. */
const FOLDER = '/sandbox/duo';
const CODE_MS = 60_000;

/** Refusals in the two fields that Duo's own client reads. */
const UNKNOWN_CLIENT = { error: 'invalid_client', error_description: 'The client or its assertion is not valid.' };
const UNKNOWN_CODE = { error: 'invalid_grant', error_description: 'The code is unknown, used or expired.' };

/** Settings of the stand-in's application, on a server with this public address. */
export const duoSandboxSettings = (address: string): DuoSettings => ({
  clientId: 'DISANDBOX00000000000',
  secret: newSecret().slice(0, 40),
  base: `${address}${FOLDER}`,
  redirect: `${address}/duo/redirect`,
});

interface Answered {
  username: string;
  nonce: string | undefined;
  result: 'allow' | 'deny';
  expires: number;
}
type Form = Readonly<Record<string, string>>;

/** A Duo stand-in with a page where a user approves or refuses. Only for sample data. */
export function addDuoSandbox(app: FastifyInstance, { clientId, secret, base, redirect }: DuoSettings): void {
  const key = secretOf(secret);
  const codes = new Map<string, Answered>();

  const isClient = async (form: Form, path: string): Promise<boolean> => {
    const { client_assertion = '' } = form;
    const expected = {
      algorithms: [ALGORITHM],
      issuer: clientId,
      subject: clientId,
      audience: base + path,
      maxTokenAge: GOOD_FOR_S,
      clockTolerance: CLOCKS_DIFFER_S,
    };
    return jwtVerify(client_assertion, key, expected).then(
      () => true,
      () => false,
    );
  };
  /** Verifies a signed request. @returns its claims */
  const asked = async (request: string) => {
    const { payload } = await jwtVerify(request, key, {
      algorithms: [ALGORITHM],
      issuer: clientId,
      audience: base,
      clockTolerance: CLOCKS_DIFFER_S,
    });
    if (payload['redirect_uri'] !== redirect) throw new Error('it leads elsewhere');
    return payload as { state: string; nonce?: string; duo_uname: string; use_duo_code_attribute?: boolean };
  };

  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
    );

    scope.post<{ Body: Form }>(FOLDER + PATH.health, { config: { forDevices: true } }, async ({ body }, reply) =>
      (await isClient(body, PATH.health))
        ? { stat: 'OK', response: { timestamp: Math.floor(Date.now() / 1_000) } }
        : reply.code(401).send({ stat: 'FAIL', code: 40_002, message: 'invalid_client' }),
    );

    scope.get<{ Querystring: Form }>(FOLDER + PATH.authorize, async ({ query }, reply) => {
      const { request = '', result } = query;
      const about = await asked(request).catch(() => undefined);
      if (!about) return reply.code(400).type('text/plain; charset=utf-8').send('This is not a request to Duo.');
      const { state, nonce, duo_uname: username, use_duo_code_attribute } = about;
      if (result !== 'allow' && result !== 'deny') {
        const here = (chosen: string) => `?${new URLSearchParams({ request, result: chosen })}`;
        return reply.type('text/html; charset=utf-8').send(duoPage(username, here('allow'), here('deny')));
      }
      const code = newSecret();
      codes.set(code, { username, nonce, result, expires: Date.now() + CODE_MS });
      const back = new URL(redirect);
      back.searchParams.set('state', state);
      back.searchParams.set(use_duo_code_attribute ? 'duo_code' : 'code', code);
      return reply.redirect(back.href);
    });

    scope.post<{ Body: Form }>(FOLDER + PATH.token, { config: { forDevices: true } }, async ({ body }, reply) => {
      if (!(await isClient(body, PATH.token))) return reply.code(401).send(UNKNOWN_CLIENT);
      const { code = '' } = body;
      const answered = codes.get(code);
      codes.delete(code);
      if (!answered || answered.expires < Date.now()) return reply.code(400).send(UNKNOWN_CODE);
      const { username, nonce, result } = answered;
      const id_token = await new SignJWT({
        preferred_username: username,
        auth_result: { result, status: result, status_msg: result === 'allow' ? 'Login Successful' : 'Login Denied' },
        auth_time: Math.floor(Date.now() / 1_000),
        ...(nonce && { nonce }),
      })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(username)
        .setIssuer(base + PATH.token)
        .setAudience(clientId)
        .setIssuedAt()
        .setExpirationTime(`${GOOD_FOR_S}s`)
        .sign(key);
      return { id_token, access_token: newSecret(), expires_in: GOOD_FOR_S, token_type: 'Bearer' };
    });
    done();
  });
}
