import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from './fakes/fakeServer.ts';
import { anOrder } from './fakes/orders.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

let server: FakeServer;
let directory: string;
const children = new Set<ChildProcess>();

function run(...flags: string[]) {
  const child = spawn(process.execPath, ['--conditions=@isopter/source', '--import', 'tsx', MAIN, ...flags]);
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'headset-'));
  server = await startFakeServer();
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('the headset process', () => {
  it('killed in the middle of a test comes back and loses nothing [SRV-02]', { tags: '@all' }, async () => {
    const flags = ['--server', server.url, '--code', 'CODE-1', '--speed', '1e6', '--state', join(directory, 'one')];
    const order = anOrder();
    server.test = order;
    const records = server.stored(order.test_id, order.run);
    const first = run(...flags);
    await server.until(() => records.size >= 100);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(records.size).toBeLessThan(500);

    const second = run(...flags);
    const isFinished = () =>
      [...records.values()].some((event) => event.type === 'updated_test_status' && event.data.status === 'finished');
    await server.until(isFinished);
    expect([...records.keys()]).toEqual(Array.from({ length: records.size }, (_, i) => i + 1));
    second.child.kill('SIGTERM');
    const { code, output } = await second.ended;
    expect(code).toBe(0);
    expect(output).toContain('taken up again');
    expect(output).toContain('headset: stopped');
  });

  it('refuses a command line that makes no sense with a sentence and the usage', { tags: '@all' }, async () => {
    const file = join(directory, 'fleet.json');
    writeFileSync(file, JSON.stringify([{ name: 'A', patient: 'nobody' }]));
    const results = await Promise.all([run('--speed', 'fast').ended, run('--fleet', file).ended, run('--sped').ended]);
    for (const { code, output } of results) {
      expect(code).toBe(2);
      expect(output).toContain('--server URL');
    }
    expect(results[1]?.output).toContain('patient');
  });
});
