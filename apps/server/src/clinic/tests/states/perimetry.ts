import type { EstermanState, EstermanStimulus, PerimetryState, PerimetryStimulus } from '@isopter/contract';
import type { Db } from '../../../platform/db/store.ts';
import { arrivalsOf, progressOf, recordsOf, type TestRow } from './records.ts';

/** Records of the same kind of event: those of a field have an eye and an index, of kinetic perimetry no index. */
const isOfEye = (record: object): record is PerimetryStimulus => 'eye' in record && 'index' in record;
/** Returns whether a record is of both eyes: those have no `eye`. */
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

/** The longest time from one answer to the next while stimuli are presented, milliseconds: what takes longer is a pause. */
const LONGEST_CYCLE = 10_000;

/**
 * For how long stimuli were presented to each eye, in seconds: from record to record of that eye, pauses left out. Where the
 * records came later and at once (an offline test), the time of the whole test in the proportion of the presentations.
 */
export async function presentingTimes(db: Db, row: TestRow): Promise<Record<'OD' | 'OS', number>> {
  const arrivals = (await arrivalsOf(db, row, 'new_stimuli')).filter(({ data }) => isOfEye(data));
  const whole = row.timeStart && row.timeEnd ? Math.max(0, row.timeEnd.getTime() - row.timeStart.getTime()) : 0;
  const timeOf = (eye: 'OD' | 'OS'): number => {
    const times = arrivals.filter(({ data }) => 'eye' in data && data.eye === eye).map(({ at }) => at.getTime());
    const cycles = times.slice(1).map((time, i) => time - times[i]!);
    const presenting = cycles.filter((cycle) => cycle <= LONGEST_CYCLE).reduce((sum, cycle) => sum + cycle, 0);
    const isLive = presenting > 0 && !row.offline;
    return (isLive ? presenting : (whole * times.length) / Math.max(1, arrivals.length)) / 1000;
  };
  return { OD: timeOf('OD'), OS: timeOf('OS') };
}
