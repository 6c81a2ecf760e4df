import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { bundleScope } from '../auth/scope.ts';
import { test, testBundle } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { notFound } from '../http/errors.ts';
import type { TestRow } from '../tests/states/records.ts';

export type BundleRow = typeof testBundle.$inferSelect;

/** What the audit says of a call about a bundle. */
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

/** The tests of bundles that were not cancelled or deleted, in their order, by bundle. */
export async function testsOfBundles(db: Db, bundleIds: readonly string[]): Promise<Map<string, TestRow[]>> {
  const byBundle = new Map<string, TestRow[]>(bundleIds.map((id) => [id, []]));
  if (bundleIds.length === 0) return byBundle;
  const rows = await db
    .select()
    .from(test)
    .where(and(inArray(test.bundleId, [...bundleIds]), isNull(test.deleted)))
    .orderBy(asc(test.bundleId), asc(test.bundleIndex));
  for (const row of rows) byBundle.get(row.bundleId ?? '')?.push(row);
  return byBundle;
}

/** The tests of one bundle, in their order. */
export const testsOfBundle = async (db: Db, bundleId: string): Promise<TestRow[]> =>
  (await testsOfBundles(db, [bundleId])).get(bundleId) ?? [];
