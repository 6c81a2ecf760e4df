import type { PupillometryAnswer } from '@isopter/contract';
import type { Db } from '../../../platform/db/store.ts';
import { recordsOf, type TestRow } from './records.ts';

/** State of an eye before the first record. */
const WAITING = {
  period_type: 'A',
  period_completion_percentage: 0,
  is_currently_tested: false,
  is_retesting: false,
} as const;

/** The newest state of both eyes [ENT-36], with all that led to it (docs/decisions/0014). */
export async function pupillometryState(db: Db, row: TestRow): Promise<PupillometryAnswer> {
  const history = await recordsOf(db, row, 'pupillometry_state_update');
  const nothing = { seq_num: row.seqNum, run: row.run, test_percentage_done: 0, od_state: WAITING, os_state: WAITING };
  return { ...(history.at(-1) ?? nothing), history };
}
