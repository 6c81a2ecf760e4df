import { and, eq, inArray } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { deviceScope, testScope } from '../../access/auth/scope.ts';
import { device, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { ApiError } from '../../platform/lib/errors.ts';
import { requireSessionAt } from '../technicians/current.ts';

/** A device whose cameras the user may see. */
export interface WatchableDevice {
  id: string;
  testId: string;
  /** The patients of its test. */
  patientIds: string[];
}

/** The devices among these that run a test which the user may control: their cameras show a patient. */
export async function watchableDevices(db: Db, user: Identity, ids: readonly string[]): Promise<WatchableDevice[]> {
  const rows = await db
    .select({ id: device.id, testId: test.id, patientId: test.patientId })
    .from(device)
    .innerJoin(test, and(eq(test.id, device.testId), testScope(user)))
    .where(and(deviceScope(db, user), device.active, inArray(device.id, [...ids])));
  const allowed = await Promise.all(rows.map((row) => isInSession(db, user, row)));
  return rows
    .filter((_, index) => allowed[index])
    .map(({ id, testId, patientId }) => ({ id, testId, patientIds: patientId === null ? [] : [patientId] }));
}

async function isInSession(db: Db, user: Identity, row: { id: string; testId: string }): Promise<boolean> {
  try {
    await requireSessionAt(db, user, row);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return false;
    throw error;
  }
}
