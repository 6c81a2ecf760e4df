import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENGINES, startServer, type TestServer } from '../../../test/support/server.ts';

describe.each(ENGINES)('health, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
  });
  afterAll(() => server.close());

  const ask = async (path: string) => {
    const answer = await server.app.inject(path);
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  /** Counts rows of the catalog, where temporary tables would be, and of the tables that calls write to. */
  const counted = async () => {
    const tables = ['pg_class', 'pg_attribute', 'audit', 'session', 'account'];
    const counts = tables.map((name) => `select '${name}' as name, count(*)::int as n from ${name}`);
    return ((await server.store.db.execute(sql.raw(counts.join(' union all ')))) as unknown as { rows: unknown[] })
      .rows;
  };

  it('distinguishes live, ready and writable, and leaves nothing in the database', async () => {
    expect(await ask('/health/live')).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await ask('/health/ready')).toEqual({ status: 200, body: { status: 'ok', database: true, bus: true } });
    const before = await counted();
    expect(await ask('/health/write')).toEqual({
      status: 200,
      body: { status: 'ok', write: true, last_failure: null },
    });
    expect(await counted()).toEqual(before);
    expect((await ask('/health')).body).toMatchObject({ status: 'ok', database: true, bus: true, write: true });
  });

  it('reports within seconds that nothing can be stored, and the recovery', async () => {
    const { db } = server.store;
    /** Sets read-only mode for existing and new connections. */
    const readOnly = async (on: boolean) => {
      const setting = sql.raw(`default_transaction_read_only = ${on ? 'on' : 'off'}`);
      await db.transaction(async (tx) => {
        await tx.execute(sql`set transaction read write`);
        const { rows } = (await tx.execute(sql`select current_database() as name`)) as unknown as {
          rows: { name: string }[];
        };
        await tx.execute(sql`alter database ${sql.identifier(rows[0]?.name ?? '')} set ${setting}`);
        await tx.execute(sql`set ${setting}`);
      });
      await db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = ''`,
      );
    };
    const clock = performance.now.bind(performance);
    let ahead = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead);
    try {
      await readOnly(true);
      ahead += 6_000;
      const { status, body } = await ask('/health/write');
      expect({ status, body }).toMatchObject({ status: 503, body: { write: false, last_failure: { code: '25006' } } });
      expect((await ask('/health')).status).toBe(503);
      expect((await ask('/health/ready')).status).toBe(200);
      expect((await ask('/health/live')).status).toBe(200);
      await readOnly(false);
      ahead += 6_000;
      expect(await ask('/health/write')).toMatchObject({ status: 200, body: { write: true } });
    } finally {
      vi.restoreAllMocks();
    }
  });
});
