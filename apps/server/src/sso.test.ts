import { calls } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, startServer, type TestServer } from './fakes/server.ts';

describe.each(ENGINES)('single sign-on, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => (server = await startServer(engine, 0)));
  afterAll(() => server.close());

  const ask = (query: Record<string, string>) =>
    server.app.inject({ method: 'GET', url: `${calls.authorizeSso.path}?${new URLSearchParams(query)}` });

  it('leads to the screen that says so where no provider is set up, and never to an address it was given', async () => {
    for (const return_url of ['', 'https://elsewhere.example/', '//elsewhere.example', '/patients']) {
      const answer = await ask({ sso_domain: 'lakeside.example', return_url, invitation: 'secret' });
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
});
