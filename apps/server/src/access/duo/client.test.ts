import { Client } from '@duosecurity/duo_universal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningDuo, startDuo } from '../../../test/support/duo.ts';
import { duoClient } from './client.ts';
import { duoOf } from './settings.ts';

const WHO = { username: 'anna', nonce: 'n'.repeat(43) };
const STATE = 's'.repeat(43);
const claimsOf = (jwt: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Returns the claims of a prompt without times and nonce. */
const named = (url: URL) => {
  const { iat: _iat, exp: _exp, nonce: _nonce, ...claims } = claimsOf(url.searchParams.get('request') ?? '');
  return claims;
};

describe('the client of Duo', () => {
  let duo: RunningDuo;
  beforeAll(async () => {
    duo = await startDuo();
  });
  afterAll(() => duo.app.close());

  const codeOf = async (result: 'allow' | 'deny') => {
    const back = await duo.answer(await duo.client.prompt(WHO, STATE), result);
    expect(back.origin + back.pathname).toBe(duo.settings.redirect);
    expect(back.searchParams.get('state')).toBe(STATE);
    return back.searchParams.get('duo_code') ?? '';
  };

  it('accepts an approval once, and rejects a refusal [AUTH-12]', async () => {
    const code = await codeOf('allow');
    expect(await duo.client.approved(code, WHO)).toBe(true);
    expect(await duo.client.approved(code, WHO)).toBe(false);
    expect(await duo.client.approved(await codeOf('deny'), WHO)).toBe(false);
    expect(await duo.client.approved('made up', WHO)).toBe(false);
  });

  it('rejects an answer for another user or sign-in, or with another secret [AUTH-12]', async () => {
    expect(await duo.client.approved(await codeOf('allow'), { ...WHO, username: 'bert' })).toBe(false);
    expect(await duo.client.approved(await codeOf('allow'), { ...WHO, nonce: 'x'.repeat(43) })).toBe(false);
    const other = duoClient({ ...duo.settings, secret: 'another secret of another application' });
    await expect(other.prompt(WHO, STATE)).rejects.toThrow('Duo answered 401');
    await expect(other.approved(await codeOf('allow'), WHO)).rejects.toThrow('Duo answered 401');
  });

  it('reports that Duo does not answer, without the data it sent [AUTH-19]', async () => {
    const gone = duoClient({ ...duo.settings, base: 'http://127.0.0.1:9' });
    const error: Error = await gone.prompt(WHO, STATE).then(
      () => new Error('it answered'),
      (failure: Error) => failure,
    );
    expect(error.message).toBe('fetch failed');
    expect(JSON.stringify(error)).not.toContain(duo.settings.secret);
  });

  it('asks for the same as the client of Duo itself, and both get the same answers', async () => {
    const { clientId, secret, base, redirect } = duo.settings;
    const official = new Client({
      clientId,
      clientSecret: secret,
      apiHost: 'api-00000000.duosecurity.com',
      redirectUrl: redirect,
    });
    // it connects only to Duo's own hosts: its requests are sent unchanged to the stand-in
    const post = async (path: string, body: URLSearchParams) => {
      const response = await fetch(base + path, { method: 'POST', body });
      const data: unknown = await response.json();
      const refused = { isAxiosError: true, response: { data, status: response.status } };
      if (!response.ok) throw Object.assign(new Error('refused'), refused);
      return { data };
    };
    Object.assign(official, { baseURL: base, axios: { post } });

    expect((await official.healthCheck()).stat).toBe('OK');
    const theirs = new URL(await official.createAuthUrl(WHO.username, STATE));
    const ours = new URL(await duo.client.prompt(WHO, STATE));
    expect(ours.pathname).toBe(theirs.pathname);
    expect([...ours.searchParams.keys()].toSorted()).toEqual([...theirs.searchParams.keys()].toSorted());
    expect(named(ours)).toEqual(named(theirs));

    const back = await duo.answer(theirs.href, 'allow');
    const code = back.searchParams.get('duo_code') ?? '';
    const { preferred_username, auth_result } = await official.exchangeAuthorizationCodeFor2FAResult(
      code,
      WHO.username,
    );
    expect([preferred_username, auth_result?.result]).toEqual([WHO.username, 'allow']);
    await expect(official.exchangeAuthorizationCodeFor2FAResult(code, WHO.username)).rejects.toThrow('invalid_grant');
  });
});

describe('the setting of Duo', () => {
  const address = 'https://clinic.example';
  it('is an address with the application’s id and secret, which is in no message [AUTH-19]', () => {
    const ISOPTER_DUO = 'https://DI123:s3cret%2Fx@api-12345678.duosecurity.com';
    expect(duoOf({ ISOPTER_DUO }, address)).toEqual({
      clientId: 'DI123',
      secret: 's3cret/x',
      base: 'https://api-12345678.duosecurity.com',
      redirect: 'https://clinic.example/duo/redirect',
    });
    expect(duoOf({}, address)).toBeUndefined();
    expect(() => duoOf({ ISOPTER_DUO }, undefined)).toThrow('ISOPTER_ADDRESS');
    for (const wrong of ['http://a:s3cret@duo.example', 'https://s3cret@duo.example', 's3cret']) {
      expect(() => duoOf({ ISOPTER_DUO: wrong }, address)).toThrow(/^(?!.*s3cret).*ISOPTER_DUO must be an address/);
    }
  });
});
