import { SERVERS_LOCK, StartError } from '@isopter/server/agent';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const RETRY_MS = 1_000;
/** PostgreSQL: lock_not_available. */
const LOCK_TIMEOUT = '55P03';

/**
 * Holds the lock of running servers, so that nobody restores a backup into a PostgreSQL database that an agent uses. After a
 * lost connection it takes the lock again.
 * @param timeout how long it waits for a restore, as PostgreSQL writes times
 * @returns gives the lock free
 * @throws StartError when a restore does not end in that time
 */
export async function holdServerLock(
  url: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  timeout = '10s',
): Promise<() => Promise<void>> {
  let holder: pg.Client | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  async function take(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'isopter agent' });
    client.on('error', () => undefined);
    client.once('end', () => {
      if (holder !== client || isClosed) return;
      holder = undefined;
      log.warn('the lock of the database was lost with its connection');
      takeAgain();
    });
    try {
      await client.connect();
      await client.query(`select set_config('lock_timeout', $1, false)`, [timeout]);
      await client.query('select pg_advisory_lock_shared($1)', [SERVERS_LOCK]);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    holder = client;
    if (isClosed) await client.end();
  }

  function takeAgain(): void {
    retry = setTimeout(() => {
      take().catch(() => {
        if (!isClosed) takeAgain();
      });
    }, RETRY_MS);
  }

  await take().catch((error: unknown) => {
    throw (error as { code?: string }).code === LOCK_TIMEOUT
      ? new StartError('A backup is being restored into the database: start the agent when that has ended.')
      : error;
  });
  return async () => {
    isClosed = true;
    clearTimeout(retry);
    await holder?.end();
  };
}
