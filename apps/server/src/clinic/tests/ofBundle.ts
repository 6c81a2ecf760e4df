import { and, asc, inArray, isNull } from 'drizzle-orm';
import { test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { TestRow } from './states/records.ts';

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
