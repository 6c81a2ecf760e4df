import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store, type StoreOptions } from '../../apps/server/src/platform/db/store.ts';
import { startPostgres } from '../../scripts/test/postgres.ts';

/** A database for one benchmark. */
export interface TemporaryDatabase extends AsyncDisposable {
  where: StoreOptions;
  /** Opens it, before the server does. */
  fill: (work: (store: Store) => Promise<void>) => Promise<void>;
  /** Ends the database's own process and starts it again; the embedded one has none. */
  restart: () => Promise<void>;
}

/**
 * An empty database in a temporary folder; PostgreSQL waits for the disk, as it does in use.
 * @param parent where the folder is made
 */
export async function temporaryDatabase(engine: Store['engine'], parent = tmpdir()): Promise<TemporaryDatabase> {
  const { where, restart, remove } = await (engine === 'postgres' ? postgres(parent) : embedded(parent));
  return {
    where,
    restart,
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

async function postgres(parent: string) {
  const server = await startPostgres({ fsync: true, locale: 'C.UTF-8', parent });
  if (!server) throw new Error('PostgreSQL is missing: install it, or name its programs in POSTGRES_BIN.');
  const { url, restart, stop } = server;
  return { where: { databaseUrl: url }, restart, remove: () => Promise.resolve(stop()) };
}

async function embedded(parent: string) {
  const dataDirectory = await mkdtemp(join(parent, 'isopter-bench-'));
  const remove = () => rm(dataDirectory, { recursive: true, force: true });
  return { where: { dataDirectory }, restart: () => Promise.resolve(), remove };
}
