import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../startError.ts';
import { lockDirectory } from './lock.ts';
import { openStore } from './store.ts';

describe('the data directory', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'isopter-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  it('belongs to one server at a time, and is free again afterwards [SRV-01]', () => {
    const free = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(
      `The data directory ${directory} is in use by another server (process ${process.pid}).`,
    );
    free();
    lockDirectory(directory)();
  });

  it.each([
    ['that is gone', spawnSync(process.execPath, ['-e', '']).pid],
    ['whose process number another process has now', process.pid],
  ])('is taken over from a server %s', (_, pid) => {
    const file = join(directory, 'server.lock');
    writeFileSync(file, `${pid} 1`);
    const free = lockDirectory(directory);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} (?!1$)`));
    free();
  });

  it('that cannot be written is told in one sentence', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    expect(() => lockDirectory(join(file, 'data'))).toThrow(StartError);
    expect(() => lockDirectory(join(file, 'data'))).toThrow(/cannot be written \(ENOTDIR\)/);
  });
});

it('tells in one sentence that a database cannot be reached [SRV-01]', async () => {
  const opening = openStore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await expect(opening).rejects.toThrow('The database of DATABASE_URL cannot be reached (ECONNREFUSED).');
  await expect(opening).rejects.toBeInstanceOf(StartError);
});
