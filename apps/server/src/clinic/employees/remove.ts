import { and, eq, inArray } from 'drizzle-orm';
import { endSentLinks } from '../../access/auth/factors/factorReset.ts';
import { removeFactors } from '../../access/auth/factors/factors.ts';
import { hashPassword, newPassword } from '../../access/auth/passwords/password.ts';
import { endOtherSessions } from '../../access/auth/session.ts';
import { forgetSsoNames } from '../../access/sso/providers.ts';
import { account, accountOffice, person, technicianSession } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { forbidden } from '../../platform/lib/errors.ts';
import { newSecret } from '../../platform/lib/secret.ts';

/** Replaces the password with a random one and ends the account's sessions and reset links. */
export async function closeDoors(db: Db, id: string): Promise<string[]> {
  await db
    .update(account)
    .set({
      ...newPassword(await hashPassword(newSecret())),
      passwordWithdrawn: true,
      failedLogins: 0,
      lockedUntil: null,
    })
    .where(eq(account.id, id));
  await endSentLinks(db, id);
  return endOtherSessions(db, id, '');
}

/** Columns of the account to delete. */
type Removed = Pick<typeof account.$inferSelect, 'id' | 'groups' | 'doctorId' | 'operatorId'>;

/**
 * Deletes a user. Their signatures and records keep their name; sign-in names and contact data are removed, and can be
 * used for another user (OUR-113). No form offers their doctor or operator.
 * @returns the digests of the ended sessions
 * @throws ApiError 403 for an office-group admin [ORG-11]
 */
export async function removeEmployee(db: Db, row: Removed): Promise<string[]> {
  const { id } = row;
  if (row.groups.includes('OFFICE_GROUP_ADMIN')) throw forbidden('An office-group admin cannot be deleted.');
  const ended = await closeDoors(db, id);
  await db
    .update(account)
    .set({
      active: false,
      suspended: null,
      username: `deleted-${id}`,
      email: `${id}@deleted.invalid`,
      phoneNumber: null,
    })
    .where(eq(account.id, id));
  await leaveSessions(db, id);
  await removeFactors(db, id);
  await forgetSsoNames(db, id);
  await db.delete(accountOffice).where(eq(accountOffice.accountId, id));
  const people = [row.doctorId, row.operatorId].filter((one) => one !== null);
  if (people.length > 0) await db.update(person).set({ active: false }).where(inArray(person.id, people));
  return ended;
}

/** Ends the user's own technician sessions; sessions the user had joined wait for another technician. */
export async function leaveSessions(db: Db, id: string): Promise<void> {
  const { active, adminId, userId } = technicianSession;
  await db
    .update(technicianSession)
    .set({ active: false, ended: new Date() })
    .where(and(active, eq(userId, id)));
  await db
    .update(technicianSession)
    .set({ adminId: null })
    .where(and(active, eq(adminId, id)));
}
