import { PUBLISH_LOCK } from '../../platform/db/advisoryLocks.ts';
import type { AuditChange } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { tellHead } from '../auth/letters/letters.ts';
import { writeAudit } from '../auth/audit.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Log } from '../../platform/lib/log.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { type Gap, gapText, idsMissing } from './gaps.ts';
import { COMMON_HEAD, NO_GROUP, OWN_HEAD, PUBLISH } from './published.ts';

const DAY = sql`interval '24 hours'`;

interface Head {
  chain: string;
  length: string;
  hash: string;
  /** Its office group; null when there is none. */
  name: string | null;
  /** Rows were added after the one that published it last. */
  isNew: boolean;
}

interface Published {
  heads: Head[];
  gaps: Gap[];
}

export interface Publishing {
  db: Db;
  log: Log;
  outbox?: Outbox;
}

const rowsOf = async <T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/**
 * Publishes the heads of all chains once a day: in rows of the chains themselves, in the server's log, and in a letter to
 * the admins of each office group. So the verification notices rows that are removed later, also with only the database,
 * and anybody who kept a log line or a letter notices a rewritten history [OUR-515].
 */
export async function publishHeads({ db, log, outbox }: Publishing): Promise<void> {
  const published = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`);
    return (await isDue(tx)) ? writeHeads(tx) : undefined;
  });
  if (!published) return;
  // as warnings, so that the usual log level includes them
  for (const { chain, length, hash } of published.heads)
    log.warn({ chain, rows: Number(length), hash }, 'audit chain head');
  if (published.gaps.length > 0)
    log.warn(
      { ids: published.gaps.map(gapText) },
      'audit ids without a row: a failed transaction, a crash, or deleted rows',
    );
  for (const { chain, length, hash, isNew } of published.heads) {
    if (isNew && chain !== NO_GROUP) await tellHead({ db, log, outbox }, chain, { rows: length, hash });
  }
}

/** Returns whether a day has passed since the last publication or, before the first publication, since the first row. */
async function isDue(tx: Db): Promise<boolean> {
  const [last] = await rowsOf<{ due: boolean }>(
    tx,
    sql`select at <= now() - ${DAY} as due from audit where office_group_id is null and action = ${PUBLISH}
      order by at desc limit 1`,
  );
  if (last) return last.due;
  const [first] = await rowsOf<{ due: boolean }>(
    tx,
    sql`select at <= now() - ${DAY} as due from audit order by id limit 1`,
  );
  return first?.due ?? false;
}

async function writeHeads(tx: Db): Promise<Published> {
  const heads = await rowsOf<Head>(
    tx,
    sql`select h.chain, h.length::text, h.hash, g.name,
        h.length > coalesce((select l.position from audit a join audit_link l on l.audit_id = a.id
          where a.action = ${PUBLISH} and l.chain = h.chain order by a.id desc limit 1), 0) as "isNew"
      from audit_head h left join office_group g on g.id = h.chain
      where h.length > 0 order by g.name, h.chain`,
  );
  const gaps = (await rowsOf<Gap>(tx, sql.raw(idsMissing()))).map(({ first, last }) => ({ first, last }));
  const named = await rowsOf<{ to: string }>(
    tx,
    sql`select change ->> 'to' as to from audit, jsonb_array_elements(changes) change
      where office_group_id is null and action = ${PUBLISH} and change ->> 'field' = 'gap'`,
  );
  const known = new Set(named.map(({ to }) => to));
  const fresh = gaps.filter((gap) => !known.has(gapText(gap)));
  const common = heads.find(({ chain }) => chain === NO_GROUP);
  const said = { action: PUBLISH, result: 200, actor: 'server', objectKind: 'audit' } as const;
  for (const head of heads) {
    if (head.chain === NO_GROUP || !head.isNew) continue;
    await writeAudit(tx, {
      ...said,
      officeGroupId: head.chain,
      changes: [change(OWN_HEAD, head), ...(common ? [change(COMMON_HEAD, common)] : [])],
    });
  }
  await writeAudit(tx, {
    ...said,
    changes: [
      ...heads.map((head) => change(head.chain, head)),
      ...fresh.map((gap) => ({ field: 'gap', from: null, to: gapText(gap) })),
    ],
  });
  return { heads, gaps: fresh };
}

const change = (field: string, { length, hash }: Head): AuditChange => ({ field, from: null, to: `${length} ${hash}` });
