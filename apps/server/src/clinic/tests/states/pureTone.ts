import type { AudioRecord } from '@isopter/contract';
import type { Db } from '../../../platform/db/store.ts';
import { recordsOf, type TestRow } from './records.ts';

/** Every tone, oldest first [ENT-31]. */
export const pureToneResponses = (db: Db, row: TestRow): Promise<AudioRecord[]> =>
  recordsOf(db, row, 'new_pure_tone_response');
