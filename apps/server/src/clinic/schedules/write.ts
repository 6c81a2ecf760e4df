import { dayIn, isHomeDevice, type ScheduleUpdate, type ScheduleWrite } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { readBundle } from '../bundles/read.ts';
import { device, testSchedule } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { timezoneOfPatient } from '../../platform/db/timezones.ts';
import { invalidField } from '../../platform/lib/errors.ts';
import { requirePatient } from '../patients/require.ts';
import { readTest } from '../tests/read.ts';
import { nextOrder } from './days.ts';
import type { ScheduleRow } from './read.ts';

function requireFuture(endDate: string, timezone: string, now: Date): void {
  if (endDate < dayIn(now, timezone)) throw invalidField('end_date', 'The date is in the past.');
}

/**
 * Repeats a test or a bundle at home from today on; another request changes the existing schedule.
 * @throws ApiError 404 for objects out of scope; 400 at the field for a test of another patient, a device that is not
 *   at
 *   home, a test that recurs for another patient, an end in the past
 */
export async function createSchedule(db: Db, user: Identity, write: ScheduleWrite, now = new Date()): Promise<string> {
  const { period_in_days: periodInDays, end_date: endDate } = write;
  const field = write.test === undefined ? 'test_bundle' : 'test';
  const patient = await requirePatient(db, user, write.patient);
  const repeated =
    write.test === undefined
      ? await readBundle(db, user, write.test_bundle ?? '')
      : await readTest(db, user, write.test);
  if (repeated.patientId !== patient.id) throw invalidField(field, 'It is of another patient.');
  const [target] = await db.select().from(device).where(eq(device.id, repeated.deviceId));
  if (!target || !isHomeDevice(target.deviceType)) throw invalidField(field, 'Only what is done at home recurs.');
  const timezone = await timezoneOfPatient(db, patient.id);
  requireFuture(endDate, timezone, now);
  const course = { last: dayIn(now, timezone), periodInDays, endDate, timezone };
  const values = { ...course, ...nextOrder(course, now) };
  const [made] = await db
    .insert(testSchedule)
    .values({
      ...values,
      officeGroupId: user.officeGroupId,
      officeId: patient.officeId,
      patientId: patient.id,
      createdBy: user.accountId,
      testId: write.test ?? null,
      bundleId: write.test_bundle ?? null,
    })
    .onConflictDoUpdate({
      target: write.test ? testSchedule.testId : testSchedule.bundleId,
      set: values,
      // the test was moved to this patient meanwhile; its schedule stays with the previous patient
      setWhere: eq(testSchedule.patientId, patient.id),
    })
    .returning({ id: testSchedule.id });
  if (!made) throw invalidField(field, 'It recurs for another patient already.');
  return made.id;
}

/** Changes the period or the end; the next day is counted from the last one that was ordered. */
export async function updateSchedule(db: Db, row: ScheduleRow, update: ScheduleUpdate, now = new Date()) {
  const { period_in_days: periodInDays = row.periodInDays, end_date: endDate = row.endDate } = update;
  if (update.end_date !== undefined) requireFuture(endDate, row.timezone, now);
  const course = { last: row.last, periodInDays, endDate, timezone: row.timezone };
  const [changed] = await db
    .update(testSchedule)
    .set({ ...course, ...nextOrder(course, now) })
    .where(eq(testSchedule.id, row.id))
    .returning();
  if (!changed) throw new Error('no such schedule');
  return changed;
}
