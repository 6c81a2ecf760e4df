import { asc, inArray, or } from 'drizzle-orm';
import { test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { TestRow } from '../tests/states/records.ts';
import type { ScheduleRow } from './read.ts';

/** The tests that each schedule repeats, in their order, also those that were cancelled or deleted since. */
export async function templatesOf(
  db: Db,
  schedules: readonly Pick<ScheduleRow, 'id' | 'testId' | 'bundleId'>[],
): Promise<Map<string, TestRow[]>> {
  const ids = (column: 'testId' | 'bundleId') => schedules.flatMap((one) => one[column] ?? []);
  if (schedules.length === 0) return new Map();
  const rows = await db
    .select()
    .from(test)
    .where(or(inArray(test.id, ids('testId')), inArray(test.bundleId, ids('bundleId'))))
    .orderBy(asc(test.bundleIndex), asc(test.id));
  return new Map(
    schedules.map(({ id, testId, bundleId }) => [
      id,
      rows.filter((row) => (bundleId === null ? row.id === testId : row.bundleId === bundleId)),
    ]),
  );
}
