import type { EstermanState, EstermanStimulus, PerimetryState, PerimetryStimulus } from '@isopter/contract';
import type { Db } from '../../db/store.ts';
import { progressOf, recordsOf, type TestRow } from './records.ts';

/** Records of the same kind of event: those of a field have an eye and an index, of kinetic perimetry no index. */
const isOfEye = (record: object): record is PerimetryStimulus => 'eye' in record && 'index' in record;
/** What was seen with both eyes names none. */
const isOfBoth = (record: object): record is EstermanStimulus => !('eye' in record) && 'index' in record;

/** The newest record of each presentation [PERI-08, ENT-25]. */
export async function perimetryState(db: Db, row: TestRow): Promise<PerimetryState> {
  const newest = new Map<string, PerimetryStimulus>();
  for (const record of await recordsOf(db, row, 'new_stimuli')) {
    if (isOfEye(record)) newest.set(`${record.eye} ${record.index}`, record);
  }
  return { seq_num: row.seqNum, run: row.run, stimuli: [...newest.values()], progress: progressOf(row) };
}

/** The newest record of each presentation to both eyes together [EST-02, ENT-26]. */
export async function estermanState(db: Db, row: TestRow): Promise<EstermanState> {
  const newest = new Map<number, EstermanStimulus>();
  for (const record of await recordsOf(db, row, 'new_stimuli')) {
    if (isOfBoth(record)) newest.set(record.index, record);
  }
  const { progressTotal: total } = row;
  return { seq_num: row.seqNum, run: row.run, stimuli: [...newest.values()], progress: { total } };
}
