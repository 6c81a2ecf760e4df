import { type ConvergenceOutcome, isEnded, type TestStatus } from '@isopter/contract';
import { and, eq, sql } from 'drizzle-orm';
import { advanceBundles } from '../../clinic/bundles/advance.ts';
import { device, patient, test, testRecord } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { beginSending } from '../../exchange/pacs/records.ts';
import { storeResults } from '../../exchange/reports/results/store.ts';
import { noteDone } from '../../clinic/tests/home/doneNotices.ts';
import { type Announce, freeDevices, freesDevice } from '../../clinic/tests/lifecycle.ts';
import { noteVisitReports } from '../../clinic/tests/home/visitReports.ts';

/** Columns that records change or depend on; kept few, for thousands of records a second. */
const columns = {
  id: test.id,
  deviceId: test.deviceId,
  administered: device.testId,
  deleted: test.deleted,
  patientId: test.patientId,
  bundleId: test.bundleId,
  status: test.status,
  group: test.group,
  strategy: test.strategy,
  run: test.run,
  deviceSeq: test.deviceSeq,
  seqNum: test.seqNum,
  ignored: test.ignored,
  part: test.part,
  offline: test.offline,
  syncTo: test.syncTo,
  screen: device.currentScreen,
  monocular: sql<boolean>`coalesce((${test.options} ->> 'monocular')::boolean, false)`,
  hasConvergence: sql<boolean>`${test.options} ? 'convergence'`,
};

export type LockedTest = Awaited<ReturnType<typeof lockTests>>[number];

/** Changes of a test by the records of a batch; missing fields stay. */
export interface Changes {
  status?: TestStatus;
  /** The status at the time of the records that are now being transferred. */
  syncedStatus?: TestStatus;
  /** The test began or was resumed, whatever its status is now. */
  hasStarted?: boolean;
  total?: number;
  od?: number | undefined;
  os?: number | undefined;
  ipd?: number | undefined;
  screen?: string;
  /** The outcome of the convergence test. */
  convergence?: ConvergenceOutcome;
}

/** A test while the records of a batch are applied to it. */
export interface Progressing {
  row: LockedTest;
  changes: Changes;
}

/** A record to be stored, its data as JSON. */
export interface NewRecord {
  testId: string;
  run: number;
  seq: number;
  seqNum: number;
  type: string;
  data: string;
}

/** Tests for a transaction that stores records of them; locked in one order by all, so that two never wait for each other. */
export const lockTests = (db: Db, ids: readonly string[]) =>
  db
    .select(columns)
    .from(test)
    .innerJoin(device, eq(device.id, test.deviceId))
    // One parameter for all: drizzle takes its time over each.
    .where(sql`${test.id} = any(string_to_array(${ids.join()}, ',')::uuid[])`)
    .orderBy(test.id)
    .for('update', { of: test });

/** Stores new records and their effects. @returns an announcement for devices and monitors */
export async function writeRecords(
  db: Db,
  tests: readonly Progressing[],
  fresh: readonly NewRecord[],
): Promise<Announce> {
  // One parameter for all rows: thousands of records a second leave no time for one parameter a column.
  const changed = JSON.stringify(
    tests.map(({ row, changes: { status, hasStarted, total, od, os, convergence } }) => ({
      id: row.id,
      device_seq: row.deviceSeq,
      seq_num: row.seqNum,
      ignored: row.ignored,
      status,
      started: hasStarted,
      ended: status && isEnded(status),
      total,
      od,
      os,
      part: row.part,
      offline: row.offline,
      sync_to: row.syncTo,
      options: convergence && { convergence, monocular: convergence.monocular },
    })),
  );
  const added = fresh.map(
    ({ testId, run, seq, seqNum, type, data }) =>
      `{"test_id":"${testId}","run":${run},"seq":${seq},"seq_num":${seqNum},"type":"${type}","data":${data}}`,
  );
  await db.execute(sql`with changed as (
      update ${test} t set device_seq = r.device_seq, seq_num = r.seq_num, ignored = r.ignored,
        status = coalesce(r.status, t.status), part = r.part, offline = r.offline, sync_to = r.sync_to,
        options = t.options || coalesce(r.options, '{}'::jsonb),
        progress_total = coalesce(r.total, t.progress_total), progress_od = coalesce(r.od, t.progress_od),
        progress_os = coalesce(r.os, t.progress_os),
        thresholds_received = t.thresholds_received or r.status is not distinct from 'finished',
        time_start = case when r.started then coalesce(t.time_start, now()) else t.time_start end,
        time_end = case when r.ended then now() else t.time_end end
      from jsonb_to_recordset(${changed}::jsonb) as r(id uuid, device_seq int, seq_num int, ignored int, status text,
        started boolean, ended boolean, total float8, od float8, os float8, part text, offline boolean,
        sync_to int, options jsonb)
      where t.id = r.id)
    insert into ${testRecord} (test_id, run, seq, seq_num, type, data)
      select r.test_id, r.run, r.seq, r.seq_num, r.type, r.data
      from jsonb_to_recordset(${`[${added.join()}]`}::jsonb)
        as r(test_id uuid, run int, seq int, seq_num int, type text, data jsonb)`);
  await writeAround(db, tests);
  const finished = tests.flatMap(({ row, changes: { status } }) => (status === 'finished' ? row.id : []));
  await storeResults(db, finished);
  await beginSending(db, finished);
  await noteDone(db, finished);
  await noteVisitReports(db, finished);
  const ended = tests.filter(({ changes }) => changes.status !== undefined && isEnded(changes.status));
  return advanceBundles(
    db,
    ended.map(({ row }) => row.bundleId),
  );
}

/** Stores what records change in the device and the patient. */
async function writeAround(db: Db, tests: readonly Progressing[]): Promise<void> {
  const left = tests.filter(
    ({ row, changes: { status } }) => status !== undefined && status !== row.status && freesDevice(status),
  );
  if (left.length > 0)
    await freeDevices(
      db,
      left.map(({ row }) => row.id),
    );
  await Promise.all(
    tests.flatMap(({ row, changes: { screen, ipd } }) => [
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
        : [db.update(patient).set({ ipd, updated: new Date() }).where(eq(patient.id, row.patientId))]),
    ]),
  );
}
