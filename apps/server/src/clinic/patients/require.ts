import { and, eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { patientScope } from '../../access/auth/scope.ts';
import { patient } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/lib/errors.ts';

/** The patient a call names; one out of the caller's scope is not found [SRV-07]. */
export async function requirePatient(db: Db, user: Identity, id: string) {
  const [row] = await db
    .select({ id: patient.id, officeId: patient.officeId })
    .from(patient)
    .where(and(patientScope(user), eq(patient.id, id)));
  if (!row) throw notFound();
  return row;
}
