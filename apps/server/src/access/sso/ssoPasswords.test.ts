import { calls } from '@isopter/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../auth/passwords/demoPassword.ts';
import { browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { DOMAIN, isIn, type SsoClinic, startSsoClinic } from '../../../test/support/ssoClinic.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

const enter = async (server: TestServer, username: string, password: string) => {
  const one = browser(server);
  await one.call('bootstrap');
  return { one, ...(await one.call('signIn', { body: { username, password } })) };
};

describe.each(ENGINES)('single sign-on without a provider, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => (server = await startServer(engine, 'small')));
  afterAll(() => server.close());

  const ask = (query: Record<string, string>) =>
    server.app.inject({ method: 'GET', url: `${calls.authorizeSso.path}?${new URLSearchParams(query)}` });

  it('redirects to the error screen, never to an address from the request', async () => {
    for (const return_url of ['', 'https://elsewhere.example/', '//elsewhere.example', '/patients']) {
      const answer = await ask({ sso_domain: DOMAIN, return_url, invitation: 'secret' });
      expect({ status: answer.statusCode, to: answer.headers.location }).toEqual({
        status: 302,
        to: '/sso/error?error_code=not_set_up',
      });
      expect(answer.cookies.map(({ name }) => name)).not.toContain('sessionid');
    }
  });

  it('asks for a domain', async () => {
    expect((await ask({})).statusCode).toBe(400);
    expect((await ask({ sso_domain: 'a'.repeat(254) })).statusCode).toBe(400);
  });

  it('leaves people their passwords [OUR-329]', async () => {
    expect((await (await signIn(server, 'sso')).call('bootstrap')).status).toBe(200);
  });
});

describe.each(ENGINES)('passwords with single sign-on, on %s', (engine) => {
  let sso: SsoClinic;
  beforeAll(async () => (sso = await startSsoClinic(engine)));
  afterAll(() => sso.server.close());
  beforeEach(() => sso.reset());

  it('answers a right password with the domain, a wrong one as usual, so that nothing reveals accounts (of ERR-02) (of OUR-320)', async () => {
    const right = await enter(sso.server, 'sso', DEMO_PASSWORD);
    expect(right).toMatchObject({ status: 403, body: { detail: 'sso_required', sso_domain: DOMAIN } });
    expect(await isIn(right.one)).toBe(false);
    const wrong = await enter(sso.server, 'sso', 'another-password-1');
    const nobody = await enter(sso.server, 'nobody-of-this-name', 'another-password-1');
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body]);
    // a right one forgives nothing
    expect((await sso.row()).failedLogins).toBe(1);
    await enter(sso.server, 'sso', DEMO_PASSWORD);
    expect((await sso.row()).failedLogins).toBe(1);
    expect((await enter(sso.server, 'doctor', DEMO_PASSWORD)).status).toBe(200);
  });

  it('sends no way to a password that would open nothing, and answers as for anybody [OUR-327]', async () => {
    const asked = await signIn(sso.server, 'doctor');
    for (const login of ['sso@isopter.example', 'operator@isopter.example'])
      expect((await asked.call('sendResetPassword', { body: { email_phone_username: login } })).status).toBe(204);
    await eventually(() => expect(sso.letters.map(({ to }) => to)).toEqual(['operator@isopter.example']));
  });
});
