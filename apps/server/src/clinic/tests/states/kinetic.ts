import type { KineticRecord } from '@isopter/contract';
import type { Db } from '../../../platform/db/store.ts';
import { recordsOf, type TestRow } from './records.ts';

/** Every answer of a kinetic test, oldest first [ENT-27]. */
export async function kineticState(db: Db, row: TestRow): Promise<KineticRecord[]> {
  const records = await recordsOf(db, row, 'new_stimuli');
  return records.filter((record): record is Extract<typeof record, KineticRecord> => 'direction' in record);
}
