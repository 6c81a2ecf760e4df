import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { type Db, openStore, StartError, type Store, type StoreOptions } from '@isopter/server/agent';
import { sql } from 'drizzle-orm';
import { officeGroup } from './schema.ts';

/** Folder of the migrations, the same for the sources and for what is built of them. */
export const MIGRATIONS = join(
  dirname(createRequire(import.meta.url).resolve('@isopter/agent/package.json')),
  'migrations',
);

/** Location of the database. */
export type Where = Pick<StoreOptions, 'databaseUrl' | 'dataDirectory'>;

/**
 * Opens the database of a clinic.
 * @throws StartError as `openStore`, and when it is that of a server or of another clinic
 */
export async function openClinic(where: Where, officeGroupId: string): Promise<Store> {
  const store = await openStore({ ...where, migrations: MIGRATIONS, check: refuseServerDatabase });
  try {
    await bindToClinic(store.db, officeGroupId);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Refuses a database with accounts, which only the Isopter server has: migrations of the agent would damage it. */
export async function refuseServerDatabase(db: Db): Promise<void> {
  const { rows } = (await db.execute(sql`select to_regclass('account') is not null as found`)) as unknown as {
    rows: { found: boolean }[];
  };
  if (rows[0]?.found)
    throw new StartError('The database is that of an Isopter server: set another DATABASE_URL or ISOPTER_DATA.');
}

/** Makes an empty database that of a clinic. */
async function bindToClinic(db: Db, id: string): Promise<void> {
  const [known] = await db.select().from(officeGroup).limit(1);
  if (!known) await db.insert(officeGroup).values({ id, name: 'Clinic' });
  else if (known.id !== id)
    throw new StartError(
      `The database has the patients of office group ${known.id}, but ISOPTER_OFFICE_GROUP is ${id}.`,
    );
}
