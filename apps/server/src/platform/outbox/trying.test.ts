import { join } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { startProcess, type ServerProcess } from '../../../test/support/serverProcess.ts';

const main = join(import.meta.dirname, '../../edge/main.ts');
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const env = { TSX_TSCONFIG_PATH: join(import.meta.dirname, '../../../../../tsconfig.base.json'), LOG_LEVEL: 'error' };

describe('a server from sources, without sample data', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess(['--conditions=@isopter/source', `--import=${tsx}`, main], env);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it('has no page of unsent messages, and sends nothing [OUR-93]', async () => {
    const json = await fetch(`${server.address}/outbox`);
    expect([json.status, await json.json()]).toEqual([404, { detail: 'Not found.', name: 'NotFound' }]);
    // if the application was built, its own page reports an unknown screen
    const page = await fetch(`${server.address}/outbox`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toContain('<title>Outbox</title>');
    expect((await fetch(`${server.address}/outbox/1`)).status).toBe(404);

    const token = /csrftoken=([^;]+)/.exec(json.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const asked = await fetch(`${server.address}/api/send-reset-password/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrftoken': token, cookie: `csrftoken=${token}` },
      body: JSON.stringify({ email_phone_username: 'doctor' }),
    });
    expect(asked.status).toBe(501);
  });

  it('prints the command that creates the first administrator [OUR-500]', async () => {
    await eventually(() => expect(server.output()).toContain("npm run setup -- --clinic '"));
  });
});
