import { sql } from 'drizzle-orm';
import type { Db } from '../../../src/platform/db/store.ts';

/**
 * Tables that may change while a refused call is answered: the audit of the refusal, visits that end at the same time, and what
 * a job computes from stored data a moment later.
 */
const IGNORED_TABLES = ['audit', 'audit_link', 'audit_head', 'audit_visit', 'job', 'export_part', 'import_picture'];

/** SQL of a row without the columns that may change while a refused call is answered. */
const COMPARED: Readonly<Record<string, (row: string) => string>> = {
  session: (row) => `(to_jsonb(${row}) - 'last_seen')`,
  device: (row) => `(to_jsonb(${row}) - 'seen')`,
  // a job sends the result to its PACS
  test: (row) =>
    `(to_jsonb(${row}) - '{result,pacs_status,pacs_details,pacs_changed,pacs_attempts,pacs_due,pacs_instances,
      pacs_commitment,pacs_commitment_details}'::text[])`,
  // a job makes the file
  export_task: (row) => `(to_jsonb(${row}) - '{status,attempts,due,test_ids,patient_ids,is_named,size}'::text[])`,
  // a job reads the file
  import: (row) =>
    `(to_jsonb(${row}) - '{status,attempts,due,group,protocol,test_date,thresholds,pdf_size,error}'::text[])`,
  // a job sends the letter
  invitation: (row) => `(to_jsonb(${row}) - '{secret_digest,attempts,due,expires}'::text[]
    || jsonb_build_object('status', replace(${row}.status, 'INITIALIZED', 'EMAIL_SENT')))`,
};

interface Rows<T> {
  rows: T[];
}

/**
 * Records every committed change of a row by triggers: reading them costs a fraction of a digest of all rows, and a
 * failed test names the table.
 * @returns a function that resolves to the tables changed since its last call
 */
export async function watchChanges(db: Db): Promise<() => Promise<string[]>> {
  const found = (await db.execute(sql`select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)) as unknown as Rows<{ table_name: string }>;
  await db.execute(sql.raw('create unlogged table changed_table (name text not null)'));
  await db.execute(
    sql.raw(`create function note_change() returns trigger language plpgsql as
      'begin insert into public.changed_table values (tg_table_name); return null; end'`),
  );
  for (const { table_name: name } of found.rows) {
    if (IGNORED_TABLES.includes(name)) continue;
    const compared = COMPARED[name] ?? ((row) => `${row}.*`);
    const triggers = [
      `note_update after update on "${name}" for each row when (${compared('old')} is distinct from ${compared('new')})`,
      `note_row after insert or delete on "${name}" for each row`,
      `note_truncate after truncate on "${name}"`,
    ];
    for (const trigger of triggers)
      await db.execute(sql.raw(`create trigger ${trigger} execute function note_change()`));
  }
  const take = sql`with taken as (delete from changed_table returning name) select distinct name from taken order by name`;
  return async () => ((await db.execute(take)) as unknown as Rows<{ name: string }>).rows.map(({ name }) => name);
}
