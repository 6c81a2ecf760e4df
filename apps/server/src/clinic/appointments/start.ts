import { type AppointmentStarted, ERROR_NAME, TEST_STATUS_IDS } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { createBundle } from '../bundles/create.ts';
import { appointment } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { ApiError, conflict } from '../../platform/lib/errors.ts';
import { createTest } from '../tests/ordering/create.ts';
import type { Announce } from '../tests/lifecycle.ts';
import { testsOfBundle } from '../tests/ofBundle.ts';
import type { AppointmentRow } from './read.ts';
import { requireNotStarted, requireToday } from './write.ts';

/** Returns the refusal of an order that cannot be started as it was planned, such as by a user who left the clinic. */
function asOutdated(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 400 || !error.body.fields) return error;
  const [reason = ''] = Object.values(error.body.fields).flat();
  return conflict(ERROR_NAME.APPOINTMENT_OUTDATED, `The test cannot be started as it was planned: ${reason}`);
}

/**
 * Starts a planned test, as if it were ordered now.
 * @throws ApiError 409 `DeviceInUse`, `DeviceOffline`; `AppointmentStarted`, `NotToday`; `AppointmentOutdated` if the form of
 *   a new test would refuse it now
 */
export async function startAppointment(
  db: Db,
  user: Identity,
  row: AppointmentRow,
): Promise<{ started: AppointmentStarted; announce: Announce }> {
  await requireNotStarted(db, row);
  requireToday(row);
  const { patientId: patient, deviceId: device, doctorId: doctor, operatorId: operator, descriptions } = row;
  const setting = { patient, device, doctor, operator };
  const [{ test_group, ...options }] = descriptions as [(typeof descriptions)[number]];
  try {
    if (!row.isBundle) {
      const write = { ...setting, status: TEST_STATUS_IDS.started, test_group, ...options };
      const { id, announce } = await createTest(db, user, write);
      await db.update(appointment).set({ testId: id, bundleId: null }).where(eq(appointment.id, row.id));
      return { started: { test: id, test_group, device, bundle: null }, announce };
    }
    const { id, announce } = await createBundle(db, user, { ...setting, test_descriptions: descriptions });
    const [first] = await testsOfBundle(db, id);
    if (!first) throw new Error('a new bundle has tests');
    await db.update(appointment).set({ testId: null, bundleId: id }).where(eq(appointment.id, row.id));
    return { started: { test: first.id, test_group, device, bundle: id }, announce };
  } catch (error) {
    throw asOutdated(error);
  }
}
