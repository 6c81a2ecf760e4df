import { isEnded, type LiveEvent, partOfSuite, type RecordEvent, type TestStatus } from '@isopter/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { device, patient, test, testRecord } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { advanceBundles } from '../bundles/advance.ts';
import { misfit } from './fitting.ts';
import { type Announce, freesDevice, freeDevices } from '../tests/lifecycle.ts';

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

/** What became of the records of one test. */
export interface Outcome {
  deviceId: string;
  testId: string;
  run: number;
  /** Everything of this run up to here is stored; undefined when the test is not the device's to report on any more. */
  acknowledged: number | undefined;
  /** What is left out of what is acknowledged. */
  refused: Refusal[];
  /** What the monitors have to hear, in order. */
  events: LiveEvent[];
}

/** What became of a batch of records. */
export interface Stored {
  outcomes: Outcome[];
  /** Gives the devices of bundles their next tests; after the outcomes are told. */
  announce: Announce;
}

type TestRow = typeof test.$inferSelect;

/** A test while the records of a batch are applied to it. */
interface Progressing {
  row: TestRow;
  status: TestStatus;
  /** Whether it is the test its device administers; what comes of another comes late. */
  isOnDevice: boolean;
  ipd?: number | undefined;
  screen?: string | undefined;
}

type NewRecord = typeof testRecord.$inferInsert;

/**
 * Stores records of any number of devices in one transaction, each exactly once and in order: a record that is already
 * there or belongs to a former run is only acknowledged, one that leaves a gap is not [SRV-02]. One that cannot be read,
 * or does not belong to the test, takes up its number, but is not stored; monitors hear how many there were.
 */
export async function storeRecords(db: Db, records: readonly DeviceRecord[]): Promise<Stored> {
  return db.transaction(async (tx) => {
    const ids = [...new Set(records.map(({ testId }) => testId))];
    // Locked in one order by everybody, so that two batches never wait for each other.
    const rows = await tx
      .select({ test, administered: device.testId })
      .from(test)
      .innerJoin(device, eq(device.id, test.deviceId))
      .where(inArray(test.id, ids))
      .orderBy(test.id)
      .for('update', { of: test });
    const tests = new Map(
      rows.map(({ test: row, administered }): [string, Progressing] => [
        row.id,
        { row: { ...row }, status: row.status, isOnDevice: administered === row.id },
      ]),
    );
    const outcomes = new Map<string, Outcome>();
    const fresh: NewRecord[] = [];

    for (const record of records) {
      const { deviceId, testId, run, seq, event } = record;
      const current = tests.get(testId);
      const key = `${testId} ${run}`;
      const outcome = outcomes.get(key) ?? { deviceId, testId, run, acknowledged: 0, refused: [], events: [] };
      outcomes.set(key, outcome);
      if (!current || !mayReport(current, deviceId)) {
        outcome.acknowledged = undefined;
        continue;
      }
      const { row } = current;
      if (run < row.run) outcome.acknowledged = Math.max(outcome.acknowledged ?? 0, seq);
      if (run !== row.run) continue;
      if (seq === row.deviceSeq + 1) {
        row.deviceSeq = seq;
        const reason = 'unreadable' in event ? event.unreadable : misfit(row, event);
        if ('unreadable' in event || reason !== undefined) {
          outcome.refused.push({ seq, reason: reason ?? '' });
        } else {
          row.seqNum += 1;
          fresh.push({ testId, run, seq, seqNum: row.seqNum, type: event.type, data: event.data });
          const live = { type: event.type, data: { ...event.data, seq_num: row.seqNum, run } } as LiveEvent;
          if (apply(current, event)) outcome.events.push(live);
        }
      }
      outcome.acknowledged = row.deviceSeq;
    }

    const refusing = [...outcomes.values()].filter(({ refused }) => refused.length > 0);
    for (const { testId, run, refused, events } of refusing) {
      const row = tests.get(testId)?.row;
      if (!row) continue;
      row.ignored += refused.length;
      row.seqNum += 1;
      events.push({ type: 'records_ignored', data: { total: row.ignored, seq_num: row.seqNum, run } });
    }
    const isChanged = fresh.length > 0 || refusing.length > 0;
    const announce = isChanged ? await write(tx, [...tests.values()], fresh) : () => undefined;
    return { outcomes: [...outcomes.values()], announce };
  });
}

/** Whether a device has this test to report on: it is its own, and was given to it. */
function mayReport({ row, status, isOnDevice }: Progressing, deviceId: string): boolean {
  return row.deviceId === deviceId && row.deleted === null && (isOnDevice || status !== 'pending');
}

/** @returns whether the monitors should hear of it */
function apply(current: Progressing, event: RecordEvent): boolean {
  const { row } = current;
  const part = partOfSuite(row.group, event.type);
  if (part !== undefined) row.part = part;
  switch (event.type) {
    case 'test_progress_update':
      row.progressTotal = event.data.total;
      row.progressOd = event.data.od ?? row.progressOd;
      row.progressOs = event.data.os ?? row.progressOs;
      break;
    case 'updated_test_status':
      // What is over stays over, whatever a device says later.
      if (isEnded(current.status)) return false;
      // A test the device has left can end late, but not go on.
      if (!current.isOnDevice && !isEnded(event.data.status)) return false;
      current.status = event.data.status;
      if (current.status === 'started') row.timeStart ??= new Date();
      if (current.status === 'finished') row.thresholdsReceived = true;
      if (isEnded(current.status)) row.timeEnd = new Date();
      break;
    case 'updated_device_screen':
      if (!current.isOnDevice) return false;
      current.screen = event.data.screen;
      break;
    case 'patient_update_by_device':
      current.ipd = event.data.ipd ?? current.ipd;
      break;
    // What was shown and answered concerns the state calls alone.
    case 'new_stimuli':
    case 'new_acuity_optotype_result':
    case 'new_contrast_sensitivity_response':
    case 'new_stereopsis_response':
    case 'new_eoms_response':
    case 'new_pure_tone_response':
    case 'updated_test_color_vision':
    case 'waggoner_state_update':
    case 'ishihara_state_update':
    case 'pupillometry_state_update':
    case 'cover_state_update':
    case 'sensorimotor_state_update':
      break;
  }
  return true;
}

/** @returns tells devices and monitors of what follows from it */
async function write(db: Db, tests: readonly Progressing[], fresh: readonly NewRecord[]): Promise<Announce> {
  // One parameter for all rows: thousands of records a second leave no time for one parameter a column.
  if (fresh.length > 0)
    await db.execute(sql`insert into ${testRecord} (test_id, run, seq, seq_num, type, data)
    select r.test_id, r.run, r.seq, r.seq_num, r.type, r.data
    from jsonb_to_recordset(${JSON.stringify(
      fresh.map(({ testId, run, seq, seqNum, type, data }) => ({
        test_id: testId,
        run,
        seq,
        seq_num: seqNum,
        type,
        data,
      })),
    )}::jsonb) as r(test_id uuid, run int, seq int, seq_num int, type text, data jsonb)`);
  await db.execute(sql`update ${test} set device_seq = r.device_seq, seq_num = r.seq_num, status = r.status,
      progress_total = r.progress_total, progress_od = r.progress_od, progress_os = r.progress_os,
      thresholds_received = r.thresholds_received, ignored = r.ignored, part = r.part, time_start = r.time_start, time_end = r.time_end
    from jsonb_to_recordset(${JSON.stringify(
      tests.map(({ row, status }) => ({
        id: row.id,
        device_seq: row.deviceSeq,
        seq_num: row.seqNum,
        status,
        strategy: row.strategy,
        progress_total: row.progressTotal,
        progress_od: row.progressOd,
        progress_os: row.progressOs,
        thresholds_received: row.thresholdsReceived,
        ignored: row.ignored,
        part: row.part,
        time_start: row.timeStart,
        time_end: row.timeEnd,
      })),
    )}::jsonb) as r(id uuid, device_seq int, seq_num int, status text, progress_total float8, progress_od float8,
      progress_os float8, thresholds_received boolean, ignored int, part text, time_start timestamptz, time_end timestamptz)
    where ${test.id} = r.id`);

  const left = tests.filter(({ row, status }) => status !== row.status && freesDevice(status));
  if (left.length > 0)
    await freeDevices(
      db,
      left.map(({ row }) => row.id),
    );
  await Promise.all(
    tests.flatMap(({ row, screen, ipd }) => [
      ...(screen === undefined
        ? []
        : // What comes late, of a test the device has left, says nothing of what it shows now.
          [
            db
              .update(device)
              .set({ currentScreen: screen })
              .where(and(eq(device.id, row.deviceId), eq(device.testId, row.id))),
          ]),
      ...(ipd === undefined || row.patientId === null
        ? []
        : [db.update(patient).set({ ipd }).where(eq(patient.id, row.patientId))]),
    ]),
  );
  return advanceBundles(
    db,
    tests.filter(({ row, status }) => status !== row.status && isEnded(status)).map(({ row }) => row.bundleId),
  );
}
