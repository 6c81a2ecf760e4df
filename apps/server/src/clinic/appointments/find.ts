import { type CallInput, dayAfter, type DayAppointment, today } from '@isopter/contract';
import { and, eq, gte } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { appointment } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { presentDayAppointments, startedOf } from './present.ts';
import { type AppointmentRow, findAppointmentRows } from './read.ts';

/** Past days whose missed appointments are listed with a patient. */
const MISSED_DAYS = 30;

/** Returns whether an appointment is of a past day at its office. */
const isPast = ({ day, timezone }: AppointmentRow): boolean => day < today(timezone);

/** Returns the appointments that were not started. */
async function notStarted(db: Db, rows: readonly AppointmentRow[]): Promise<AppointmentRow[]> {
  const started = await startedOf(db, rows);
  return rows.filter(({ id }) => !started.has(id));
}

interface Found {
  count: number;
  results: DayAppointment[];
}

/** Finds the appointments of a day that were not started, in the order of time [OUR-769]. @param limit shows so many */
export async function findDayAppointments(
  db: Db,
  user: Identity,
  { day, doctor, group, device }: Pick<CallInput<'getToday'>['query'], 'day' | 'doctor' | 'group' | 'device'>,
  limit: number,
): Promise<Found> {
  const rows = await findAppointmentRows(
    db,
    user,
    and(
      eq(appointment.day, day),
      doctor === undefined ? undefined : eq(appointment.doctorId, doctor),
      device === undefined ? undefined : eq(appointment.deviceId, device),
    ),
  );
  const ofKind = rows.filter(
    ({ descriptions }) => !group || descriptions.some(({ test_group }) => test_group.group === group),
  );
  const open = await notStarted(db, ofKind);
  return { count: open.length, results: await presentDayAppointments(db, user, open.slice(0, limit)) };
}

/** Finds the appointments of a patient from the current day on, and those missed in the days before [OUR-771]. */
export async function findPatientAppointments(
  db: Db,
  user: Identity,
  { patient, limit, offset }: CallInput<'listAppointments'>['query'],
): Promise<Found> {
  // the day before is still the current one in some offices
  const earliest = dayAfter(today('UTC'), -MISSED_DAYS - 1);
  const rows = await findAppointmentRows(
    db,
    user,
    and(eq(appointment.patientId, patient), gte(appointment.day, earliest)),
  );
  const missed = await notStarted(db, rows.filter(isPast));
  const all = [...missed, ...rows.filter((row) => !isPast(row))];
  return {
    count: all.length,
    results: await presentDayAppointments(db, user, all.slice(offset, offset + limit)),
  };
}
