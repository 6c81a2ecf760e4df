import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/test/freePort.ts';
import { CLINIC } from './fakes/agent.ts';

const source = (file: string): string[] => ['--conditions=@isopter/source', join(import.meta.dirname, file)];
const run = promisify(execFile);

describe('the program of the agent, with an embedded database', () => {
  let folder: string;
  let env: Record<string, string>;
  let port: number;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'isopter-agent-'));
    port = await freePort();
    env = {
      ISOPTER_SERVER: 'http://localhost:9',
      ISOPTER_OFFICE_GROUP: CLINIC,
      ISOPTER_ADDRESS: `https://localhost:${port}`,
      ISOPTER_DATA: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: String(port),
    };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Starts the agent. @returns what it has printed once it is ready, and how it is stopped */
  async function start() {
    const agent = spawn(process.execPath, source('main.ts'), { env });
    let output = '';
    let errors = '';
    agent.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const ended = once(agent, 'exit');
    await Promise.race([
      new Promise<void>((resolve) => {
        agent.stdout.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          if (/([0-9A-F]{2}:){31}[0-9A-F]{2}\n/.test(output)) resolve();
        });
      }),
      ended.then(() => {
        throw new Error(errors);
      }),
    ]);
    return {
      output: () => output,
      stop: async () => {
        agent.kill('SIGTERM');
        const [code] = (await ended) as [number];
        return code;
      },
    };
  }

  const health = () =>
    new Promise<{ status: number | undefined; fingerprint: string }>((resolve, reject) => {
      const ca = readFileSync(join(env['ISOPTER_DATA'] ?? '', 'tls/agent.crt'));
      request({ host: '127.0.0.1', port, servername: 'localhost', path: '/health', ca, agent: false }, (answer) => {
        const { fingerprint256 } = (answer.socket as import('node:tls').TLSSocket).getPeerCertificate();
        answer.resume().on('end', () => resolve({ status: answer.statusCode, fingerprint: fingerprint256 }));
      })
        .on('error', reject)
        .end();
    });

  it('serves TLS, prints its fingerprint, can be backed up and verified while it runs, and stops with exit code 0 [OUR-615]', async () => {
    const agent = await start();
    const { status, fingerprint } = await health();
    expect(status).toBe(200);
    expect(agent.output()).toContain(fingerprint);
    const file = join(folder, 'one.backup');
    const backup = await run(process.execPath, [...source('commands/backup.ts'), 'backup', file], { env });
    expect(backup.stdout).toMatch(/office_group +1 rows/);
    const audit = await run(process.execPath, source('commands/audit.ts'), { env });
    expect(audit.stdout).toContain(`Clinic (${CLINIC})\n  holds`);
    expect(await agent.stop()).toBe(0);

    await expect(run(process.execPath, [...source('commands/backup.ts'), 'restore', file], { env })).rejects.toThrow(
      '--replace',
    );
    const other = { ...env, ISOPTER_DATA: join(folder, 'other') };
    const restored = await run(process.execPath, [...source('commands/backup.ts'), 'restore', file], { env: other });
    expect(restored.stdout).toContain('Restored as of');
    expect(existsSync(join(other.ISOPTER_DATA, 'db'))).toBe(true);
  });

  it('names the command of an installed agent when a restore has no file', async () => {
    await expect(run(process.execPath, [...source('commands/backup.ts'), 'restore'], { env })).rejects.toThrow(
      'node apps/agent/dist/backup.js restore file',
    );
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a missing setting', { ISOPTER_SERVER: '' }, /^ISOPTER_SERVER is missing/m],
    [
      'the database of another clinic',
      { ISOPTER_OFFICE_GROUP: '0c000000-0000-4000-8000-000000000002' },
      /^The database has the patients of office group/m,
    ],
    // an address of documentation (RFC 5737)
    ['an address of another machine', { HOST: '203.0.113.1' }, /^This machine does not have the address 203/m],
  ])('prints one sentence and exits with 1 for %s [OUR-615]', { tags: '@all' }, async (_, change, message) => {
    const failed = (await run(process.execPath, source('main.ts'), { env: { ...env, ...change } }).catch(
      (error: unknown) => error,
    )) as { code: number; stderr: string };
    expect(failed.code).toBe(1);
    expect(failed.stderr).toMatch(message);
    expect(failed.stderr.trim().split('\n')).toHaveLength(1);
  });
});
