import { and, desc, eq, sql } from 'drizzle-orm';
import type { TestStatus } from '@isopter/contract';
import { testRecord } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Progressing } from './write.ts';

/** Ends the transfer of a test once all is stored that its headset had when it came back; it is where the headset is. */
export async function endSync(db: Db, { row, changes }: Progressing): Promise<void> {
  if (row.syncTo === null || (row.deviceSeq < row.syncTo && changes.status === undefined)) return;
  row.syncTo = null;
  row.offline = false;
  changes.status ??= changes.syncedStatus ?? (await lastStatus(db, row)) ?? 'started';
}

/** Returns the last status in a test's records. */
async function lastStatus(db: Db, { id, run }: Progressing['row']): Promise<TestStatus | undefined> {
  const { testId, seq, type, data } = testRecord;
  const [last] = await db
    .select({ status: sql<TestStatus>`${data} ->> 'status'` })
    .from(testRecord)
    .where(and(eq(testId, id), eq(testRecord.run, run), eq(type, 'updated_test_status')))
    .orderBy(desc(seq))
    .limit(1);
  return last?.status;
}
