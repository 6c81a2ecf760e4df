import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import * as schema from '../../src/platform/db/schema.ts';
import { openStore, type Store } from '../../src/platform/db/store.ts';
import { seedDemo } from '../../src/edge/seed/demo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the embedded databases that are filled once a run. */
    filledDatabases: string;
  }
}

/** A database of one test, gone when it is closed. */
export interface TestDatabase {
  store: Store;
  /** URL of a PostgreSQL database. */
  url?: string;
  close: () => Promise<void>;
}

/** Patients of the sample clinic: two sizes, because each is filled once a run. */
const PATIENTS = { small: 5, large: 100 };
export type ClinicSize = keyof typeof PATIENTS;

const fill = (store: Store, size: ClinicSize) =>
  seedDemo(store.db, { patients: PATIENTS[size], otherPatients: 5, privatePatients: 5 });

/** Runs statements where databases are made. */
async function inPostgres<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const urlOf = (adminUrl: string, name: string): string => Object.assign(new URL(adminUrl), { pathname: name }).href;

/** Returns the database with the sample clinic, of which others are copies; the first caller fills it. */
const filledDatabase = (adminUrl: string, size: ClinicSize): Promise<string> =>
  inPostgres(adminUrl, async (client) => {
    const name = `isopter_filled_${size}`;
    await client.query('select pg_advisory_lock($1)', [PATIENTS[size]]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const making = `isopter_making_${randomBytes(6).toString('hex')}`;
      await client.query(`create database ${making}`);
      const store = await openStore({ databaseUrl: urlOf(adminUrl, making) });
      await fill(store, size);
      await store.close();
      await client.query(`alter database ${making} rename to ${name}`);
    }
    return name;
  });

/** Creates an embedded database with the sample clinic, a copy of the one that was filled first in this run. */
async function filledStore(size: ClinicSize, folder: string | undefined): Promise<Store> {
  const file = await filledFile(size);
  const { PGlite: Embedded } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const client = await Embedded.create(folder ?? 'memory://', {
    extensions: { pg_trgm },
    loadDataDir: await openAsBlob(file),
  });
  return { engine: 'pglite', db: drizzle({ client, schema, casing: 'snake_case' }), close: () => client.close() };
}

/** Returns the file of the embedded database with the sample clinic; the first caller creates it. */
async function filledFile(size: ClinicSize): Promise<string> {
  const folder = inject('filledDatabases');
  const file = join(folder, `${size}.tar`);
  if (!existsSync(file)) {
    const store = await openStore({});
    await fill(store, size);
    const { $client: client } = store.db as unknown as { $client: PGlite };
    const dump = await client.dumpDataDir('none');
    const making = join(folder, randomBytes(6).toString('hex'));
    writeFileSync(making, Buffer.from(await dump.arrayBuffer()));
    // keeps the file of another worker who was faster, and may be reading it
    try {
      linkSync(making, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    rmSync(making);
    await store.close();
  }
  return file;
}

/**
 * Makes a database with the sample clinic.
 * @param size of the clinic; without it the database is empty
 * @param place the PostgreSQL it is made in, or a folder for an embedded one, which is in memory without it
 */
export async function newDatabase(size: ClinicSize | undefined, place?: string): Promise<TestDatabase> {
  const adminUrl = place?.startsWith('postgres') ? place : undefined;
  if (adminUrl === undefined) {
    const store = size === undefined ? await openStore({ dataDirectory: place }) : await filledStore(size, place);
    return { store, close: () => store.close() };
  }
  const name = `isopter_${randomBytes(6).toString('hex')}`;
  const template = size === undefined ? 'template1' : await filledDatabase(adminUrl, size);
  // copying files takes half of PostgreSQL's time for logging every page, and dropping such a copy half as well
  await inPostgres(adminUrl, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const url = urlOf(adminUrl, name);
  const store = await openStore({ databaseUrl: url });
  return {
    store,
    url,
    close: async () => {
      await store.close();
      await inPostgres(adminUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
