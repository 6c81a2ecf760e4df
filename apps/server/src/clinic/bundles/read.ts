import { and, eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { bundleScope } from '../../access/auth/scope.ts';
import { test, testBundle } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/lib/errors.ts';

export type BundleRow = typeof testBundle.$inferSelect;

/** Audit entry of a call about a bundle. */
export const aboutBundle = (row: BundleRow) => ({
  objectKind: 'test_bundle',
  objectIds: [row.id],
  patientIds: row.patientId ? [row.patientId] : [],
});

/** A bundle of the caller's scope; one outside of it is not found [SRV-07]. */
export async function readBundle(db: Db, user: Identity, id: string): Promise<BundleRow> {
  const [row] = await db
    .select()
    .from(testBundle)
    .where(and(bundleScope(user), eq(testBundle.id, id)));
  if (!row) throw notFound();
  return row;
}

/**
 * The same, locked until the end of a call that changes it: its tests first and in their order, as whatever takes tests away
 * locks them.
 */
export async function lockBundle(db: Db, user: Identity, id: string): Promise<BundleRow> {
  await readBundle(db, user, id);
  await db.select({ id: test.id }).from(test).where(eq(test.bundleId, id)).orderBy(test.bundleIndex).for('update');
  const [row] = await db
    .select()
    .from(testBundle)
    .where(and(bundleScope(user), eq(testBundle.id, id)))
    .for('update');
  if (!row) throw notFound();
  return row;
}
