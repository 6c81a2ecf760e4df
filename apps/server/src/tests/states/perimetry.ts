import type { PerimetryState, PerimetryStimulus } from '@isopter/contract';
import type { Db } from '../../db/store.ts';
import { recordsOf, type TestRow } from './records.ts';

/** The newest record of each presentation [PERI-08, ENT-25]. */
export async function perimetryState(db: Db, row: TestRow): Promise<PerimetryState> {
  const newest = new Map<string, PerimetryStimulus>();
  for (const record of await recordsOf(db, row, 'new_stimuli')) {
    const stimulus = record as PerimetryStimulus;
    newest.set(`${stimulus.eye} ${stimulus.index}`, stimulus);
  }
  return { seq_num: row.seqNum, run: row.run, stimuli: [...newest.values()], progress: progressOf(row) };
}

/** Percent of the whole test and of each eye. */
export const progressOf = (row: TestRow): PerimetryState['progress'] => ({
  total: row.progressTotal,
  od: row.progressOd,
  os: row.progressOs,
});
