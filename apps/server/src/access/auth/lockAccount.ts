import { eq } from 'drizzle-orm';
import { account } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

/** Makes simultaneous changes of an account wait until the end of this transaction. */
export async function lockAccount(db: Db, id: string): Promise<void> {
  await db.select({ id: account.id }).from(account).where(eq(account.id, id)).for('update');
}
