import type { AcuityRecord } from '@isopter/contract';
import type { Db } from '../../../platform/db/store.ts';
import { recordsOf, type TestRow } from './records.ts';

/** Every optotype, oldest first [ENT-28]. */
export const acuityResults = (db: Db, row: TestRow): Promise<AcuityRecord[]> =>
  recordsOf(db, row, 'new_acuity_optotype_result');
