import type { Casing } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * Opens the database over a pool of connections. Drizzle alone never releases the connection of a transaction whose
 * `begin` fails, as it does when PostgreSQL restarts: after ten of them the server waits forever for a free one
 * (drizzle-orm issue 6241, open). Here the connection of a transaction is always released.
 */
export function overPool<Schema extends Record<string, unknown>>(
  pool: pg.Pool,
  config: { schema: Schema; casing: Casing },
): NodePgDatabase<Schema> {
  const db = drizzle({ client: pool, ...config });
  const ofConnection = new WeakMap<pg.PoolClient, NodePgDatabase<Schema>>();
  db.transaction = async (work, options) => {
    const connection = await pool.connect();
    try {
      const known = ofConnection.get(connection) ?? drizzle({ client: connection, ...config });
      ofConnection.set(connection, known);
      return await known.transaction(work, options);
    } finally {
      connection.release();
    }
  };
  return db;
}
