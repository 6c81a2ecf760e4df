import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../fakes/eventually.ts';

const main = join(import.meta.dirname, '../main.ts');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

describe('a server as a clinic runs it, without sample data', () => {
  const data = mkdtempSync(join(tmpdir(), 'isopter-real-'));
  let address: string;
  let server: ChildProcess;
  beforeAll(async () => {
    const port = await freePort();
    address = `http://localhost:${port}`;
    const env = { ...process.env, PORT: String(port), ISOPTER_DATA: data, ISOPTER_DEMO: '0', LOG_LEVEL: 'error' };
    server = spawn(process.execPath, ['--conditions=@isopter/source', '--import=tsx', main], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await eventually(() => fetch(`${address}/health/live`));
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(data, { recursive: true });
  });

  it('has no page of what it would have sent, and sends nothing [OUR-93]', async () => {
    const json = await fetch(`${address}/outbox`);
    expect([json.status, await json.json()]).toEqual([404, { detail: 'Not found.', name: 'NotFound' }]);
    // where the application was built, its own page says that there is no such screen
    const page = await fetch(`${address}/outbox`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toContain('<title>Outbox</title>');
    expect((await fetch(`${address}/outbox/1`)).status).toBe(404);

    const token = /csrftoken=([^;]+)/.exec(json.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const asked = await fetch(`${address}/api/send-reset-password/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrftoken': token, cookie: `csrftoken=${token}` },
      body: JSON.stringify({ email_phone_username: 'doctor' }),
    });
    expect(asked.status).toBe(501);
  });
});
