import { isEnded } from '@isopter/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { test, testBundle } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { refreshLastTest } from '../patients/lastTest.ts';
import { type Announce, deleteTests } from '../tests/lifecycle.ts';
import { externallyManaged } from '../tests/offline.ts';
import type { TestRow } from '../tests/states/records.ts';
import { advanceBundles } from './advance.ts';
import { type BundleRow } from './read.ts';
import { testsOfBundle } from '../tests/ofBundle.ts';

/** Continues a bundle after one of its tests was canceled or deleted; a bundle without any test left is deleted. */
export async function afterCancelling(db: Db, { bundleId }: Pick<TestRow, 'bundleId'>): Promise<Announce> {
  if (bundleId === null) return () => undefined;
  if ((await testsOfBundle(db, bundleId)).length > 0) return advanceBundles(db, [bundleId]);
  await db.update(testBundle).set({ deleted: new Date() }).where(eq(testBundle.id, bundleId));
  return () => undefined;
}

/**
 * Removes tests from a bundle: all of them, or those that have not ended. No other test begins.
 * @returns their number, and an announcement for devices and monitors
 * @throws ApiError 409 for a test that is managed by a device that works offline [LIST-06]
 */
export async function removeTests(
  db: Db,
  bundle: BundleRow,
  which: 'all' | 'open',
): Promise<{ removed: number; announce: Announce }> {
  // Locked in their order, as a device's records lock the one that ended before the one that begins.
  const rows = await db
    .select()
    .from(test)
    .where(and(eq(test.bundleId, bundle.id), isNull(test.deleted)))
    .orderBy(test.bundleIndex)
    .for('update');
  const ending = rows.filter(({ status }) => which === 'all' || !isEnded(status));
  if (ending.some(({ offline, status }) => offline && !isEnded(status))) {
    throw externallyManaged();
  }
  const ids = ending.map(({ id }) => id);
  if (ids.length === 0) return { removed: 0, announce: () => undefined };
  const announce = await deleteTests(db, ids);
  if (ids.length === rows.length) {
    await db.update(testBundle).set({ deleted: new Date() }).where(eq(testBundle.id, bundle.id));
  }
  if (bundle.patientId) await refreshLastTest(db, [bundle.patientId]);
  return { removed: ids.length, announce };
}
