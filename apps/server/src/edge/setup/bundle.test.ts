import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../access/auth/passwords/demoPassword.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { type ServerProcess, startProcess } from '../../../test/support/serverProcess.ts';
import { DEMO_SSO_DOMAIN, PRIVATE, SHOWROOM } from '../seed/people.ts';

const server = join(import.meta.dirname, '../../..');
/** Inside the package: the built server finds its dependencies from where it is. */
const cache = join(server, '.cache');

describe('the built server with an empty environment', () => {
  let folder: string;
  let running: ServerProcess;
  beforeAll(async () => {
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, 'bundle-'));
    const rolldown = join(createRequire(import.meta.url).resolve('rolldown/package.json'), '../bin/cli.mjs');
    execFileSync(process.execPath, [rolldown, '-c', 'rolldown.config.ts', '-d', folder], { cwd: server });
    // as scripts/bundle.ts does
    rmSync(join(folder, 'demo.js'));
    running = await startProcess([join(folder, 'main.js')]);
  });
  afterAll(async () => {
    await running[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string) => fetch(`${running.address}${path}`, { redirect: 'manual' });

  it('has no account, and prints the command that creates the first administrator [OUR-500]', async () => {
    await eventually(() =>
      expect(running.output()).toContain('There is no account yet. Stop the server, then run this command'),
    );
    expect(running.output()).toContain("node apps/server/dist/setup.js --clinic '");
    const csrf = /csrftoken=([^;]+)/.exec((await get('/api/none/')).headers.get('set-cookie') ?? '')?.[1] ?? '';
    for (const username of ['doctor', 'support', 'oga']) {
      const answer = await fetch(`${running.address}/api/auth-token/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrftoken': csrf, cookie: `csrftoken=${csrf}` },
        body: JSON.stringify({ username, password: DEMO_PASSWORD }),
      });
      expect([username, answer.status]).toEqual([username, 400]);
    }
  });

  it.each(['/outbox', '/outbox/1', '/sandbox/sso/authorize', '/sandbox/sso/jwks', '/sandbox/duo/oauth/v1/authorize'])(
    'serves neither outbox nor sandboxes: %s [OUR-500]',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.json()]).toEqual([404, { detail: 'Not found.', name: 'NotFound' }]);
    },
  );

  it('has no code of sample data and sandboxes, and refuses to start with them [OUR-835]', () => {
    const programs = globSync('*.js', { cwd: folder });
    expect(programs).toContain('main.js');
    const ofDemo = programs.filter((name) =>
      [PRIVATE, SHOWROOM, DEMO_SSO_DOMAIN, '/sandbox/'].some((text) =>
        readFileSync(join(folder, name), 'utf8').includes(text),
      ),
    );
    expect(ofDemo).toEqual([]);
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'main.js')], {
      env: { ISOPTER_DEMO: '1', ISOPTER_DATA: join(folder, 'data') },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('This server has no sample data.')]);
  });
});
