import { and, arrayContains, eq, ne } from 'drizzle-orm';
import { lockGroup } from '../../platform/db/lockGroup.ts';
import { account } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { refused } from '../../platform/lib/errors.ts';

/**
 * Makes sure that an office group keeps an admin who can sign in, without the one who is to lose the rights. Its row is
 * locked, so that two admins cannot take them from each other at the same moment.
 * @throws ApiError 400 `LastAdmin`
 */
export async function requireAnotherAdmin(db: Db, officeGroupId: string, id: string): Promise<void> {
  await lockGroup(db, { officeGroupId });
  const others = await db.$count(
    account,
    and(
      account.active,
      eq(account.officeGroupId, officeGroupId),
      ne(account.id, id),
      arrayContains(account.groups, ['OFFICE_GROUP_ADMIN']),
    ),
  );
  if (others === 0) throw refused('LastAdmin', 'The office group needs another admin first.');
}
