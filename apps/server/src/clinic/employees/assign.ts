import { eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { account, accountOffice } from '../../platform/db/schema.ts';
import { lockGroup } from '../../platform/db/lockGroup.ts';
import type { Db } from '../../platform/db/store.ts';
import { refused } from '../../platform/lib/errors.ts';
import { readToManage } from './keep.ts';

/**
 * Makes a user an admin of an office, in addition to their role [ORG-04, ROLE-01].
 * @throws ApiError 404, 403 for accounts that the user may not change; 400 for one that administers it already
 */
export async function assignAdmin(db: Db, user: Identity, officeId: string, id: string): Promise<void> {
  await lockGroup(db, user);
  const { groups, places } = await readToManage(db, user, id);
  if (groups.includes('OFFICE_GROUP_ADMIN')) {
    throw refused('AlreadyAdmin', 'This person administers all offices already.');
  }
  if (places.some((place) => place.id === officeId && place.administers)) {
    throw refused('AlreadyAdmin', 'This person administers the office already.');
  }
  if (!groups.includes('OFFICE_ADMIN')) {
    await db
      .update(account)
      .set({ groups: [...groups, 'OFFICE_ADMIN'] })
      .where(eq(account.id, id));
  }
  await db
    .insert(accountOffice)
    .values({ accountId: id, officeId, administers: true })
    .onConflictDoUpdate({ target: [accountOffice.accountId, accountOffice.officeId], set: { administers: true } });
}
