import { and, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '../lib/errors.ts';
import type { patient } from './schema.ts';
import type { Db } from './store.ts';

/**
 * Locks rows in the order of their ids until the end of the call.
 * @param scope rows that the caller reaches
 * @throws ApiError 404 unless it reaches all of them
 */
export async function lockRows(
  db: Db,
  table: PgTable & { id: AnyPgColumn },
  scope: SQL | undefined,
  ids: readonly string[],
): Promise<void> {
  // every such table has this column
  const { id } = table as typeof patient;
  const rows = await db
    .select({ id })
    .from(table)
    .where(and(scope, inArray(id, [...ids])))
    .orderBy(id)
    .for('update');
  if (rows.length < ids.length) throw notFound();
}
