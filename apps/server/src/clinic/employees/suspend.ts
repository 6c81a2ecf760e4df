import { eq, inArray } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { endSentLinks } from '../../access/auth/factors/factorReset.ts';
import { endOtherSessions } from '../../access/auth/session.ts';
import { account, person } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { refused } from '../../platform/lib/errors.ts';
import { requireAnotherAdmin } from './admins.ts';
import type { EmployeeRow } from './present.ts';
import { leaveSessions } from './remove.ts';

/** Sets whether forms offer a user as doctor and operator. */
async function offer(db: Db, row: Pick<EmployeeRow, 'doctorId' | 'operatorId'>, active: boolean): Promise<void> {
  const people = [row.doctorId, row.operatorId].filter((one) => one !== null);
  if (people.length > 0) await db.update(person).set({ active }).where(inArray(person.id, people));
}

/**
 * Suspends a user: they cannot sign in by any means, their sessions end, and no form offers them. Their name stays in
 * records, and their password, keys, roles and offices stay as they are [OUR-522].
 * @returns the digests of the ended sessions
 * @throws ApiError 400 for the user's own account, a suspended one, and the last admin of an office group
 */
export async function suspendEmployee(db: Db, user: Identity, row: EmployeeRow): Promise<string[]> {
  const { id } = row;
  if (id === user.accountId) throw refused('OwnAccount', 'You cannot suspend your own account.');
  if (row.suspended) throw refused('AlreadySuspended', 'This account is already suspended.');
  if (row.groups.includes('OFFICE_GROUP_ADMIN')) await requireAnotherAdmin(db, row.officeGroupId, id);
  await db.update(account).set({ active: false, suspended: new Date() }).where(eq(account.id, id));
  await endSentLinks(db, id);
  await leaveSessions(db, id);
  await offer(db, row, false);
  return endOtherSessions(db, id, '');
}

/**
 * Lets a suspended user sign in again, with the same password and keys as before.
 * @throws ApiError 400 for a user who is not suspended
 */
export async function reinstateEmployee(db: Db, row: EmployeeRow): Promise<void> {
  const { id } = row;
  if (!row.suspended) throw refused('NotSuspended', 'This account is not suspended.');
  // a sign-in that had begun when the account was suspended must not be completed
  await endOtherSessions(db, id, '');
  await db
    .update(account)
    .set({ active: true, suspended: null, failedLogins: 0, lockedUntil: null })
    .where(eq(account.id, id));
  await offer(db, row, true);
}
