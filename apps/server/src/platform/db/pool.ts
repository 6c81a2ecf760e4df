import pg from 'pg';

/**
 * Connections of which a broken one fails what is asked of it, and nothing more: without a listener for its error, idle
 * or between two queries of a transaction, it would end the process. The pool replaces it.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
