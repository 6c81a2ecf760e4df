import { arrayContains } from 'drizzle-orm';
import { audit } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

/**
 * Returns whether the access log names a patient with this id. The id of a deleted patient is never given again: the rows of
 * both would be taken for one patient, and ciphertexts of the former one would be valid for the new one [OUR-573].
 */
export async function wasPatient(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: audit.id })
    .from(audit)
    .where(arrayContains(audit.patientIds, [id]))
    .limit(1);
  return rows.length > 0;
}
