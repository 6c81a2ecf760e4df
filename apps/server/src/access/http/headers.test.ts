import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../edge/app.ts';
import { test } from '../../platform/db/schema.ts';
import { type Browser, ENGINE, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

/** A request of each kind that is answered in another way, with the status it gets. */
const KINDS: Record<string, [status: number, request: InjectOptions]> = {
  'a page': [200, { url: '/patients', headers: { accept: 'text/html' } }],
  'a script': [200, { url: '/assets/app-1a2b.js' }],
  'a script that is not there': [404, { url: '/assets/none.js' }],
  'a call': [200, { url: '/api/bootstrap/' }],
  'a file': [200, { url: '/api/audit/csv/' }],
  'a call of nobody': [401, { url: '/api/patients/', cookies: {} }],
  'a call of a path that is not there': [404, { url: '/api/none/' }],
  'a path that cannot be read': [400, { url: '/%' }],
  'a call without its token': [403, { method: 'POST', url: '/api/support/', payload: {} }],
  'half a body': [
    400,
    { method: 'POST', url: '/device/pair/', payload: '{', headers: { 'content-type': 'application/json' } },
  ],
  'another type': [415, { method: 'POST', url: '/device/pair/', payload: 'x', headers: { 'content-type': 'text/x' } }],
  'a body that is too large': [
    413,
    {
      method: 'POST',
      url: '/device/pair/',
      payload: 'x'.repeat(300_000),
      headers: { 'content-type': 'application/json' },
    },
  ],
  'a question about health': [200, { url: '/health/live' }],
  'another method': [404, { method: 'OPTIONS', url: '/api/patients/' }],
};

describe('every answer', () => {
  let server: TestServer;
  let app: FastifyInstance;
  let directory: string;
  let admin: Browser;
  beforeAll(async () => {
    server = await startServer(ENGINE, 'small');
    directory = mkdtempSync(join(tmpdir(), 'isopter-'));
    mkdirSync(join(directory, 'assets'));
    writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Isopter</title>');
    writeFileSync(join(directory, 'assets', 'app-1a2b.js'), 'export const a = 1;');
    app = await buildApp({ db: server.store.db, bus: server.bus, staticDirectory: directory });
    admin = await signIn(server, 'oga');
  });
  afterAll(async () => {
    await app.close();
    await server.close();
    rmSync(directory, { recursive: true });
  });

  it.each(Object.entries(KINDS))('has the headers of security: %s', async (_, [status, request]) => {
    const { statusCode, headers } = await app.inject({ cookies: admin.cookies, ...request });
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: status,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('has a policy for report pages that runs, loads and embeds nothing', async () => {
    const [row] = await server.store.db.select({ id: test.id }).from(test).where(eq(test.status, 'finished')).limit(1);
    const { statusCode, headers } = await app.inject({
      url: `/api/reports/test-result/html/?test_id=${row?.id}`,
      cookies: admin.cookies,
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", 'sandbox']),
    );
  });

  it.each(Object.entries(KINDS))('has the charset in its content type: %s', async (_, [, request]) => {
    const { headers } = await app.inject({ cookies: admin.cookies, ...request });
    expect(headers['content-type']).toMatch(/^(?:text\/\w+|application\/(?:json|javascript)); charset=utf-8$/);
  });

  it('closes a connection whose message has two lengths, with the security headers', async () => {
    const { port } = new URL(await server.listen());
    for (const lengths of [
      'Content-Length: 5\r\nTransfer-Encoding: chunked',
      'Content-Length: 5\r\nContent-Length: 6',
    ]) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `POST /device/pair/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lengths}\r\n\r\n0\r\n\r\n`,
      );
      const [said] = (await once(socket, 'data')) as [Buffer];
      expect(said.toString()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*nosniff\r\n/s);
      await once(socket, 'close');
    }
  });
});
