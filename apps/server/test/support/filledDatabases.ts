import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Gives the tests of a run a folder for databases that are filled once and copied. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'isopter-filled-'));
  provide('filledDatabases', folder);
  return () => rm(folder, { recursive: true, force: true });
}
