import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../edge/app.ts';
import { ENGINE, startServer, type TestServer } from '../../../test/support/server.ts';

describe('the application next to the API', () => {
  let server: TestServer;
  let app: FastifyInstance;
  let directory: string;
  beforeAll(async () => {
    server = await startServer(ENGINE, 'small');
    directory = mkdtempSync(join(tmpdir(), 'isopter-'));
    mkdirSync(join(directory, 'assets'));
    writeFileSync(
      join(directory, 'index.html'),
      '<!doctype html><meta name="build" content="a1b2" /><title>Isopter</title>',
    );
    writeFileSync(join(directory, 'assets', 'app-1a2b.js'), `export const text = '${'x'.repeat(5_000)}';`);
    // as an earlier build left it
    writeFileSync(join(directory, 'assets', 'app-1a2b.js.map'), '{}');
    app = await buildApp({ db: server.store.db, bus: server.bus, staticDirectory: directory });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
    rmSync(directory, { recursive: true });
  });
  const get = (url: string, accept = 'text/html', encoding = 'identity') =>
    app.inject({ url, headers: { accept, 'accept-encoding': encoding } });

  it('answers every screen with the page, which is always fresh and sets the CSRF cookie [API-01]', async () => {
    for (const url of ['/', '/patients', '/tests/observe/abc?from=home', '/no/such/screen']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.body).toContain('<title>Isopter</title>');
      expect(answer.cookies.map(({ name }) => name)).toContain('csrftoken');
    }
  });
  it('keeps files named by their content for ever, and compresses them', async () => {
    const answer = await get('/assets/app-1a2b.js', '*/*', 'br');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(answer.rawPayload.length).toBeLessThan(500);
  });
  it('names the build of the application with every answer of the API [ERR-07]', async () => {
    expect((await get('/api/bootstrap/', '*/*')).headers).toMatchObject({ 'x-application-build': 'a1b2' });
    expect((await get('/')).headers).not.toHaveProperty('x-application-build');
  });
  it.each(['//', '//evil.example/', '//?x', '///', '//[', '/%'])(
    'refuses the path %s, and does not fail',
    async (url) => {
      for (const accept of ['text/html', '*/*']) expect([400, 403, 404]).toContain((await get(url, accept)).statusCode);
    },
  );
  it('serves no page for paths of the API, sockets and files', async () => {
    for (const url of [
      '/api/none/',
      '/live/none',
      '/device/none',
      '/locales/xx.json',
      '/manuals/none.pdf',
      '/assets/none.js',
    ]) {
      expect([(await get(url)).statusCode, (await get(url)).json().detail]).toEqual([404, 'Not found.']);
    }
    expect((await get('/patients', 'application/json')).statusCode).toBe(404);
  });
  it.each([
    '/.env',
    '/.git/config',
    '/patients/.htaccess',
    '/wp-login.php',
    '/backup.sql',
    '/patients/report.pdf',
    '/%2eenv',
    '/.well-known/none',
    '/assets/app-1a2b.js.map',
  ])('has no page for the path of a file that is not there: %s [OUR-504]', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'Not found.']);
  });
  it('allows browsers to run only our own scripts', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
  it('denies pages the features that the application does not use, and other sites all of them [OUR-504]', async () => {
    for (const url of ['/', '/api/none/', '/assets/app-1a2b.js']) {
      const policy = String((await get(url)).headers['permissions-policy']).split(', ');
      expect(policy).toEqual(
        expect.arrayContaining(['camera=(self)', 'microphone=(self)', 'geolocation=()', 'payment=()', 'usb=()']),
      );
      expect(policy).toContain('publickey-credentials-get=(self)');
    }
  });
  it('reports whether it is live and ready', async () => {
    expect((await get('/health/live')).json()).toEqual({ status: 'ok' });
    expect((await get('/health')).json()).toMatchObject({ status: 'ok', database: true, bus: true, write: true });
  });
});
