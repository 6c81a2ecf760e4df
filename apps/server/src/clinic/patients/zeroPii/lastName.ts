import { sql } from 'drizzle-orm';
import type { Identity } from '../../../access/auth/identity.ts';
import { ERASURE_LOCK } from '../../../platform/db/advisoryLocks.ts';
import { patient } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { planErasure } from '../eraseNames.ts';
import { hasNames } from './namesMove.ts';

/**
 * Plans that deleted names are erased from the files of the database if the office group has no more patients with names
 * [OUR-932]. Of two transactions that remove the last two names at once, the second one waits and finds none left.
 */
export async function planErasureAfterLastName(db: Db, user: Pick<Identity, 'officeGroupId'>): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ERASURE_LOCK}, hashtext(${user.officeGroupId}))`);
  if ((await db.$count(patient, hasNames(user))) === 0) await planErasure(db);
}
