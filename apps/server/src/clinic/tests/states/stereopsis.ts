import type { StereopsisRecord } from '@isopter/contract';
import type { Db } from '../../../platform/db/store.ts';
import { recordsOf, type TestRow } from './records.ts';

/** Every plate with its answer, oldest first [ENT-30]. */
export const stereopsisResponses = (db: Db, row: TestRow): Promise<StereopsisRecord[]> =>
  recordsOf(db, row, 'new_stereopsis_response');
