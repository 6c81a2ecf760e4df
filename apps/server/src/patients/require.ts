import { and, eq } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { patientScope } from '../auth/scope.ts';
import { patient } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { notFound } from '../lib/errors.ts';

/** The patient a call names; one out of the caller's scope is not found [SRV-07]. */
export async function requirePatient(db: Db, user: Identity, id: string) {
  const [row] = await db
    .select({ id: patient.id, officeId: patient.officeId })
    .from(patient)
    .where(and(patientScope(user), eq(patient.id, id)));
  if (!row) throw notFound();
  return row;
}
