import { sql } from 'drizzle-orm';
import type { Db } from '../db/store.ts';

/**
 * Rows that may appear or change beside what a call does: who was refused, when somebody was last there, and what a job
 * computes from what is stored, a minute later.
 */
const BESIDE = ['audit', 'audit_link', 'audit_head', 'job', 'export_part', 'import_picture'];
const COLUMNS: Readonly<Record<string, string>> = {
  session: "(to_jsonb(t) - 'last_seen')",
  device: "(to_jsonb(t) - 'seen')",
  // it goes to its PACS a moment later
  test: "(to_jsonb(t) - '{result,pacs_status,pacs_details,pacs_changed,pacs_attempts,pacs_due}'::text[])",
  // its file is made a moment later
  export_task: "(to_jsonb(t) - '{status,attempts,due,test_ids,patient_ids,is_named,size}'::text[])",
  // it is read a moment later
  import: "(to_jsonb(t) - '{status,attempts,due,group,protocol,test_date,thresholds,pdf_size,error}'::text[])",
  // its letter is sent a moment later
  invitation: `(to_jsonb(t) - '{secret_digest,attempts,due,expires}'::text[]
    || jsonb_build_object('status', replace(t.status, 'INITIALIZED', 'EMAIL_SENT')))`,
};

/** Makes a function that tells whether two moments of a database are alike: one digest of all rows of all tables. */
export async function digester(db: Db): Promise<() => Promise<string>> {
  const found = await db.execute(sql`select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  const tables = (found as unknown as { rows: { table_name: string }[] }).rows
    .map(({ table_name }) => table_name)
    .filter((name) => !BESIDE.includes(name));
  const digests = tables.map(
    (name) => `select coalesce(md5(string_agg(r, '' order by r)), '') as digest
      from (select ${COLUMNS[name] ?? 't'}::text as r from "${name}" t) rows`,
  );
  const query = sql.raw(`select md5(string_agg(digest, ',')) as digest from (${digests.join(' union all ')}) tables`);
  return async () => {
    const { rows } = (await db.execute(query)) as unknown as { rows: { digest: string }[] };
    return rows[0]?.digest ?? '';
  };
}
