import { eq, sql } from 'drizzle-orm';
import type { Identity } from '../../../access/auth/identity.ts';
import { officeGroup } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';

type User = Pick<Identity, 'officeGroupId'>;

/** Key checks of an office group. */
interface KeyChecks {
  /** Check of the key that patients are read and saved with. */
  current: string | null;
  /** Check of the new key during a key change. */
  next: string | null;
}

const select = (db: Db, { officeGroupId }: User) =>
  db
    .select({
      current: sql<string | null>`${officeGroup.preferences} ->> 'zero_pii_password_hash'`,
      next: officeGroup.nextKeyCheck,
    })
    .from(officeGroup)
    .where(eq(officeGroup.id, officeGroupId));

export async function readKeyChecks(db: Db, user: User): Promise<KeyChecks> {
  const [row] = await select(db, user);
  return row ?? { current: null, next: null };
}

/**
 * Reads the key checks, and locks them until the end of the call. Every call that stores ciphertexts takes this lock
 * before it locks patients, so that no ciphertext of the old key is stored after a key change.
 */
export async function holdKeyChecks(db: Db, user: User): Promise<KeyChecks> {
  const [row] = await select(db, user).for('share');
  return row ?? { current: null, next: null };
}
