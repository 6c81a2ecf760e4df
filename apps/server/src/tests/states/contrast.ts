import type { ContrastRecord } from '@isopter/contract';
import type { Db } from '../../db/store.ts';
import { recordsOf, type TestRow } from './records.ts';

const all = (db: Db, row: TestRow): Promise<ContrastRecord[]> =>
  recordsOf(db, row, 'new_contrast_sensitivity_response');

/** The newest record of each question that was answered, oldest first [ENT-29, MON-19]. */
export async function contrastResponses(db: Db, row: TestRow): Promise<ContrastRecord[]> {
  const newest = new Map<string, ContrastRecord>();
  for (const record of await all(db, row)) {
    const key = `${record.eye} ${record.index}`;
    newest.delete(key);
    if (record.answer !== '') newest.set(key, record);
  }
  return [...newest.values()];
}

/** The question asked last, with its answer once there is one; null before the first [MON-19]. */
export const contrastOngoing = async (db: Db, row: TestRow): Promise<ContrastRecord | null> =>
  (await all(db, row)).at(-1) ?? null;
