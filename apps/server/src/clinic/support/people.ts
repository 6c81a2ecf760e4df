import { type CallName, ERROR, type Group, SUPPORT_GROUPS } from '@isopter/contract';
import { and, arrayOverlaps, eq, gte, lt, not } from 'drizzle-orm';
import { mayManage } from '../../access/auth/access.ts';
import { endSentLinks } from '../../access/auth/factors/factorReset.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { takenNames } from '../../access/auth/passwords/ownData.ts';
import { forgetSsoNames } from '../../access/sso/providers.ts';
import { lockGroup } from '../../platform/db/lockGroup.ts';
import { account, audit } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { forbidden, notFound, refused } from '../../platform/lib/errors.ts';

/** Technicians see next to nothing of the product, whatever else they are [ROLE-02]. */
const TECHNICIANS: readonly Group[] = ['TECHALL_ADMIN', 'TECHALL_USER'];
const WEEK_MS = 7 * 24 * 3_600_000;

/** An account of any office group, as support finds it. */
type Served = typeof account.$inferSelect;

/**
 * Reads an account that support may change: of any office group, but not of support itself. Its office group is locked,
 * so that two simultaneous changes cannot both be the last of the week.
 * @throws ApiError 404
 */
async function readServed(db: Db, id: string): Promise<Served> {
  const read = async (): Promise<Served> => {
    const [row] = await db
      .select()
      .from(account)
      .where(and(eq(account.id, id), account.active, not(arrayOverlaps(account.groups, [...SUPPORT_GROUPS]))));
    if (!row) throw notFound();
    return row;
  };
  await lockGroup(db, await read());
  return read();
}

/**
 * Reads an account that support may remove: its rights must not exceed those of a clinic's admins.
 * @throws ApiError 404, 403 [ORG-11, OUR-110]
 */
export async function readToRemove(db: Db, user: Identity, id: string): Promise<Served> {
  const row = await readServed(db, id);
  if (!mayManage(user, row.groups)) throw forbidden('You cannot change this person.');
  return row;
}

/** Counts successful calls in an office group in the last seven days. */
const countThisWeek = (db: Db, officeGroupId: string, action: CallName): Promise<number> =>
  db.$count(
    audit,
    and(
      eq(audit.officeGroupId, officeGroupId),
      eq(audit.action, action),
      gte(audit.at, new Date(Date.now() - WEEK_MS)),
      lt(audit.result, 300),
    ),
  );

/**
 * Makes a user an admin of their office group, in addition to their role; technicians lose theirs [SUP-02].
 * @param limit for an office group in a week [SRV-05]
 * @returns their office group
 * @throws ApiError 404; 400 for an existing admin, and at the limit
 */
export async function assignToOga(db: Db, id: string, limit: number): Promise<string> {
  const { groups, officeGroupId } = await readServed(db, id);
  if (groups.includes('OFFICE_GROUP_ADMIN')) {
    throw refused('AlreadyAdmin', 'This person administers the office group already.');
  }
  if ((await countThisWeek(db, officeGroupId, 'assignUserToOga')) >= limit) {
    throw refused(ERROR.OGA_WEEKLY_LIMIT, ERROR.OGA_WEEKLY_LIMIT);
  }
  const kept = groups.filter((group) => !TECHNICIANS.includes(group));
  await db
    .update(account)
    .set({ groups: [...kept, 'OFFICE_GROUP_ADMIN'] })
    .where(eq(account.id, id));
  return officeGroupId;
}

/**
 * Changes a user's e-mail address [SUP-04]. Links sent to the previous address no longer work.
 * @param limit how many of an office group in a week [SRV-05]
 * @returns their office group, and the address they had
 * @throws ApiError 404; 400 for an address that is in use, by themself too, and at the limit
 */
export async function updateEmail(
  db: Db,
  id: string,
  email: string,
  limit: number,
): Promise<{ officeGroupId: string; former: string }> {
  const { officeGroupId, email: former } = await readServed(db, id);
  const taken = await takenNames(db, id, { email });
  if (email === former.toLowerCase() || Object.keys(taken).length > 0) {
    throw refused(ERROR.EMAIL_IN_USE, ERROR.EMAIL_IN_USE);
  }
  if ((await countThisWeek(db, officeGroupId, 'updateUserEmail')) >= limit) {
    throw refused(ERROR.USER_EMAIL_WEEKLY_LIMIT, ERROR.USER_EMAIL_WEEKLY_LIMIT);
  }
  await db.update(account).set({ email }).where(eq(account.id, id));
  await forgetSsoNames(db, id);
  await endSentLinks(db, id);
  return { officeGroupId, former };
}
