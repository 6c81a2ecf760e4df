import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { putAway, removeUnfinished } from '../../platform/db/embedded.ts';
import { lockDirectory } from '../../platform/db/lock.ts';
import { openStore, type StoreOptions } from '../../platform/db/store.ts';
import { SERVERS_LOCK } from '../../platform/db/advisoryLocks.ts';
import { StartError } from '../../platform/lib/startError.ts';
import type { Contents } from './backup.ts';
import { type Head, type Line, readBackupFile } from './file.ts';
import { embeddedSession, inTransaction, postgresSession, type Session } from './session.ts';
import { agreeOnWriting, type Digest, digestsOf, quoted, schemaOf, type Table, tablesOf } from './tables.ts';

export interface RestoreOptions extends StoreOptions {
  /** Allows overwriting existing data. */
  replace: boolean;
}

/** Rows written at once. */
const BATCH = 500;
const RESTORING = 'restoring';

/**
 * Makes a database hold exactly what a backup holds, or leaves it as it was.
 * @throws StartError when the backup is damaged or of another schema, or the database holds something and may not be replaced
 */
export async function restore(
  file: string,
  { databaseUrl, dataDirectory, migrations, check, replace }: RestoreOptions,
): Promise<Contents> {
  const { head, digests } = await readAll(file);
  const backup = { file, head, digests };
  if (databaseUrl) await intoPostgres(backup, { databaseUrl, migrations, check }, replace);
  else await intoEmbedded(backup, { dataDirectory: resolve(dataDirectory ?? 'data'), migrations }, replace);
  return { created: head.created, tables: digests };
}

/** Reads the whole file before anything is changed. */
async function readAll(file: string): Promise<{ head: Head; digests: Record<string, Digest> }> {
  let head: Head | undefined;
  const digests: Record<string, Digest> = {};
  for await (const line of readBackupFile(file)) {
    if ('head' in line) ({ head } = line);
    if ('end' in line) digests[line.end] = line.digest;
  }
  if (!head || head.format !== 'isopter backup') throw new StartError(`${file} is no backup of Isopter.`);
  if (head.version !== 1) throw new StartError(`${file} was made by a newer Isopter: restore it with that.`);
  return { head, digests };
}

/** A backup that was read once. */
interface Backup {
  file: string;
  head: Head;
  digests: Record<string, Digest>;
}

async function intoPostgres(
  { file, head, digests }: Backup,
  { databaseUrl, migrations, check }: StoreOptions & { databaseUrl: string },
  replace: boolean,
): Promise<void> {
  await (await openStore({ databaseUrl, migrations, check })).close();
  await using session = await postgresSession(databaseUrl);
  const [lock] = await session.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [SERVERS_LOCK]);
  if (!lock?.got) throw new StartError('A server works on this database: stop it first.');
  await inTransaction(session, 'begin', async () => {
    const tables = await tablesOf(session);
    if (await holdsSomething(session, tables)) {
      if (!replace) throw notEmpty('The database');
      await withoutTriggers(session, tables, () =>
        session.query(`truncate ${tables.map(({ name }) => quoted(name)).join()}`),
      );
    }
    await load(session, file, head, digests);
  });
}

/** Creates the new database next to the old one, which is kept, and replaces that only when it is complete. */
async function intoEmbedded(
  { file, head, digests }: Backup,
  { dataDirectory: directory, migrations }: StoreOptions & { dataDirectory: string },
  replace: boolean,
): Promise<void> {
  const unlock = lockDirectory(directory);
  const beside = join(directory, RESTORING);
  const database = join(directory, 'db');
  try {
    removeUnfinished(directory);
    const isFilled = existsSync(database) && (await readdir(database)).length > 0;
    if (isFilled && !replace) throw notEmpty(`The data directory ${directory}`);
    await rm(beside, { recursive: true, force: true });
    await (await openStore({ dataDirectory: beside, migrations })).close();
    {
      await using session = await embeddedSession(beside);
      await inTransaction(session, 'begin', () => load(session, file, head, digests));
    }
    if (isFilled) await rename(database, putAway(directory, new Date()));
    else await rm(database, { recursive: true, force: true });
    await rename(join(beside, 'db'), database);
  } finally {
    await rm(beside, { recursive: true, force: true });
    unlock();
  }
}

const notEmpty = (what: string): StartError =>
  new StartError(`${what} holds something already; say --replace to put the backup in its place.`);

async function holdsSomething(session: Session, tables: readonly Table[]): Promise<boolean> {
  const filled = tables.map(({ name }) => `exists (select 1 from ${quoted(name)})`).join(' or ');
  const [row] = await session.query<{ filled: boolean }>(`select ${filled} as filled`);
  return row?.filled ?? false;
}

/** Disables triggers during the work: their effects are part of the backup, and those of the audit prevent changes. */
async function withoutTriggers(
  session: Session,
  tables: readonly Table[],
  work: () => Promise<unknown>,
): Promise<void> {
  const all = async (change: 'enable' | 'disable') => {
    for (const { name } of tables) await session.query(`alter table ${quoted(name)} ${change} trigger user`);
  };
  await all('disable');
  await work();
  await all('enable');
}

/** In a transaction on empty tables. @throws StartError when what is there then is not what was backed up */
async function load(session: Session, file: string, head: Head, digests: Record<string, Digest>): Promise<void> {
  const schema = await schemaOf(session);
  if (schema.join() !== head.schema.join()) {
    throw new StartError(
      `The backup is of another version of Isopter (${head.schema.length} migrations, here ${schema.length}): restore it with that one, and update afterwards.`,
    );
  }
  await agreeOnWriting(session);
  await withoutTriggers(session, await tablesOf(session), () => loadRows(session, file));
  const found = await digestsOf(session);
  for (const [name, { rows: count, sha256 }] of Object.entries(digests))
    if (found[name]?.sha256 !== sha256 || found[name].rows !== count)
      throw new StartError(`The table ${name} would not be what it was: nothing was restored.`);
}

async function loadRows(session: Session, file: string): Promise<void> {
  let table: Table | undefined;
  let rows: string[] = [];
  const flush = async () => {
    if (table && rows.length > 0) await insert(session, table, rows);
    rows = [];
  };
  for await (const line of readBackupFile(file)) {
    if ('row' in line) {
      rows.push(line.row);
      if (rows.length === BATCH) await flush();
    } else {
      await flush();
      table = 'table' in line ? line.table : undefined;
      if ('sequences' in line) await setSequences(session, line);
    }
  }
}

async function insert(session: Session, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const names = columns.map(([column]) => quoted(column)).join();
  const values = columns.map(([, type], index) => `(value ->> ${index})::${type}`).join();
  await session.query(
    `insert into ${quoted(name)} (${names}) overriding system value
      select ${values} from (select row::json as value from unnest($1::text[]) row) as given`,
    [rows],
  );
}

async function setSequences(session: Session, { sequences }: Extract<Line, { sequences: unknown }>): Promise<void> {
  for (const [name, { value, isCalled }] of Object.entries(sequences)) {
    await session.query('select setval($1::regclass, $2::bigint, $3::boolean)', [quoted(name), value, isCalled]);
  }
}
