import { SERVERS_LOCK } from '../db/advisoryLocks.ts';
import type pg from 'pg';

/** Time that a new server waits for one that was alone. */
const JOIN_TIMEOUT = '10s';
/** Interval in milliseconds of checks whether the other servers have gone. */
const CHECK_MS = 30_000;

/** Tracks whether other servers work on the same database. */
export interface Company {
  /** Returns whether this is the only server, so that no messages need to be sent. */
  isAlone(): boolean;
  /** Takes a connection, which holds the locks. Resolves when every other server has noticed this one. */
  enter(client: pg.Client): Promise<void>;
  /** Another server has announced that it listens from now on. */
  joined(client: pg.Client): void;
  /**
   * The connection has ended, and its locks with it.
   * @returns whether this server counted as alone: then a new server may have missed messages
   */
  lost(): boolean;
  close(): void;
}

/** Takes the lock for this server, if no other holds it. */
async function tryAlone(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [SERVERS_LOCK]);
  return rows[0]?.got ?? false;
}

/**
 * A server with the exclusive lock is alone. A new one announces itself (`sayJoin`) and waits for the shared lock; the
 * first one shares it after it no longer counts as alone. So an open server misses no message.
 */
export function keepCompany(sayJoin: (client: pg.Client) => Promise<unknown>, checkMs = CHECK_MS): Company {
  let held: { client: pg.Client; alone: boolean } | undefined;
  /** One change of locks after the other. */
  let changing: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const changed = changing.then(change);
    changing = changed.catch(() => undefined);
    return changed;
  };

  const check = setInterval(() => {
    inTurn(async () => {
      if (!held || held.alone || !(await tryAlone(held.client))) return;
      await held.client.query('select pg_advisory_unlock_shared($1)', [SERVERS_LOCK]);
      held.alone = true;
    }).catch(() => undefined);
  }, checkMs);
  check.unref();

  return {
    isAlone: () => held?.alone ?? false,
    enter: (client) =>
      inTurn(async () => {
        const alone = await tryAlone(client);
        if (!alone) {
          await sayJoin(client);
          await client.query(`set lock_timeout = '${JOIN_TIMEOUT}'`);
          await client.query('select pg_advisory_lock_shared($1)', [SERVERS_LOCK]);
        }
        held = { client, alone };
      }),
    joined(client) {
      inTurn(async () => {
        if (held?.client !== client || !held.alone) return;
        held.alone = false;
        await client.query('select pg_advisory_lock_shared($1)', [SERVERS_LOCK]);
        await client.query('select pg_advisory_unlock($1)', [SERVERS_LOCK]);
      }).catch(() => undefined);
    },
    lost() {
      const wasAlone = held?.alone ?? false;
      held = undefined;
      return wasAlone;
    },
    close: () => clearInterval(check),
  };
}
