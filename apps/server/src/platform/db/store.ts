import { MIGRATION_LOCK } from './advisoryLocks.ts';
import { resolve } from 'node:path';
import { PLACES } from '../lib/places.ts';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { StartError } from '../lib/startError.ts';
import { openDirectory, prepareDirectory } from './embedded.ts';
import { lockDirectory } from './lock.ts';
import * as schema from './schema.ts';

/** The one database, or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Store {
  engine: 'pglite' | 'postgres';
  db: Db;
  /** PostgreSQL only: number of connections, idle ones, and waiting requests. */
  pool?: { totalCount: number; idleCount: number; waitingCount: number };
  /** Embedded database only: blocks writes, with everything flushed to its files, while they are copied. */
  hold?: (copy: () => Promise<void>) => Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** `postgres://…`; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Directory of the embedded database; by default it is in memory. */
  dataDirectory?: string | undefined;
  /** Folder of the migrations. @default those of the server */
  migrations?: string | undefined;
  /** Checks the database before anything is migrated, and throws a `StartError` to refuse it. */
  check?: ((db: Db) => Promise<void>) | undefined;
}

const config = { schema, casing: 'snake_case' } as const;

/**
 * Opens the database and brings it to the newest schema.
 * @throws StartError when it is unreachable, locked, damaged or cannot be written
 */
export function openStore({ databaseUrl, dataDirectory, check, ...options }: StoreOptions): Promise<Store> {
  const migrations = { migrationsFolder: options.migrations ?? PLACES.migrations };
  return databaseUrl ? openPostgres(databaseUrl, migrations, check) : openEmbedded(dataDirectory, migrations, check);
}

async function openEmbedded(
  dataDirectory: string | undefined,
  migrations: MigrationConfig,
  check: StoreOptions['check'],
): Promise<Store> {
  const directory = dataDirectory && resolve(dataDirectory);
  const unlock = directory ? lockDirectory(directory) : () => undefined;
  try {
    const finish = directory ? prepareDirectory(directory) : () => undefined;
    const { drizzle } = await import('drizzle-orm/pglite');
    const { migrate } = await import('drizzle-orm/pglite/migrator');
    const client = await openDirectory(directory);
    const db = drizzle({ client, ...config });
    try {
      await check?.(db);
    } catch (error) {
      await client.close();
      throw error;
    }
    await migrate(db, migrations);
    finish();
    return {
      engine: 'pglite',
      db,
      hold: (copy) =>
        client.transaction(async (tx) => {
          await tx.exec('checkpoint');
          await copy();
        }),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgres(url: string, migrations: MigrationConfig, check: StoreOptions['check']): Promise<Store> {
  const { openPool } = await import('./pool.ts');
  const { mayMigrate, requireCurrentSchema } = await import('./limitedRole.ts');
  const { overPool } = await import('./overPool.ts');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const pool = openPool({ connectionString: url, max: 10 });
  const connection = await pool.connect().catch(async (error: NodeJS.ErrnoException) => {
    await pool.end();
    throw new StartError(`The database of DATABASE_URL cannot be reached (${error.code ?? error.message}).`);
  });
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle({ client: connection, ...config });
    await check?.(db);
    if (await mayMigrate(connection)) await migrate(db, migrations);
    else await requireCurrentSchema(connection, migrations);
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    connection.release();
  } catch (error) {
    connection.release(true);
    await pool.end();
    throw error;
  }
  return { engine: 'postgres', db: overPool(pool, config), pool, close: () => pool.end() };
}
