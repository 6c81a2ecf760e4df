import { SERVERS_LOCK, StartError } from '@isopter/server/agent';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ENGINES, startAgent } from '../fakes/agent.ts';
import { holdServerLock } from './serverLock.ts';

const log = { warn: () => undefined };

describe.runIf(ENGINES.includes('postgres'))('the lock of running servers, on postgres', () => {
  it('is taken again after its connection was lost [OUR-615]', async () => {
    await using agent = await startAgent('postgres');
    const { databaseUrl = '', store } = agent;
    const release = await holdServerLock(databaseUrl, log);
    /** The process of the database that holds the lock. */
    const holder = async () => {
      const { rows } = (await store.db.execute(
        sql`select pid from pg_locks where locktype = 'advisory' and objid = ${SERVERS_LOCK} and granted
          and database = (select oid from pg_database where datname = current_database())`,
      )) as unknown as { rows: { pid: number }[] };
      return rows[0]?.pid;
    };
    const first = await holder();
    expect(first).toBeDefined();
    await store.db.execute(sql`select pg_terminate_backend(${first}::int)`);
    await expect.poll(async () => [undefined, first].includes(await holder())).toBe(false);
    await release();
    await expect.poll(holder).toBeUndefined();
  });

  it('is refused with a message while a backup is being restored [OUR-615]', async () => {
    await using agent = await startAgent('postgres');
    const { databaseUrl = '' } = agent;
    const restoring = new pg.Client(databaseUrl);
    await restoring.connect();
    await restoring.query('select pg_advisory_lock($1)', [SERVERS_LOCK]);
    const starting = holdServerLock(databaseUrl, log, '10ms');
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow('A backup is being restored');
    await restoring.end();
  });
});
