import { type AuditRow, fullName, type PatientName } from '@isopter/contract';
import { and, inArray } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { patientReach } from '../../access/auth/scope.ts';
import { audit, patient } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { summaryOf } from '../patients/present.ts';
import { canonicalAddress } from '../../platform/lib/address.ts';
import { type KnownObjects, objectsOf } from './objects.ts';
import { auditScope, type SelectedAudit } from './select.ts';

/** Patients of a row to name: reading a list concerns a whole page of them. */
const NAMED = 3;

/** Returns the patients of a row to name; with a filter by patient, that one only. */
export const namedIn = ({ patientIds }: Pick<SelectedAudit, 'patientIds'>, only: string | undefined): string[] =>
  only === undefined ? patientIds.slice(0, NAMED) : [only];

/** The names of patients, those included who were merged into another. */
export async function namesOf(
  db: Db,
  user: Identity,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PatientName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(patient)
    .where(and(patientReach(user), inArray(patient.id, [...ids])));
  return new Map(
    rows.map((row) => {
      const { id, display_name, is_encrypted, encrypted_pii } = summaryOf(row, user.preferences);
      return [id, { id, display_name, is_encrypted, encrypted_pii }];
    }),
  );
}

/** Returns whether a patient is in the user's office group, or was and has audit rows. */
export async function isKnown(db: Db, user: Identity, id: string): Promise<boolean> {
  if ((await namesOf(db, user, [id])).size > 0) return true;
  const rows = await db
    .select({ id: audit.id })
    .from(audit)
    .where(auditScope(user, { patient: id }))
    .limit(1);
  return rows.length > 0;
}

/** Returns the actor's name as in lists, the family name first. */
export const actorName = ({ firstName, lastName, deviceName }: SelectedAudit): string | null =>
  deviceName ??
  (firstName === null && lastName === null ? null : fullName({ first_name: firstName, last_name: lastName }));

export const presentAudit = (
  row: SelectedAudit,
  named: readonly string[],
  names: ReadonlyMap<string, PatientName>,
  known: KnownObjects,
): AuditRow => ({
  id: String(row.id),
  at: row.at.toISOString(),
  ...(row.until && { until: row.until.toISOString() }),
  actor: { kind: row.actorKind, id: row.actorId, name: actorName(row) },
  action: row.action,
  result: row.result,
  times: row.times,
  patients: named.map((id) => names.get(id) ?? { id, is_encrypted: false }),
  patient_count: row.patientIds.length,
  object_kind: row.objectKind,
  objects: objectsOf(row, known),
  object_count: row.objectIds.length,
  changes: row.changes ?? [],
  address: row.address === null ? null : canonicalAddress(row.address),
});
