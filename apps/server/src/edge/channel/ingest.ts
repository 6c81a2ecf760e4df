import { type ConvergenceOutcome, isEnded, isRecord, partOfSuite, type RecordEvent } from '@isopter/contract';
import type { Db } from '../../platform/db/store.ts';
import { liveFrame } from '../../platform/bus/topics.ts';
import type { Announce } from '../../clinic/tests/lifecycle.ts';
import { misfit } from './fitting.ts';
import { endSync } from './sync.ts';
import { type LockedTest, lockTests, type NewRecord, type Progressing, writeRecords } from './write.ts';

/** One record as a device sent it; where nothing can be read of it, why. */
export interface DeviceRecord {
  deviceId: string;
  testId: string;
  run: number;
  seq: number;
  event: RecordEvent | { unreadable: string };
}

/** A record that is not stored, with the reason. */
export interface Refusal {
  seq: number;
  reason: string;
}

/** The outcome of the records that one device sent of one run of a test. */
export interface Outcome {
  deviceId: string;
  testId: string;
  run: number;
  /** Everything of this run up to here is stored or refused; undefined when the test is not the device's to report on. */
  acknowledged: number | undefined;
  /** Records that are acknowledged but not stored. */
  refused: Refusal[];
  /** Frames for the monitors, in order. */
  frames: string[];
}

/** The outcome of a batch of records. */
export interface Stored {
  outcomes: Outcome[];
  /** Number of new records. */
  fresh: number;
  /** Gives the devices of bundles their next tests; call it after the outcomes are sent. */
  announce: Announce;
}

/**
 * Stores records of any number of devices in one transaction, each exactly once and in order: a record that already
 * exists or belongs to an earlier run is only acknowledged, one after a gap is not [SRV-02]. One that cannot be read,
 * or does not belong to the test, uses up its number but is not stored; monitors get the number of these. Records after
 * the end of a run are refused and change nothing: a result that was read stays as it is.
 */
export async function storeRecords(db: Db, records: readonly DeviceRecord[]): Promise<Stored> {
  return db.transaction(async (tx) => {
    const rows = await lockTests(tx, [...new Set(records.map(({ testId }) => testId))]);
    const tests = new Map(rows.map((row): [string, Progressing] => [row.id, { row, changes: {} }]));
    const outcomes = new Map<string, Outcome>();
    const fresh: NewRecord[] = [];
    /** Outcomes with records that count as left out of their test. */
    const ignoring = new Set<Outcome>();

    for (const record of records) {
      const { deviceId, testId, run, seq, event } = record;
      const current = tests.get(testId);
      // Outcomes are kept by device, so that a device without a right to report is the only one that gets the refusal.
      const key = `${deviceId} ${testId} ${run}`;
      const outcome = outcomes.get(key) ?? { deviceId, testId, run, acknowledged: 0, refused: [], frames: [] };
      outcomes.set(key, outcome);
      if (!current || !mayReport(current.row, deviceId)) {
        outcome.acknowledged = undefined;
        continue;
      }
      const { row } = current;
      if (run < row.run) outcome.acknowledged = Math.max(outcome.acknowledged ?? 0, seq);
      if (run !== row.run) continue;
      if (seq > row.deviceSeq && isEnded(current.changes.status ?? row.status)) {
        outcome.refused.push({ seq, reason: 'the test is over' });
        outcome.acknowledged = Math.max(outcome.acknowledged ?? 0, seq);
        continue;
      }
      if (seq === row.deviceSeq + 1) {
        row.deviceSeq = seq;
        const reason = 'unreadable' in event ? event.unreadable : misfit(row, event);
        if ('unreadable' in event || reason !== undefined) {
          outcome.refused.push({ seq, reason: reason ?? '' });
          row.ignored += 1;
          ignoring.add(outcome);
        } else {
          row.seqNum += 1;
          // Written out once, for the database and for every monitor.
          const data = JSON.stringify(event.data);
          fresh.push({ testId, run, seq, seqNum: row.seqNum, type: event.type, data });
          if (apply(current, event)) outcome.frames.push(liveFrame(event.type, data, { seq_num: row.seqNum, run }));
          const convergence = convergenceAfter(current, event);
          if (convergence) {
            current.changes.convergence = convergence;
            row.seqNum += 1;
            const frame = liveFrame('convergence_result', JSON.stringify(convergence), { seq_num: row.seqNum, run });
            outcome.frames.push(frame);
          }
          if (event.type === 'updated_device_screen') row.screen = event.data.screen;
        }
      }
      outcome.acknowledged = Math.max(outcome.acknowledged ?? 0, row.deviceSeq);
    }

    for (const { testId, run, frames } of ignoring) {
      const row = tests.get(testId)?.row;
      if (!row) continue;
      row.seqNum += 1;
      const data = JSON.stringify({ total: row.ignored });
      frames.push(liveFrame('records_ignored', data, { seq_num: row.seqNum, run }));
    }
    for (const one of tests.values()) await endSync(tx, one);
    const isChanged = fresh.length > 0 || ignoring.size > 0;
    const announce = isChanged ? await writeRecords(tx, [...tests.values()], fresh) : () => undefined;
    return { outcomes: [...outcomes.values()], fresh: fresh.length, announce };
  });
}

/** Returns whether it is the test that its device administers; records of others are late. */
const isOnDevice = ({ id, administered }: LockedTest): boolean => administered === id;

/** Returns whether a device may report on this test: the test is on this device and has been given to it. */
const mayReport = (row: LockedTest, reporter: string): boolean =>
  row.deviceId === reporter && row.deleted === null && (isOnDevice(row) || row.status !== 'pending');

/**
 * Returns the outcome of the convergence test: the device's own result, or unanswered if the device leaves the
 * examiner's question for the test. If it returns to the tutorial it will ask again.
 */
function convergenceAfter({ row, changes }: Progressing, event: RecordEvent): ConvergenceOutcome | undefined {
  if (event.type === 'convergence_result') {
    const { dots } = event.data;
    return { dots, by: 'DEVICE', monocular: dots === 2 };
  }
  if (event.type !== 'updated_device_screen' || row.screen !== 'testing convergence' || !isOnDevice(row))
    return undefined;
  const isLeft = event.data.screen !== 'testing convergence' && event.data.screen !== 'tutorial';
  if (!isLeft || row.hasConvergence || changes.convergence) return undefined;
  return { dots: null, by: 'EXAMINER', monocular: row.monocular };
}

/** @returns whether the monitors should hear of it */
function apply({ row, changes }: Progressing, event: RecordEvent): boolean {
  const part = partOfSuite(row.group, event.type);
  if (part !== undefined) row.part = part;
  // what was shown and answered concerns the state calls alone
  if (isRecord(event)) return true;
  switch (event.type) {
    case 'test_progress_update':
      changes.total = event.data.total;
      changes.od = event.data.od ?? changes.od;
      changes.os = event.data.os ?? changes.os;
      break;
    case 'updated_test_status':
      // A test the device has left can end late, but not go on.
      if (!isOnDevice(row) && !isEnded(event.data.status)) return false;
      if (row.syncTo !== null && !isEnded(event.data.status)) changes.syncedStatus = event.data.status;
      else changes.status = event.data.status;
      changes.hasStarted ||= event.data.status === 'started';
      break;
    case 'updated_device_screen':
      if (!isOnDevice(row)) return false;
      changes.screen = event.data.screen;
      break;
    case 'convergence_result':
      // monitors hear how the eyes are tested after it
      return false;
    case 'patient_update_by_device':
      changes.ipd = event.data.ipd ?? changes.ipd;
      break;
  }
  return true;
}
