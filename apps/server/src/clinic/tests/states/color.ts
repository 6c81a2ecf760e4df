import type { ColorVisionState, PlateState } from '@isopter/contract';
import type { Db } from '../../../platform/db/store.ts';
import { newestOf, type Numbers, type TestRow } from './records.ts';

/** State before the first record. */
const nothing = ({ seqNum, run }: TestRow): Numbers & { eye_states: [] } => ({ seq_num: seqNum, run, eye_states: [] });

/** The arrangement of a D-15 as it is [ENT-33]. */
export const colorVisionState = async (db: Db, row: TestRow): Promise<ColorVisionState> =>
  (await newestOf(db, row, 'updated_test_color_vision')) ?? nothing(row);

/** The plates of Ishihara's test as they are [ENT-34]. */
export const ishiharaState = async (db: Db, row: TestRow): Promise<PlateState> =>
  (await newestOf(db, row, 'ishihara_state_update')) ?? nothing(row);

/** The sections of Waggoner's test as they are [ENT-33]. */
export const waggonerState = async (db: Db, row: TestRow): Promise<ColorVisionState> =>
  (await newestOf(db, row, 'waggoner_state_update')) ?? nothing(row);
