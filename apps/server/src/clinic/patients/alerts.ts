import {
  ERROR,
  ERROR_NAME,
  isNameless,
  type PatientAlert,
  PATIENT_ALERTS_MAX,
  type PatientAlertWrite,
} from '@isopter/contract';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { nameOf } from '../../access/auth/actor.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { patientScope } from '../../access/auth/scope.ts';
import { account, patient, patientAlert } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, invalidField, notFound } from '../../platform/lib/errors.ts';

async function findAlerts(db: Db, which: SQL | undefined): Promise<PatientAlert[]> {
  const rows = await db
    .select({ alert: patientAlert, author: account })
    .from(patientAlert)
    .innerJoin(account, eq(account.id, patientAlert.authorId))
    .where(and(which, isNull(patientAlert.ended)))
    .orderBy(patientAlert.created, patientAlert.id);
  return rows.map(({ alert: { id, kind, text, created }, author }) => ({
    id,
    kind,
    text,
    author: nameOf(author),
    created: created.toISOString(),
  }));
}

/** Returns the alerts of a patient that have not been ended, the oldest first. */
export const alertsOf = (db: Db, patientId: string): Promise<PatientAlert[]> =>
  findAlerts(db, eq(patientAlert.patientId, patientId));

/**
 * Adds an alert to a patient.
 * @throws ApiError 404 out of scope, 400 at `text` where the server gets no personal data, 409 `TooManyAlerts`
 */
export async function addAlert(
  db: Db,
  user: Identity,
  patientId: string,
  { kind, text = null }: PatientAlertWrite,
): Promise<PatientAlert> {
  // locked, so that two users together do not add more than the maximum
  const [row] = await db
    .select({ isEncrypted: patient.isEncrypted })
    .from(patient)
    .where(and(patientScope(user), eq(patient.id, patientId)))
    .for('update');
  if (!row) throw notFound();
  if (text !== null && (row.isEncrypted || isNameless(user.preferences)))
    throw invalidField('text', ERROR.ALERT_TEXT_KEPT);
  const current = and(eq(patientAlert.patientId, patientId), isNull(patientAlert.ended));
  if ((await db.$count(patientAlert, current)) >= PATIENT_ALERTS_MAX)
    throw conflict(ERROR_NAME.TOO_MANY_ALERTS, `A patient has ${PATIENT_ALERTS_MAX} alerts at most.`);
  const [made] = await db
    .insert(patientAlert)
    .values({ patientId, kind, text, authorId: user.accountId, created: new Date() })
    .returning({ id: patientAlert.id });
  const [alert] = await findAlerts(db, eq(patientAlert.id, made!.id));
  return alert!;
}

/**
 * Ends an alert: it is shown no more.
 * @returns the patient's id
 * @throws ApiError 404 out of scope, or if somebody has ended it
 */
export async function endAlert(db: Db, user: Identity, id: string): Promise<string> {
  const reached = db.select({ id: patient.id }).from(patient).where(patientScope(user));
  const [row] = await db
    .update(patientAlert)
    .set({ ended: new Date(), endedBy: user.accountId })
    .where(and(eq(patientAlert.id, id), isNull(patientAlert.ended), inArray(patientAlert.patientId, reached)))
    .returning({ patientId: patientAlert.patientId });
  if (!row) throw notFound();
  return row.patientId;
}
