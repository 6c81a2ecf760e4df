import type { CoverState, EyeMovementRecord, SensorimotorState } from '@isopter/contract';
import type { Db } from '../../../platform/db/store.ts';
import { newestOf, type Numbers, recordsOf, type TestRow } from './records.ts';

const numbers = ({ seqNum, run }: TestRow): Numbers => ({ seq_num: seqNum, run });

/** Every attempt of every direction, oldest first [EOM-02]. */
export const eyeMovements = (db: Db, row: TestRow): Promise<EyeMovementRecord[]> =>
  recordsOf(db, row, 'new_eoms_response');

/** Returns the current step of a cover test [COV-02]. */
export async function coverState(db: Db, row: TestRow): Promise<CoverState> {
  const newest = await newestOf(db, row, 'cover_state_update');
  const before = { eye: 'OU', phase: 0, progress: 0, current_direction: null } as const;
  return newest ?? { ...numbers(row), ...before, finished_directions: [] };
}

/** Returns the state of a sensorimotor test; version 0 before it has begun [SENS-03]. */
export async function sensorimotorState(db: Db, row: TestRow): Promise<SensorimotorState> {
  const newest = await newestOf(db, row, 'sensorimotor_state_update');
  const before = { algorithm_version: 0, eye: 'OU', percentage: 0, last_result: null } as const;
  return newest ?? { ...numbers(row), ...before, locations_done: [] };
}
