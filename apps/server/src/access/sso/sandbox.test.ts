import { describe, expect, it } from 'vitest';
import { ENGINES, startServer } from '../../../test/support/server.ts';
import { type RunningSso, startSso } from '../../../test/support/sso.ts';
import { DOMAIN, leaveFor } from '../../../test/support/ssoClinic.ts';
import type { SsoProvider } from './client.ts';
import { ssoSandboxSettings } from './sandbox.ts';

it('redirects to the public address of the server', () => {
  const { issuer, redirect } = ssoSandboxSettings('http://localhost:4601', 'http://localhost:4600');
  expect([issuer, redirect]).toEqual(['http://localhost:4601/sandbox/sso', 'http://localhost:4600/sso/authorize']);
});

describe.each(ENGINES)('the provider of the sample data, on %s', (engine) => {
  it('signs in the user chosen on its page, and no one who is denied (of AUTH-18)', async () => {
    const providers = new Map<string, SsoProvider>();
    await using server = await startServer(engine, 'small', undefined, { sso: providers });
    const running: RunningSso = await startSso(server.store.db);
    providers.set(DOMAIN, running.client);
    const come = async (as: string | undefined) => {
      const { one, to } = await leaveFor(server);
      const { searchParams } = await running.answer(to, as);
      const { state, code, iss } = Object.fromEntries(searchParams);
      const { status } = await one.call('verifySso', { body: { state, ...(code && { code }), ...(iss && { iss }) } });
      return { status, username: (await one.call('bootstrap')).body.user?.username };
    };
    expect(await come('sso-oa@isopter.example')).toEqual({ status: 200, username: 'sso-oa' });
    expect(await come(undefined)).toEqual({ status: 403, username: undefined });
    // an account that is not offered cannot be chosen: its page is still shown
    await expect(come('doctor@isopter.example')).rejects.toThrow('Invalid URL');
    await running.app.close();
  });
});
