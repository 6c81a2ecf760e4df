import { sql } from 'drizzle-orm';
import { hostname } from 'node:os';
import type { Db } from '../db/store.ts';
import { describeError } from '../lib/aboutError.ts';
import type { Log } from '../lib/log.ts';
import { connectSyslog, type SyslogConnection } from './connection.ts';
import { type ForwardedRow, framed, messageOf } from './message.ts';
import type { SyslogServer } from './settings.ts';

/** Number of rows sent at once. */
const BATCH = 200;
/** Maximum duration of a run, before another server could take over its job. */
const LONGEST_MS = 30_000;

export interface Forwarding {
  db: Db;
  log: Log;
  syslog: SyslogServer;
}

const rowsOf = async <T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/** Forwards audit rows to a syslog server, in the order of their chains. */
export interface Forwarder {
  /** Sends the rows that were added since. Never throws: a failure is logged once, until it works again. */
  run(stopping: AbortSignal): Promise<void>;
  close(): void;
}

/**
 * The audit table itself is the queue: no call waits for the syslog server, and no row is dropped while it is unreachable.
 * If it is not known whether a row arrived, it is sent again; receivers recognize it by its chain and position. Rows from
 * before the first forwarding are not sent.
 */
export function syslogForwarder({ db, log, syslog }: Forwarding): Forwarder {
  let connection: SyslogConnection | undefined;
  let isFailing = false;
  const close = () => {
    connection?.close();
    connection = undefined;
  };
  const sender = { host: hostname(), pid: process.pid };
  const send = async (rows: readonly ForwardedRow[], stopping: AbortSignal) => {
    connection ??= await connectSyslog(syslog, stopping);
    await connection.send(Buffer.concat(rows.map((row) => framed(messageOf(row, sender)))));
  };

  /** Outside of a transaction, in which others would wait for the network. @returns whether there may be more */
  async function forwardSome(stopping: AbortSignal): Promise<boolean> {
    await begin(db);
    const rows = await nextRows(db);
    if (rows.length === 0) return false;
    await send(rows, stopping);
    for (const [chain, position] of lastOf(rows))
      await db.execute(
        sql`update audit_forwarded set position = ${position} where chain = ${chain} and position < ${position}`,
      );
    return rows.length === BATCH;
  }

  return {
    close,
    async run(stopping) {
      try {
        const end = performance.now() + LONGEST_MS;
        while (!stopping.aborted && performance.now() < end && (await forwardSome(stopping)));
        if (isFailing) log.warn('audit rows are forwarded to the syslog server again');
        isFailing = false;
      } catch (error) {
        close();
        if (stopping.aborted) return;
        if (!isFailing) {
          const waiting = await waitingRows(db).catch(() => undefined);
          log.warn(
            { error: describeError(error), waiting },
            'audit rows cannot be forwarded to the syslog server: they wait',
          );
        }
        isFailing = true;
      }
    },
  };
}

/** Starts forwarding: at the next row if nothing was forwarded yet; in chains created since, at the first row. */
async function begin(db: Db): Promise<void> {
  await db.execute(
    sql`insert into audit_forwarded (chain, position)
      select chain, case when exists (select from audit_forwarded) then 0 else length end from audit_head
      on conflict do nothing`,
  );
}

const isWaiting = sql`audit_forwarded f join audit_link l on l.chain = f.chain and l.position > f.position`;

const nextRows = (db: Db): Promise<ForwardedRow[]> =>
  rowsOf<ForwardedRow & { at: string | Date }>(
    db,
    sql`select l.chain, l.position::text, l.hash, a.id::text, a.at, a.actor_kind, a.actor_id, a.action,
        a.object_kind, a.object_ids, a.patient_ids, a.changes, a.continues::text, a.result, a.times, a.address
      from ${isWaiting} join audit a on a.id = l.audit_id
      order by l.chain, l.position limit ${BATCH}`,
  ).then((rows) => rows.map((row) => ({ ...row, at: new Date(row.at) })));

const lastOf = (rows: readonly { chain: string; position: string }[]): Map<string, string> =>
  new Map(rows.map(({ chain, position }) => [chain, position]));

async function waitingRows(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: string }>(db, sql`select count(*)::text as count from ${isWaiting}`);
  return Number(row?.count ?? 0);
}
