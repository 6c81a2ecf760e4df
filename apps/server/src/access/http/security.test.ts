import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../edge/app.ts';
import { DEMO_PASSWORD } from '../auth/passwords/demoPassword.ts';
import { pair } from '../../../test/support/device.ts';
import { ENGINE, type Browser, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { proxyTrust } from './proxy.ts';

let server: TestServer;
let doctor: Browser;
let address: URL;
beforeAll(async () => {
  server = await startServer(ENGINE, 'small');
  doctor = await signIn(server, 'doctor');
  address = new URL(await server.listen());
});
afterAll(() => server.close());

/** A request whose line is exactly as given, as `inject` would not send it. */
async function sendRaw(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
  const cookie = Object.entries(doctor.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const sent = request({
    host: address.hostname,
    port: address.port,
    method,
    path,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  sent.end(body && JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, headers: answer.headers };
}

const MESSAGE = { name: 'Ann', email: 'ann@example.org', message: 'Hello' };

describe('an unsafe call', () => {
  it.each(['/api/support/', '/%61pi/support/', '/api/%73upport/', 'http://x/api/support/', '/api/support/?x'])(
    'needs its page’s token, however its URL is written: %s [API-01, SRV-03]',
    async (path) => {
      expect((await sendRaw('POST', path, {}, MESSAGE)).status).toBe(403);
      expect((await sendRaw('POST', path, { origin: 'http://evil.example' }, MESSAGE)).status).toBe(403);
      expect((await sendRaw('POST', path.replace('support', 'logout'))).status).toBe(403);
    },
  );
  it('is accepted with the token', async () => {
    const proof = { 'x-csrftoken': doctor.cookies['csrftoken'] ?? '', origin: address.origin };
    expect((await sendRaw('POST', '/%61pi/support/', proof, MESSAGE)).status).toBe(204);
    expect((await doctor.call('bootstrap')).status).toBe(200);
  });
});

describe('cookies over https', () => {
  it('are Secure and limited to this host, and cookies planted by another host are ignored [API-01]', async () => {
    const app = await buildApp({ db: server.store.db, bus: server.bus, trustProxy: proxyTrust('1') });
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9', host: 'clinic.example' };
    const first = await app.inject({ url: '/api/none/', headers });
    const { value } = first.cookies[0]!;
    const signIn = (cookies: Record<string, string>, token: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth-token/',
        headers: { ...headers, 'x-csrftoken': token },
        cookies,
        payload: { username: 'doctor', password: DEMO_PASSWORD },
      });
    const own = { '__Host-csrftoken': value };
    expect((await signIn({ ...own, csrftoken: 'planted' }, 'planted')).statusCode).toBe(403);
    expect((await signIn({ csrftoken: value }, value)).statusCode).toBe(403);
    const signedIn = await signIn(own, value);
    await app.close();
    expect(signedIn.statusCode).toBe(200);
    for (const { name, secure, path, sameSite } of [...first.cookies, ...signedIn.cookies])
      expect([name, secure, path, sameSite]).toEqual([expect.stringMatching(/^__Host-/), true, '/', 'Lax']);
    expect(signedIn.cookies.map(({ name }) => name).toSorted()).toEqual(['__Host-csrftoken', '__Host-sessionid']);
  });
});

describe('an answer', () => {
  it.each(['/api/patients/', '/%61pi/patients/', 'http://x/api/patients/', '/api/none/', '/health'])(
    'is kept by nobody: %s [SRV-03]',
    async (path) => {
      expect((await sendRaw('GET', path)).headers['cache-control']).toBe('no-store');
    },
  );
  it('with the token of a headset must not be cached', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/device/pair/', payload: {} });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies).toEqual([]);
    expect((await pair(server, 'LANE-1')).status).toBe(200);
  });
  it('lets pages connect only to their own server, and sends no Referer', async () => {
    const { headers } = await sendRaw('GET', '/');
    const policy = String(headers['content-security-policy']);
    expect(policy.split(';')).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/wss?:/);
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('a body that does not come', () => {
  it('is waited for five minutes at most, and its headers ten seconds', { tags: '@all' }, async () => {
    const app = await buildApp({ db: server.store.db, bus: server.bus });
    try {
      const here = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
      expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([300_000, 10_000]);
      Object.assign(app.server, { requestTimeout: 50, headersTimeout: 10 });
      const socket = connect(Number(here.port), here.hostname);
      socket.write(
        'POST /device/pair/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      );
      const [said] = await once(socket, 'data');
      expect(String(said)).toContain('408');
      socket.destroy();
    } finally {
      await app.close();
    }
  });
});

describe('a compressed body', () => {
  it('that unpacks to more than a body may have is refused before all of it is unpacked', async () => {
    const payload = gzipSync(Buffer.alloc(50_000_000, ' '));
    expect(payload.length).toBeLessThan(100_000);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/device/pair/',
      payload,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect([413, 415]).toContain(answer.statusCode);
  });
});

describe('behind a proxy', () => {
  interface Seen {
    ip: string;
    host: string;
    protocol: string;
  }
  async function seen(setting: string | undefined, headers: Record<string, string>, from = '10.0.0.9'): Promise<Seen> {
    const app: FastifyInstance = await buildApp({ ...server, db: server.store.db, trustProxy: proxyTrust(setting) });
    app.get('/seen', ({ ip, host, protocol }) => ({ ip, host, protocol }));
    const answer = await app.inject({
      url: '/seen',
      remoteAddress: from,
      headers: { host: 'clinic.example', ...headers },
    });
    await app.close();
    return answer.json<Seen>();
  }
  const forged = {
    'x-forwarded-for': '10.9.89.1, 203.0.113.7',
    'x-forwarded-host': 'evil.brand.example',
    'x-forwarded-proto': 'https',
  };

  it.each([
    ['one hop', '1', '203.0.113.7', 'https'],
    ['the address of the proxy', '10.0.0.9', '203.0.113.7', 'https'],
    ['a network of proxies', 'loopback, 10.0.0.0/16', '203.0.113.7', 'https'],
    ['two hops', '2', '10.9.89.1', 'https'],
    ['another address', '10.0.0.8', '10.0.0.9', 'http'],
    ['nothing', undefined, '10.0.0.9', 'http'],
    ['no hop', '0', '10.0.0.9', 'http'],
  ])('trusts forwarding proxies according to the setting: %s', async (_, setting, ip, protocol) => {
    expect(await seen(setting, forged)).toEqual({ ip, protocol, host: 'clinic.example' });
  });

  it.each(['true', 'yes', '-1', '1.5', '10.0.0.9/99', 'proxy.clinic.example', ',', '11'])(
    'refuses the setting %s with a sentence',
    (setting) => {
      expect(() => proxyTrust(setting)).toThrow(/TRUST_PROXY/);
    },
  );

  it('limits clients that forge another address with every guess', async () => {
    const app = await buildApp({ ...server, db: server.store.db, trustProxy: proxyTrust('1') });
    const statuses = new Set<number>();
    for (let guess = 0; guess < 40; guess += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/device/pair/',
        headers: { 'x-forwarded-for': `10.9.${guess}.1, 203.0.113.7` },
        payload: {},
      });
      statuses.add(answer.statusCode);
    }
    await app.close();
    expect(statuses).toEqual(new Set([400, 429]));
  });
});
