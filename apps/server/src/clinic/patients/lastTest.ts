import { inArray, sql } from 'drizzle-orm';
import { patient, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

const newest = (column: typeof test.id | typeof test.created) =>
  sql`(select ${column} from ${test} where ${test.patientId} = ${patient.id} and ${test.deleted} is null
    and (${test.bundleIndex} is null or ${test.bundleIndex} = 1 or ${test.timeStart} is not null)
    order by ${test.created} desc limit 1)`;

/** Repeats in the patients what their newest test is now (one that waits behind others of its bundle is none yet); to be called whenever a test comes, goes or begins [PAT-22]. */
export async function refreshLastTest(db: Db, patientIds: readonly string[]): Promise<void> {
  if (patientIds.length === 0) return;
  await db
    .update(patient)
    .set({ lastTestId: newest(test.id), lastTestTime: newest(test.created) })
    .where(inArray(patient.id, [...patientIds]));
}
