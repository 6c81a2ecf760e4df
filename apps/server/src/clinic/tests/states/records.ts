import type { PerimetryProgress, RecordEvent } from '@isopter/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type test, testRecord } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';

export type TestRow = typeof test.$inferSelect;

/** The numbers a monitor puts a record in its place by [MON-03, MON-20]. */
export interface Numbers {
  seq_num: number;
  run: number;
}

type DataOf<T extends RecordEvent['type']> = Extract<RecordEvent, { type: T }>['data'];

/**
 * Everything of one type that the current run of a test has recorded, oldest first. The row, with its number, must have
 * been read before: whatever comes between is in both, and a monitor applies it only once.
 */
export async function recordsOf<T extends RecordEvent['type']>(
  db: Db,
  row: TestRow,
  type: T,
): Promise<(DataOf<T> & Numbers)[]> {
  const records = await db
    .select({ seqNum: testRecord.seqNum, data: testRecord.data })
    .from(testRecord)
    .where(and(eq(testRecord.testId, row.id), eq(testRecord.run, row.run), eq(testRecord.type, type)))
    .orderBy(asc(testRecord.seq));
  return records.map(({ seqNum, data }) => ({ ...data, seq_num: seqNum, run: row.run }) as DataOf<T> & Numbers);
}

/** Everything of one type that the current run of a test has recorded, oldest first, with when it came. */
export async function arrivalsOf<T extends RecordEvent['type']>(
  db: Db,
  row: TestRow,
  type: T,
): Promise<{ at: Date; data: DataOf<T> }[]> {
  const records = await db
    .select({ at: testRecord.at, data: testRecord.data })
    .from(testRecord)
    .where(and(eq(testRecord.testId, row.id), eq(testRecord.run, row.run), eq(testRecord.type, type)))
    .orderBy(asc(testRecord.seq));
  return records.map(({ at, data }) => ({ at, data: data as DataOf<T> }));
}

/** The newest of one type that the current run of a test has recorded: for kinds whose records are whole states. */
export async function newestOf<T extends RecordEvent['type']>(
  db: Db,
  row: TestRow,
  type: T,
): Promise<(DataOf<T> & Numbers) | undefined> {
  const [record] = await db
    .select({ seqNum: testRecord.seqNum, data: testRecord.data })
    .from(testRecord)
    .where(and(eq(testRecord.testId, row.id), eq(testRecord.run, row.run), eq(testRecord.type, type)))
    .orderBy(desc(testRecord.seq))
    .limit(1);
  return record && ({ ...record.data, seq_num: record.seqNum, run: row.run } as DataOf<T> & Numbers);
}

/** Percent of the whole test and of each eye. */
export const progressOf = (row: TestRow): PerimetryProgress => ({
  total: row.progressTotal,
  od: row.progressOd,
  os: row.progressOs,
});
