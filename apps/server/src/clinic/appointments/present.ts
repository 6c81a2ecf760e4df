import { type Appointment, type DayAppointment, isEnded } from '@isopter/contract';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { deviceScope, patientScope } from '../../access/auth/scope.ts';
import { device, patient, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { summaryOf } from '../patients/present.ts';
import { currentIndex } from '../tests/bundleStatus.ts';
import { testsOfBundles } from '../tests/ofBundle.ts';
import { type AppointmentRow, instantOf } from './read.ts';

type Started = NonNullable<Appointment['started']>;

/** Returns what was started of appointments, by their ids; nothing for those whose tests were all canceled or deleted. */
export async function startedOf(
  db: Db,
  rows: readonly Pick<AppointmentRow, 'id' | 'testId' | 'bundleId'>[],
): Promise<ReadonlyMap<string, Started>> {
  const testIds = rows.flatMap(({ testId }) => testId ?? []);
  const tests =
    testIds.length === 0
      ? []
      : await db
          .select({ id: test.id, status: test.status, timeStart: test.timeStart })
          .from(test)
          .where(and(inArray(test.id, testIds), isNull(test.deleted)));
  const bundles = await testsOfBundles(
    db,
    rows.flatMap(({ bundleId }) => bundleId ?? []),
  );
  return new Map(
    rows.flatMap(({ id, testId, bundleId }): [string, Started][] => {
      const own = bundleId === null ? tests.filter((one) => one.id === testId) : (bundles.get(bundleId) ?? []);
      const current = own[currentIndex(own)];
      return current ? [[id, { test: current.id, is_ended: own.every(({ status }) => isEnded(status)) }]] : [];
    }),
  );
}

/** Appointments as browsers get them. */
export async function presentAppointments(db: Db, rows: readonly AppointmentRow[]): Promise<Appointment[]> {
  const started = await startedOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    patient: row.patientId,
    device: row.deviceId,
    doctor: row.doctorId,
    operator: row.operatorId,
    test_groups: row.descriptions.map(({ test_group }) => test_group),
    is_bundle: row.isBundle,
    day: row.day,
    time: row.time,
    timezone: row.timezone,
    at: instantOf(row).toISOString(),
    room: row.room,
    checked_in: row.checkedIn?.toISOString() ?? null,
    started: started.get(row.id) ?? null,
    version: row.version,
  }));
}

/** Presents one appointment. */
export async function presentAppointment(db: Db, row: AppointmentRow): Promise<Appointment> {
  const [shown] = await presentAppointments(db, [row]);
  if (!shown) throw new Error('one row is one appointment');
  return shown;
}

/** Appointments with their patients, and the names of the devices that the user reaches. */
export async function presentDayAppointments(
  db: Db,
  user: Identity,
  rows: readonly AppointmentRow[],
): Promise<DayAppointment[]> {
  if (rows.length === 0) return [];
  const shown = await presentAppointments(db, rows);
  const ids = (column: 'patientId' | 'deviceId') => [...new Set(rows.map((row) => row[column]))];
  const patients = await db
    .select()
    .from(patient)
    .where(and(patientScope(user), inArray(patient.id, ids('patientId'))));
  const devices = await db
    .select({ id: device.id, name: device.name })
    .from(device)
    .where(and(deviceScope(db, user), inArray(device.id, ids('deviceId'))));
  return shown.map((one) => {
    const whose = patients.find(({ id }) => id === one.patient);
    return {
      ...one,
      patient_summary: whose ? summaryOf(whose, user.preferences) : null,
      device_name: devices.find(({ id }) => id === one.device)?.name ?? null,
    };
  });
}

/** Presents one appointment with its patient and device. */
export async function presentDayAppointment(db: Db, user: Identity, row: AppointmentRow): Promise<DayAppointment> {
  const [shown] = await presentDayAppointments(db, user, [row]);
  if (!shown) throw new Error('one row is one appointment');
  return shown;
}
