import { type Appointment, instantAt } from '@isopter/contract';
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { appointmentScope } from '../../access/auth/scope.ts';
import { appointment } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { appointmentTimezone } from '../../platform/db/timezones.ts';
import { notFound } from '../../platform/lib/errors.ts';

/** An appointment with the time zone of its office. */
export type AppointmentRow = typeof appointment.$inferSelect & { timezone: string };

/** Audit entry of a call about an appointment. */
export const aboutAppointment = (row: Pick<AppointmentRow, 'id' | 'patientId'>) => ({
  objectKind: 'appointment' as const,
  objectIds: [row.id],
  patientIds: [row.patientId],
});

/** The columns of an appointment, and the time zone of its office. */
export const APPOINTMENT_COLUMNS = { ...getTableColumns(appointment), timezone: appointmentTimezone };

/** Finds appointments in the caller's scope. */
export const findAppointmentRows = (db: Db, user: Identity, where: SQL | undefined): Promise<AppointmentRow[]> =>
  db
    .select(APPOINTMENT_COLUMNS)
    .from(appointment)
    .where(and(appointmentScope(user), where))
    .orderBy(appointment.day, appointment.time, appointment.id);

/** Reads an appointment of the caller's scope; one outside of it is not found [SRV-07]. */
export async function readAppointment(db: Db, user: Identity, id: string): Promise<AppointmentRow> {
  const [row] = await findAppointmentRows(db, user, eq(appointment.id, id));
  if (!row) throw notFound();
  return row;
}

/** Reads an appointment as `readAppointment` does, locked until the end of the call. */
export async function lockAppointment(db: Db, user: Identity, id: string): Promise<AppointmentRow> {
  await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(appointmentScope(user), eq(appointment.id, id)))
    .for('update');
  return readAppointment(db, user, id);
}

/** Returns the instant of a day and a time at an office. */
export const instantOf = ({ day, time, timezone }: Pick<Appointment, 'day' | 'time' | 'timezone'>): Date =>
  instantAt({ day, time: `${time}:00` }, timezone);
