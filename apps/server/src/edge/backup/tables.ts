import { createHash } from 'node:crypto';
import type { Session } from './session.ts';

/** A table as a backup names it. */
export interface Table {
  name: string;
  /** Name and type of each column. */
  columns: [name: string, type: string][];
}

/** A table's rows in a few characters: two tables with the same rows have the same, on either engine. */
export interface Digest {
  rows: number;
  sha256: string;
}

/** Settings that make written values independent of the server's configuration. */
const WRITING = ["set local time zone 'UTC'", "set local datestyle to 'ISO'", 'set local extra_float_digits = 1'];
/** Rows fetched at once. */
const BATCH = 500;

/** Quotes a name for a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** In a transaction: values are written out as in every backup. */
export async function agreeOnWriting(session: Session): Promise<void> {
  for (const statement of WRITING) await session.query(statement);
}

/** The migrations a database has seen, oldest first. */
export async function schemaOf(session: Session): Promise<string[]> {
  const rows = await session.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}

/** All tables, those that others refer to first. */
export async function tablesOf(session: Session): Promise<Table[]> {
  const columns = await session.query<{ table: string; name: string; type: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname collate "C", a.attname collate "C"`,
  );
  const references = await session.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const byName = new Map<string, [name: string, type: string][]>();
  for (const { table, name, type } of columns) byName.set(table, [...(byName.get(table) ?? []), [name, type]]);
  const ordered = new Set<string>();
  const visit = (name: string): void => {
    for (const { child, parent } of references) if (child === name && !ordered.has(parent)) visit(parent);
    ordered.add(name);
  };
  for (const name of byName.keys()) visit(name);
  return [...ordered].map((name) => ({ name, columns: byName.get(name) ?? [] }));
}

/** The columns that tell the rows of a table apart. */
async function keyOf(session: Session, table: string): Promise<string[]> {
  const rows = await session.query<{ name: string }>(
    `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = $1::regclass and i.indisprimary order by a.attnum`,
    [quoted(table)],
  );
  if (rows.length === 0) throw new Error(`the table ${table} has no primary key`);
  return rows.map(({ name }) => name);
}

/** The rows of a table, some at a time, each as a JSON array of texts; in the same order on both engines. */
export async function* rowsOf(session: Session, { name, columns }: Table): AsyncGenerator<string[]> {
  const values = columns.map(([column]) => `${quoted(column)}::text`).join();
  const order = (await keyOf(session, name)).map((column) => `${quoted(column)}::text collate "C"`).join();
  await session.query(
    `declare backup_rows no scroll cursor for
      select json_build_array(${values})::text as row from ${quoted(name)} order by ${order}`,
  );
  for (;;) {
    const rows = await session.query<{ row: string }>(`fetch ${BATCH} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await session.query('close backup_rows');
}

/** Counts rows and digests them as they pass. */
export function digester(): { add: (row: string) => void; digest: () => Digest } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(row) {
      rows += 1;
      hash.update(row).update('\n');
    },
    digest: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** In a transaction that has agreed on writing: the digests of all tables as they are now. */
export async function digestsOf(session: Session): Promise<Record<string, Digest>> {
  const digests: Record<string, Digest> = {};
  for (const table of await tablesOf(session)) {
    const { add, digest } = digester();
    for await (const rows of rowsOf(session, table)) rows.forEach(add);
    digests[table.name] = digest();
  }
  return digests;
}

/** Current values of the sequences. */
export type Sequences = Record<string, { value: string; isCalled: boolean }>;

export async function sequencesOf(session: Session): Promise<Sequences> {
  const names = await session.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
      order by relname collate "C"`,
  );
  const sequences: Sequences = {};
  for (const { name } of names) {
    const [row] = await session.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
    );
    if (row) sequences[name] = row;
  }
  return sequences;
}
