import { ERROR_NAME, isHomeDevice } from '@isopter/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { belongsTo } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { lockAccount } from '../../access/auth/lockAccount.ts';
import { sessionReach } from '../../access/auth/scope.ts';
import { device, technicianSession, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, forbidden, notFound } from '../../platform/lib/errors.ts';
import { isCurrent } from './current.ts';

async function lockSession(db: Db, user: Identity, id: string) {
  const [row] = await db
    .select()
    .from(technicianSession)
    .where(and(sessionReach(user), eq(technicianSession.id, id)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

const taken = () => conflict(ERROR_NAME.SESSION_TAKEN, 'Another technician joined the session, or it is over.');

/**
 * Joins a session: one at a time, and each is joined by one [TECH-03].
 * @throws ApiError 403 for a technician user, 404 out of scope, 409 when it is over, taken, or another one is joined
 */
export async function joinSession(db: Db, user: Identity, id: string): Promise<void> {
  if (!belongsTo(user, ['TECHALL_ADMIN'])) throw forbidden();
  // A technician who joins two sessions at once joins the first.
  await lockAccount(db, user.accountId);
  const row = await lockSession(db, user, id);
  if (!row.active || (row.adminId !== null && row.adminId !== user.accountId)) throw taken();
  const [other] = await db.select().from(technicianSession).where(isCurrent(user)).limit(1);
  if (other?.id === id) return;
  if (other) throw conflict(ERROR_NAME.IN_ANOTHER_SESSION, 'You are in a session already.');
  await db.update(technicianSession).set({ adminId: user.accountId }).where(eq(technicianSession.id, id));
}

/**
 * Ends a session: by the technician who joined it, or the technician user who began it [TECH-03, OUR-304]. It cannot be
 * resumed.
 * @throws ApiError 404 out of scope, 409 when another technician has it, nobody joined it, or while its test has a headset,
 *   which could not be controlled any longer
 */
export async function endSession(db: Db, user: Identity, id: string): Promise<void> {
  const row = await lockSession(db, user, id);
  if (!row.active) return;
  if (row.adminId !== user.accountId && row.userId !== user.accountId) throw taken();
  const held = await db
    .select({ type: device.deviceType })
    .from(device)
    .innerJoin(test, eq(test.id, device.testId))
    .where(and(eq(test.patientId, row.patientId), isNull(test.deleted)));
  if (held.some(({ type }) => !isHomeDevice(type))) {
    throw conflict(ERROR_NAME.SESSION_HAS_TEST, 'A test of the patient is not over yet.');
  }
  await db.update(technicianSession).set({ active: false, ended: new Date() }).where(eq(technicianSession.id, id));
}
