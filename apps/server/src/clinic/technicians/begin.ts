import { ERROR_NAME } from '@isopter/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { lockAccount } from '../../access/auth/lockAccount.ts';
import { deviceScope } from '../../access/auth/scope.ts';
import { device, technicianSession } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, invalidField } from '../../platform/lib/errors.ts';

interface Asked {
  patient: { id: string; officeId: string | null };
  /** Null: the technician is met in the browser, not on a headset [TECH-08]. */
  device: string | null;
}

/**
 * Lets a technician user wait with the patient they made [PAT-12, PAT-19, TECH-07].
 * @throws ApiError 400 at `device` for one out of reach, not paired, or other than that of their sessions; 409 when they
 *   are in a session without a device already: that one needs their browser
 */
export async function beginSession(db: Db, user: Identity, { patient, device: deviceId }: Asked): Promise<void> {
  // Two patients entered at once must not both begin one.
  await lockAccount(db, user.accountId);
  const own = and(
    technicianSession.active,
    eq(technicianSession.userId, user.accountId),
    eq(technicianSession.officeGroupId, user.officeGroupId),
  );
  if (deviceId === null) {
    const [same] = await db
      .select()
      .from(technicianSession)
      .where(and(own, isNull(technicianSession.deviceId)))
      .limit(1);
    if (same) throw conflict(ERROR_NAME.IN_ANOTHER_SESSION, 'You are in a session already.');
  } else {
    const paired = and(deviceScope(db, user), eq(device.id, deviceId), device.active, isNotNull(device.userId));
    const [found] = await db.select({ id: device.id }).from(device).where(paired);
    if (!found) throw invalidField('device', 'This choice does not exist.');
    const [other] = await db
      .select({ deviceId: technicianSession.deviceId })
      .from(technicianSession)
      .where(and(own, isNotNull(technicianSession.deviceId)))
      .limit(1);
    if (other && other.deviceId !== deviceId) throw invalidField('device', 'Choose the device of your session.');
  }
  await db.insert(technicianSession).values({
    officeGroupId: user.officeGroupId,
    officeId: patient.officeId,
    patientId: patient.id,
    userId: user.accountId,
    deviceId,
  });
}
