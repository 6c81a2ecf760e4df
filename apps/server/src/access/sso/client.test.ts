import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freeAddress } from '../../../test/support/freeAddress.ts';
import { startOidcProvider } from '../../../test/support/oidcProvider.ts';
import { digest, newSecret } from '../../platform/lib/secret.ts';
import { ssoClient, type SsoSettings } from './client.ts';
import { ssoOf } from './settings.ts';

const VERIFIER = newSecret();
const ASKED = { state: newSecret(), nonce: newSecret(), challenge: digest(VERIFIER) };
const EMAIL = 'anna@clinic.example';
const now = () => Math.floor(Date.now() / 1_000);

/** A provider with answers set by the test. */
interface Said {
  claims: JWTPayload;
  alg: string;
  key: Parameters<SignJWT['sign']>[0];
  userinfo: object;
  metadata: object;
  status: number;
}

describe('the client of single sign-on', () => {
  const app = Fastify();
  let settings: SsoSettings;
  let right: Said;
  let said: Said;
  let form: Record<string, string>;
  beforeAll(async () => {
    const { origin, port } = await freeAddress();
    settings = {
      issuer: origin,
      clientId: 'isopter',
      clientSecret: 'the secret',
      redirect: 'https://here.example/back',
    };
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] };
    right = {
      claims: { sub: 'anna', email: EMAIL, email_verified: true, nonce: ASKED.nonce, aud: 'isopter', iss: origin },
      alg: 'ES256',
      key: privateKey,
      userinfo: {},
      metadata: {},
      status: 200,
    };
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    app.get('/.well-known/openid-configuration', () => ({
      issuer: origin,
      authorization_endpoint: `${origin}/authorize?tenant=1`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/jwks`,
      userinfo_endpoint: `${origin}/userinfo`,
      ...said.metadata,
    }));
    app.get('/jwks', () => jwks);
    app.get('/userinfo', () => said.userinfo);
    app.post('/token', async (request, reply) => {
      form = request.body as Record<string, string>;
      const { claims, alg, key, status } = said;
      const token = new SignJWT({ iat: now(), exp: now() + 300, ...claims });
      const id_token = await token.setProtectedHeader({ alg, kid: 'one' }).sign(key);
      return reply.code(status).send({ id_token, access_token: 'access' });
    });
    await app.listen({ port: Number(port), host: '127.0.0.1' });
  });
  afterAll(() => app.close());
  beforeEach(() => (said = right));

  const identify = (more: { iss?: string } = {}) =>
    ssoClient(settings).identify({ code: 'the code', nonce: ASKED.nonce, verifier: VERIFIER, ...more });
  const saying = (claims: JWTPayload) => {
    said = { ...right, claims: { ...right.claims, ...claims } };
    return identify();
  };

  it('asks with state, nonce and the challenge of PKCE, and shows the verifier with the code (of AUTH-18)', async () => {
    const { pathname, searchParams } = await ssoClient(settings).authorize(ASKED);
    expect(pathname).toBe('/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      tenant: '1',
      response_type: 'code',
      client_id: 'isopter',
      redirect_uri: 'https://here.example/back',
      scope: 'openid email',
      state: ASKED.state,
      nonce: ASKED.nonce,
      code_challenge: ASKED.challenge,
      code_challenge_method: 'S256',
    });
    expect(await identify()).toEqual({ subject: 'anna', email: EMAIL });
    expect(form).toMatchObject({ grant_type: 'authorization_code', code: 'the code', code_verifier: VERIFIER });
    expect(form).not.toHaveProperty('client_secret');
  });

  it('sends the secret in the form if the provider accepts only that', async () => {
    said = { ...right, metadata: { token_endpoint_auth_methods_supported: ['client_secret_post'] } };
    expect(await identify()).toMatchObject({ subject: 'anna' });
    expect(form).toMatchObject({ client_id: 'isopter', client_secret: 'the secret' });
  });

  it('accepts only a current ID token of this provider, for this server and this sign-in (of AUTH-18)', async () => {
    for (const claims of [
      { nonce: newSecret() },
      { nonce: undefined },
      { iss: 'https://other.example' },
      { iss: `${settings.issuer}/` },
      { aud: 'another application' },
      { aud: ['isopter', 'another application'] },
      { azp: 'another application' },
      { exp: now() - 120 },
      { exp: undefined },
      { nbf: now() + 600 },
      { sub: undefined },
    ]) {
      expect({ claims, is: await saying(claims as JWTPayload) }).toEqual({ claims, is: undefined });
    }
    expect(await saying({ aud: ['isopter', 'another application'], azp: 'isopter' })).toMatchObject({ email: EMAIL });
  });

  it('believes no signature with another key, nor with the secret of the application (of AUTH-18)', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    said = { ...right, key: privateKey };
    expect(await identify()).toBeUndefined();
    said = { ...right, alg: 'HS256', key: new TextEncoder().encode(settings.clientSecret.padEnd(32)) };
    expect(await identify()).toBeUndefined();
  });

  it('accepts an e-mail address only if the provider has verified it, in the token or the user info (of AUTH-18)', async () => {
    for (const claims of [{ email_verified: false }, { email_verified: undefined }, { email_verified: 'true' }])
      expect(await saying(claims)).toBeUndefined();
    const userinfo = { sub: 'anna', email: 'Anna@Clinic.example', email_verified: true };
    const bare = { ...right.claims, email: undefined };
    for (const [told, is] of [
      [userinfo, { subject: 'anna', email: EMAIL }],
      [{ ...userinfo, sub: 'bert' }, undefined],
      [{ ...userinfo, email_verified: false }, undefined],
      [{ sub: 'anna' }, undefined],
    ] as const) {
      said = { ...right, claims: bare, userinfo: told };
      expect(await identify()).toEqual(is);
    }
  });

  it('rejects answers of another issuer (RFC 9207)', async () => {
    expect(await identify({ iss: 'https://other.example' })).toBeUndefined();
    expect(await identify({ iss: settings.issuer })).toMatchObject({ subject: 'anna' });
    said = { ...right, metadata: { authorization_response_iss_parameter_supported: true } };
    expect(await identify()).toBeUndefined();
  });

  it('identifies nobody by a refused code, and reports other errors as unavailable, without the secret', async () => {
    said = { ...right, status: 400 };
    expect(await identify()).toBeUndefined();
    for (const wrong of [
      { status: 401 },
      { status: 503 },
      { metadata: { issuer: 'https://other.example' } },
      { metadata: { token_endpoint: 'not an address' } },
      { metadata: { jwks_uri: 'http://127.0.0.1:9/jwks' } },
    ]) {
      said = { ...right, ...wrong };
      const error: Error = await identify().then(
        () => new Error('it answered'),
        (failure: Error) => failure,
      );
      expect(error.message).not.toBe('it answered');
      expect(`${error.message} ${JSON.stringify(error)}`).not.toContain(settings.clientSecret);
    }
    const gone = ssoClient({ ...settings, issuer: 'http://127.0.0.1:9' });
    await expect(gone.authorize(ASKED)).rejects.toThrow('fetch failed');
  });

  it('asks a provider again after a failure', async () => {
    const client = ssoClient(settings);
    said = { ...right, metadata: { issuer: 'https://other.example' } };
    await expect(client.authorize(ASKED)).rejects.toThrow('another issuer');
    said = right;
    expect((await client.authorize(ASKED)).origin).toBe(settings.issuer);
  });

  it('signs in by a provider that others have written, once a code, and only with the verifier (of AUTH-18)', async () => {
    await using provider = await startOidcProvider({ email: EMAIL, email_verified: true });
    const client = ssoClient(provider.settings);
    const codeOf = async () => {
      const { origin, pathname, searchParams } = await provider.answer(await client.authorize(ASKED));
      expect([origin + pathname, searchParams.get('state')]).toEqual([provider.settings.redirect, ASKED.state]);
      return { code: searchParams.get('code') ?? '', iss: searchParams.get('iss') ?? undefined };
    };
    const { nonce } = ASKED;
    const back = await codeOf();
    expect(await client.identify({ ...back, nonce, verifier: VERIFIER })).toEqual({
      subject: 'person-1',
      email: EMAIL,
    });
    expect(await client.identify({ ...back, nonce, verifier: VERIFIER })).toBeUndefined();
    expect(await client.identify({ ...(await codeOf()), nonce, verifier: newSecret() })).toBeUndefined();
    expect(await client.identify({ ...(await codeOf()), nonce: newSecret(), verifier: VERIFIER })).toBeUndefined();
    const other = ssoClient({ ...provider.settings, clientSecret: 'another' });
    await expect(other.identify({ ...(await codeOf()), nonce, verifier: VERIFIER })).rejects.toThrow('401');
  });
});

describe('the setting of single sign-on', () => {
  const address = 'https://clinic.example';
  const file = join(tmpdir(), `isopter-sso-${process.pid}.json`);
  const given = (content: unknown, at: string | undefined = address) => {
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return ssoOf({ ISOPTER_SSO: file }, at);
  };
  const provider = { issuer: 'https://login.example/tenant', client_id: 'isopter', client_secret: 's3cret' };

  it('is a file with a provider for each domain, whose secrets are in no message', () => {
    expect(given({ 'Clinic.Example': provider })).toEqual(
      new Map([
        [
          'clinic.example',
          {
            issuer: 'https://login.example/tenant',
            clientId: 'isopter',
            clientSecret: 's3cret',
            redirect: 'https://clinic.example/sso/authorize',
          },
        ],
      ]),
    );
    expect(ssoOf({}, address)).toBeUndefined();
    expect(() => ssoOf({ ISOPTER_SSO: file }, undefined)).toThrow('ISOPTER_ADDRESS');
    expect(() => ssoOf({ ISOPTER_SSO: `${file}.none` }, address)).toThrow('cannot be read');
    for (const wrong of [
      's3cret',
      { 'clinic.example': { ...provider, issuer: 'http://login.example' } },
      { 'clinic.example': { ...provider, issuer: 'https://login.example/?s3cret' } },
      { 'clinic.example': { ...provider, client_id: '' } },
      { 'clinic.example': { ...provider, s3cret: true } },
    ]) {
      expect(() => given(wrong)).toThrow(/^(?!.*s3cret).*ISOPTER_SSO must name a file/);
    }
  });
});
