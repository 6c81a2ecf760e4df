import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, StartError } from '@isopter/server/agent';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CLINIC } from '../fakes/agent.ts';
import { openClinic } from './open.ts';

it('refuses the database of a server, and leaves it as it is [OUR-615]', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'isopter-agent-'));
  const tables = async () => {
    const store = await openStore({ dataDirectory });
    const { rows } = (await store.db.execute(sql`select count(*)::int as count from pg_tables`)) as unknown as {
      rows: { count: number }[];
    };
    await store.close();
    return rows[0]?.count;
  };
  const before = await tables();
  const opening = openClinic({ dataDirectory }, CLINIC);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow('The database is that of an Isopter server');
  expect(await tables()).toBe(before);
  rmSync(dataDirectory, { recursive: true });
});

it('creates a data folder that only its owner can read', { tags: '@all' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'isopter-agent-'));
  const dataDirectory = join(folder, 'data');
  await (await openClinic({ dataDirectory }, CLINIC)).close();
  expect(statSync(dataDirectory).mode & 0o777).toBe(0o700);
  rmSync(folder, { recursive: true });
});
