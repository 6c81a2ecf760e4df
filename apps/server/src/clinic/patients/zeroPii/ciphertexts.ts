import type { EncryptedPii } from '@isopter/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { patient } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';

/**
 * Returns whether another patient of the office group has one of these ciphertexts. No browser creates the same one twice,
 * so it was copied, and would be read as the name of another patient [OUR-539].
 * @param id the patient of the ciphertexts; null for a new one
 */
export async function hasForeignCiphertext(
  db: Db,
  officeGroupId: string,
  id: string | null,
  texts: EncryptedPii,
): Promise<boolean> {
  const has = Object.entries(texts).flatMap(([field, text]) =>
    text ? [sql`${patient.encryptedPii} @> ${JSON.stringify({ [field]: text })}::jsonb`] : [],
  );
  if (has.length === 0) return false;
  const isOther = id === null ? undefined : ne(patient.id, id);
  const theirs = and(eq(patient.officeGroupId, officeGroupId), patient.isEncrypted, isOther, or(...has));
  const rows = await db.select({ id: patient.id }).from(patient).where(theirs).limit(1);
  return rows.length > 0;
}
