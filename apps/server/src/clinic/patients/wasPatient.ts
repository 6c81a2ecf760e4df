import { arrayContains } from 'drizzle-orm';
import { audit } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

/**
 * Returns whether the access log names a patient with this id. An id is never used again after its patient
 * was deleted: the access log could not tell the two patients apart, and ciphertexts of the deleted patient would be valid for the
 * new one [OUR-573].
 */
export async function wasPatient(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: audit.id })
    .from(audit)
    .where(arrayContains(audit.patientIds, [id]))
    .limit(1);
  return rows.length > 0;
}
