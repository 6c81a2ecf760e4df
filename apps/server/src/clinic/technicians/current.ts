import { ERROR_NAME } from '@isopter/contract';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { isTechnicianAlone } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { technicianSession, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { ApiError } from '../../platform/lib/errors.ts';

/** The session a technician admin is in [ROLE-05]. */
export const isCurrent = (user: Identity) =>
  and(
    technicianSession.active,
    eq(technicianSession.adminId, user.accountId),
    eq(technicianSession.officeGroupId, user.officeGroupId),
  );

const notInSession = () =>
  new ApiError(403, { detail: 'Only during a session with the patient.', name: ERROR_NAME.NOT_IN_SESSION });

/**
 * Lets a technician change something of a patient only during their session with that patient [LIST-07]; to others it does
 * not apply. The session cannot end before the call does.
 * @returns the device they are limited to, if the session has one [FORM-27]
 * @throws ApiError 403
 */
export async function requireSession(
  db: Db,
  user: Identity,
  patientId: string | null | undefined,
): Promise<string | undefined> {
  if (!isTechnicianAlone(user)) return undefined;
  const ofPatient = patientId ? eq(technicianSession.patientId, patientId) : sql`false`;
  const [current] = await db
    .select({ deviceId: technicianSession.deviceId })
    .from(technicianSession)
    .where(and(isCurrent(user), ofPatient))
    .limit(1)
    // who ends it meanwhile waits, and then sees the test that was begun
    .for('share');
  if (!current) throw notInSession();
  return current.deviceId ?? undefined;
}

/**
 * Lets a technician control a device only during their session: with the patient it tests, or the session of the device
 * while it runs no test.
 * @throws ApiError 403
 */
export async function requireSessionAt(db: Db, user: Identity, device: { id: string; testId: string | null }) {
  if (!isTechnicianAlone(user)) return;
  const { deviceId, patientId } = technicianSession;
  const patients = db.select({ id: test.patientId }).from(test);
  const takesPart =
    device.testId === null
      ? or(isNull(deviceId), eq(deviceId, device.id))
      : inArray(patientId, patients.where(eq(test.id, device.testId)));
  const [current] = await db
    .select({ id: technicianSession.id })
    .from(technicianSession)
    .where(and(isCurrent(user), takesPart))
    .limit(1);
  if (!current) throw notInSession();
}
