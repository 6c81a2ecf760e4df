import type { PerimetryState, PerimetryStimulus } from '@isopter/contract';
import { and, asc, eq } from 'drizzle-orm';
import { type test, testRecord } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

type TestRow = typeof test.$inferSelect;

/**
 * Everything the current run has recorded, the newest record of each presentation [PERI-08]. The row, with its number,
 * must have been read before: whatever comes between is in both, and a monitor applies it only once.
 */
export async function perimetryState(db: Db, row: TestRow): Promise<PerimetryState> {
  const records = await db
    .select({ seqNum: testRecord.seqNum, data: testRecord.data })
    .from(testRecord)
    .where(and(eq(testRecord.testId, row.id), eq(testRecord.run, row.run), eq(testRecord.type, 'new_stimuli')))
    .orderBy(asc(testRecord.seq));
  const newest = new Map<string, PerimetryStimulus>();
  for (const { seqNum, data } of records) {
    const stimulus = { ...data, seq_num: seqNum, run: row.run } as PerimetryStimulus;
    newest.set(`${stimulus.eye} ${stimulus.index}`, stimulus);
  }
  return { seq_num: row.seqNum, run: row.run, stimuli: [...newest.values()], progress: progressOf(row) };
}

/** Percent of the whole test and of each eye. */
export const progressOf = (row: TestRow): PerimetryState['progress'] => ({
  total: row.progressTotal,
  od: row.progressOd,
  os: row.progressOs,
});
