import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient } from '../../platform/db/schema.ts';
import { openStore } from '../../platform/db/store.ts';
import { ENGINES } from '../../../test/support/server.ts';
import { seedDemo } from '../seed/demo.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const patientsIn = async (dataDirectory: string): Promise<number> => {
  await using stack = new AsyncDisposableStack();
  const store = stack.adopt(await openStore({ dataDirectory }), (opened) => opened.close());
  return await store.db.$count(patient);
};

describe.runIf(ENGINES.includes('pglite'))('the folder of an embedded database', () => {
  let folder: string;
  let backup: string;
  let patients: number;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'isopter-folder-'));
    backup = join(folder, 'sound.backup');
    const where = { dataDirectory: join(folder, 'sound') };
    const store = await openStore(where);
    await seedDemo(store.db, { patients: 3, otherPatients: 1 });
    patients = await store.db.$count(patient);
    await store.close();
    await backUp(where, backup);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('keeps a restored database after the creation of one was interrupted', async () => {
    const dataDirectory = join(folder, 'cut-off');
    const store = await openStore({ dataDirectory });
    await store.close();
    await writeFile(join(dataDirectory, 'db.making'), '');
    await rm(join(dataDirectory, 'db', 'global', 'pg_control'));
    // The existing database is empty, so no --replace is needed.
    await restore(backup, { dataDirectory, replace: false });
    expect(await patientsIn(dataDirectory)).toBe(patients);
  });

  it('is not replaced by an empty database if a restore stopped between the old and the new one', async () => {
    const dataDirectory = join(folder, 'between');
    await restore(backup, { dataDirectory, replace: false });
    await restore(backup, { dataDirectory, replace: true });
    await rm(join(dataDirectory, 'db'), { recursive: true });
    await expect(openStore({ dataDirectory })).rejects.toThrow(/was cut off.* is in db-before-/);
    await restore(backup, { dataDirectory, replace: false });
    expect(await patientsIn(dataDirectory)).toBe(patients);
  });

  it('is not written to by a backup that finds no database, or a damaged one', async () => {
    const nowhere = join(folder, 'nowhere');
    await expect(backUp({ dataDirectory: nowhere }, join(folder, 'nothing.backup'))).rejects.toThrow(
      'There is no database in',
    );
    expect(existsSync(nowhere)).toBe(false);

    const dataDirectory = join(folder, 'damaged');
    await restore(backup, { dataDirectory, replace: false });
    const database = join(dataDirectory, 'db');
    await truncate(join(database, 'global', 'pg_control'), 100);
    const file = join(folder, 'damaged.backup');
    await expect(backUp({ dataDirectory }, file)).rejects.toThrow('is damaged');
    await rm(join(database, 'PG_VERSION'));
    const before = await readdir(database);
    await expect(backUp({ dataDirectory }, file)).rejects.toThrow('is damaged (PG_VERSION is missing)');
    expect(await readdir(database)).toEqual(before);
    expect(existsSync(file)).toBe(false);

    // A damaged one is kept next to the restored one.
    await restore(backup, { dataDirectory, replace: true });
    expect(await patientsIn(dataDirectory)).toBe(patients);
    expect((await readdir(dataDirectory)).filter((name) => name.startsWith('db-before-'))).toHaveLength(1);
  });
});
