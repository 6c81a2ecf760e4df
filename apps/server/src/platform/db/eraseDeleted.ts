import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './store.ts';

/*
 * PostgreSQL keeps deleted rows in its files: in tables and indexes until they are rewritten, in samples of its statistics, and in its
 * write-ahead log. These functions remove them. They need a role that owns the tables or may maintain them, and `grantErasing`.
 */

/** PostgreSQL 18 has a function that clears statistics; before, only a superuser can. */
const HAS_CLEAR_STATISTICS = 180_000;
const STATISTICS = 'pg_statistic';
const STATISTICS_ATTEMPTS = 10;

async function first<Row>(db: Db, query: SQL): Promise<Row> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows[0]!;
}

/** Returns the file of a table, which is another one after it was rewritten. */
const fileOf = async (db: Db, table: string): Promise<unknown> =>
  (await first<{ file: unknown }>(db, sql`select pg_relation_filenode(${table}::regclass) as file`)).file;

/** Returns the number of the current transaction, to name the moment before which rows were deleted. */
export const transactionNumber = async (db: Db): Promise<string> =>
  (await first<{ number: string }>(db, sql`select pg_current_xact_id()::xid::text as number`)).number;

/**
 * Rewrites a table and its indexes without deleted rows. It never waits for a lock, because all readers would wait behind it.
 * @param deletedIn the last transaction whose deleted rows have to go
 * @returns whether the files have none of these rows now: not if the table is in use, or an open transaction can still see them
 */
export async function rewriteTable(db: Db, table: string, deletedIn: string): Promise<boolean> {
  const before = await fileOf(db, table);
  await db.execute(sql`vacuum (full, skip_locked) ${sql.identifier(table)}`);
  if ((await fileOf(db, table)) === before) return false;
  // rewriting removes what was deleted before the oldest transaction that is open, and notes its number
  const { is_clean } = await first<{ is_clean: boolean }>(
    db,
    sql`select age(relfrozenxid) < age(${deletedIn}::xid) as is_clean from pg_class where oid = ${table}::regclass`,
  );
  return is_clean;
}

/** Returns the bytes of a table with its indexes. */
export const sizeOf = async (db: Db, table: string): Promise<number> =>
  Number(
    (await first<{ size: string }>(db, sql`select pg_total_relation_size(${table}::regclass)::text as size`)).size,
  );

/** Takes the statistics of tables again, without samples of deleted rows. @returns whether no file has such samples now */
export async function renewStatistics(db: Db, tables: readonly string[]): Promise<boolean> {
  const names = sql.join(
    tables.map((table) => sql`${table}::regclass`),
    sql`, `,
  );
  const theirs = sql`starelid in (${names}) or starelid in (select indexrelid from pg_index where indrelid in (${names}))`;
  const { version } = await first<{ version: number }>(
    db,
    sql`select current_setting('server_version_num')::int as version`,
  );
  // of an empty table, `analyze` keeps the samples that it had
  await db.execute(
    version >= HAS_CLEAR_STATISTICS
      ? sql`select pg_clear_attribute_stats(relnamespace::regnamespace::text, relname, attname, stainherit)
          from pg_statistic join pg_class on pg_class.oid = starelid
          join pg_attribute on attrelid = starelid and attnum = staattnum where ${theirs}`
      : sql`delete from pg_statistic where ${theirs}`,
  );
  for (const table of tables) await db.execute(sql`analyze ${sql.identifier(table)}`);
  const deletedIn = await transactionNumber(db);
  // calls that are open for a moment may still see the samples at the first attempt
  for (let attempt = 0; attempt < STATISTICS_ATTEMPTS; attempt += 1)
    if (await rewriteTable(db, STATISTICS, deletedIn)) return true;
  return false;
}

/** Continues the write-ahead log in its next file; the rest of the file is overwritten with zeros. */
async function continueInNextFile(db: Db): Promise<void> {
  // PostgreSQL ignores a switch in a file without entries
  await db.execute(sql`select pg_logical_emit_message(true, 'isopter', '')`);
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`select pg_logical_emit_message(true, 'isopter', '')`);
}

const countFiles = async (db: Db, which: SQL): Promise<number> =>
  (
    await first<{ files: number }>(
      db,
      sql`select count(*)::int as files from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' and name ${which}`,
    )
  ).files;

/** Continues the write-ahead log in a new file. @returns its name: files before it have what was deleted until now */
export async function beginLogFile(db: Db): Promise<string> {
  await continueInNextFile(db);
  return (await first<{ file: string }>(db, sql`select pg_walfile_name(pg_current_wal_lsn()) as file`)).file;
}

/**
 * Overwrites the write-ahead log before a file of {@link beginLogFile}. After a checkpoint PostgreSQL renames files that it needs no
 * more, and writes over them later.
 * @returns whether nothing of it is left: not while PostgreSQL keeps files for an archive or a replica
 */
export async function overwriteLog(db: Db, file: string): Promise<boolean> {
  await db.execute(sql`checkpoint`);
  if ((await countFiles(db, sql`< ${file}`)) > 0) return false;
  const renamed = await countFiles(db, sql`> ${file}`);
  // once more than there are, so that the last one is not just begun
  for (let written = 0; written <= renamed; written += 1) await continueInNextFile(db);
  return true;
}
