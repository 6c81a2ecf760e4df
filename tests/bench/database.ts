import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store, type StoreOptions } from '../../apps/server/src/db/store.ts';
import { startPostgres } from '../../scripts/test/postgres.ts';

/** A database for one benchmark. */
export interface TemporaryDatabase extends AsyncDisposable {
  where: StoreOptions;
  /** Opens it, before the server does. */
  fill: (work: (store: Store) => Promise<void>) => Promise<void>;
}

/** An empty database in a temporary folder; PostgreSQL waits for the disk, as it does in use. */
export async function temporaryDatabase(engine: Store['engine']): Promise<TemporaryDatabase> {
  const { where, remove } = await (engine === 'postgres' ? postgres() : embedded());
  return {
    where,
    async fill(work) {
      const store = await openStore(where);
      try {
        await work(store);
      } finally {
        await store.close();
      }
    },
    [Symbol.asyncDispose]: remove,
  };
}

async function postgres() {
  const server = await startPostgres({ fsync: true });
  if (!server) throw new Error('PostgreSQL is missing: install it, or name its programs in POSTGRES_BIN.');
  return { where: { databaseUrl: server.url }, remove: () => Promise.resolve(server.stop()) };
}

async function embedded() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'isopter-bench-'));
  return { where: { dataDirectory }, remove: () => rm(dataDirectory, { recursive: true, force: true }) };
}
