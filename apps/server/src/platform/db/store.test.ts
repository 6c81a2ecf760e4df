import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '../../../test/support/server.ts';
import { StartError } from '../lib/startError.ts';
import { lockDirectory } from './lock.ts';
import { officeGroup } from './schema.ts';
import { openStore } from './store.ts';

/** Starts a process that locks a directory and keeps it. @returns its answer: `mine` or the error */
async function hold(directory: string) {
  const script = `
    import { lockDirectory } from ${JSON.stringify(new URL('lock.ts', import.meta.url).href)};
    try { lockDirectory(process.argv[1]); console.log('mine'); setInterval(() => {}, 1e6); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, directory]);
  const closed = new Promise((resolve) => child.once('close', resolve));
  const said = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  return {
    pid: child.pid,
    said,
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

describe.runIf(ENGINES.includes('pglite'))('the data directory', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'isopter-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  it('belongs to one server at a time, and is free again afterwards', () => {
    const free = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(
      `The data directory ${directory} is in use by another server (process ${process.pid}).`,
    );
    free();
    lockDirectory(directory)();
  });

  it('is free again when its server was killed', async () => {
    const holder = await hold(directory);
    expect(holder.said).toBe('mine');
    expect(() => lockDirectory(directory)).toThrow(`is in use by another server (process ${holder.pid}).`);
    await holder.kill();
    expect(lockDirectory(directory)).not.toThrow();
  });

  it.each(['', 'no number', '1'])('is free whatever a full disk left in the files beside it: %j', (left) => {
    for (const file of ['server.pid', 'server.lock']) writeFileSync(join(directory, file), left);
    expect(lockDirectory(directory)).not.toThrow();
  });

  it('has exactly one owner if several servers start at once after one was killed [SRV-01]', async () => {
    let owner = await hold(directory);
    for (let round = 0; round < 12; round += 1) {
      await owner.kill();
      const all = await Promise.all(Array.from({ length: 5 }, () => hold(directory)));
      const owners = all.filter(({ said }) => said === 'mine');
      expect(owners).toHaveLength(1);
      expect(all.filter(({ said }) => said.includes('is in use by another server'))).toHaveLength(4);
      await Promise.all(all.filter(({ said }) => said !== 'mine').map(({ kill }) => kill()));
      owner = owners[0] ?? owner;
    }
    await owner.kill();
  });

  it('reports in one sentence that it cannot be written', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    expect(() => lockDirectory(join(file, 'data'))).toThrow(StartError);
    expect(() => lockDirectory(join(file, 'data'))).toThrow(/cannot be written \(ENOTDIR\)/);
  });
});

describe.runIf(ENGINES.includes('pglite'))('the embedded database', () => {
  let whole: string;
  let directory: string;
  beforeAll(async () => {
    whole = mkdtempSync(join(tmpdir(), 'isopter-'));
    await (await openStore({ dataDirectory: whole })).close();
  });
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'isopter-'));
    cpSync(whole, directory, { recursive: true });
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  afterAll(() => rmSync(whole, { recursive: true }));
  const database = () => join(directory, 'db');

  it.each([
    ['PG_VERSION is missing', () => rmSync(join(database(), 'PG_VERSION'))],
    ['global/pg_control is missing', () => rmSync(join(database(), 'global/pg_control'))],
    ['base is missing', () => rmSync(join(database(), 'base'), { recursive: true })],
    ['', () => truncateSync(join(database(), 'global/pg_control'), 10)],
    ['', () => writeFileSync(join(database(), 'PG_VERSION'), '9\n')],
  ])('reports damage in one sentence with instructions, and is left unchanged: %s', async (what, damage) => {
    damage();
    const before = readdirSync(database());
    const opening = openStore({ dataDirectory: directory });
    await expect(opening).rejects.toBeInstanceOf(StartError);
    await expect(opening).rejects.toThrow(
      /^The database in \S+ is damaged \(.*\)\. Restore \S+ from a backup; to begin .*\.$/,
    );
    await expect(opening).rejects.toThrow(what);
    expect(readdirSync(database())).toEqual(expect.arrayContaining(before));
    // The folder is free for who repairs it.
    lockDirectory(directory)();
  });

  it('is created again if its creation was interrupted', async () => {
    writeFileSync(join(directory, 'db.making'), '');
    rmSync(join(database(), 'PG_VERSION'));
    const store = await openStore({ dataDirectory: directory });
    expect(await store.db.$count(officeGroup)).toBe(0);
    await store.close();
    expect(existsSync(join(directory, 'db.making'))).toBe(false);
  });
});

it('reports in one sentence that a database cannot be reached', async () => {
  const opening = openStore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await expect(opening).rejects.toThrow('The database of DATABASE_URL cannot be reached (ECONNREFUSED).');
  await expect(opening).rejects.toBeInstanceOf(StartError);
});
