import { eq, sql } from 'drizzle-orm';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '../../../../../scripts/test/postgres.ts';
import { connect, type ScriptedDevice, stimulus } from '../../../test/support/device.ts';
import { type Lane, startLane } from '../../../test/support/lane.ts';
import { ENGINES } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { testRecord } from './schema.ts';

const FIELD = { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } };
const RESTARTS = 5;
/** More than the server keeps. */
const CONNECTIONS = 12;

/** Uses a separate PostgreSQL, because it is restarted. */
describe.runIf(ENGINES.includes('postgres'))('a server whose PostgreSQL restarts', () => {
  let postgres: TemporaryPostgres;
  let lane: Lane;
  /** Errors that would have ended the process. */
  const fatal: string[] = [];
  const note = (error: unknown) => void fatal.push(String(error));

  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error('there is no PostgreSQL to start');
    postgres = started;
    lane = await startLane('postgres', postgres.url);
    process.on('uncaughtExceptionMonitor', note);
  });
  afterEach(() => expect(fatal).toEqual([]));
  afterAll(async () => {
    process.off('uncaughtExceptionMonitor', note);
    await lane.close();
    postgres.stop();
  });

  /** Ends every connection but the one that asks. */
  async function endConnections(): Promise<void> {
    const admin = new pg.Client(postgres.url);
    await admin.connect();
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await admin.end();
  }

  it('continues after connections end between two queries of a transaction [SRV-01] [SRV-04]', async () => {
    const { db } = lane.server.store;
    for (let round = 0; round < RESTARTS; round += 1) {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const between = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
      const transactions = between.map(({ resolve }) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          resolve();
          await ended;
          await tx.execute(sql`select 2`);
        }),
      );
      await Promise.all(between.map(({ promise }) => promise));
      await endConnections();
      end();
      const ends = await Promise.allSettled(transactions);
      expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 'rejected'));
      await eventually(() => db.execute(sql`select 3`));
    }
  });

  it('gets the connection back of a transaction that cannot begin [SRV-01] [SRV-04]', async () => {
    const { db, pool } = lane.server.store;
    const refused = { isolationLevel: 'unknown' } as unknown as PgTransactionConfig;
    for (let transaction = 0; transaction < CONNECTIONS; transaction += 1) {
      await expect(db.transaction(() => Promise.resolve(), refused)).rejects.toThrow('begin');
    }
    await db.execute(sql`select 4`);
    await eventually(() => expect(pool?.idleCount).toBe(pool?.totalCount));
  });

  it(
    'recovers after every restart, and has stored all that it acknowledged [SRV-01] [SRV-02]',
    { tags: '@all' },
    async () => {
      // disconnected when a connection ended during its call, it reconnects as a headset does
      lane.headset = await connect(lane.address, lane.token);
      const { order, params } = await lane.order(FIELD);
      let sent = 0;
      let acknowledged = 0;
      const stop = new AbortController();
      /** A headset that reconnects after a disconnection, and repeats everything that was not acknowledged. */
      const examine = async () => {
        while (!stop.signal.aborted) {
          const headset: ScriptedDevice | undefined = await connect(lane.address, lane.token).catch(() => undefined);
          if (!headset) continue;
          if (stop.signal.aborted) headset.socket.terminate();
          headset.socket.on('message', (data: Buffer) => {
            const frame = JSON.parse(data.toString()) as { type: string; seq: number };
            if (frame.type === 'ack') acknowledged = Math.max(acknowledged, frame.seq);
          });
          sent = headset.welcome.acknowledged;
          const reporting = setInterval(() => headset.report(order, (sent += 1), [stimulus(sent)]), 2);
          await headset.closed;
          clearInterval(reporting);
        }
      };
      const examining = examine();
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        const before = acknowledged;
        await eventually(() => expect(acknowledged).toBeGreaterThan(before + 50));
        await postgres.restart();
      }
      const last = acknowledged;
      await eventually(() => expect(acknowledged).toBeGreaterThan(last + 50));
      stop.abort();
      for (const socket of lane.server.app.websocketServer.clients) socket.close();
      await examining;
      const stored = await lane.server.store.db
        .select({ seq: testRecord.seq })
        .from(testRecord)
        .where(eq(testRecord.testId, order.test_id))
        .orderBy(testRecord.seq);
      expect(stored.length).toBeGreaterThanOrEqual(acknowledged);
      expect(stored.every(({ seq }, index) => seq === index + 1)).toBe(true);
      await eventually(async () => expect((await lane.server.app.inject({ url: '/health' })).statusCode).toBe(200));
      expect((await lane.doctor.call('getTest', { params })).body.status).toBe('started');
    },
  );
});
