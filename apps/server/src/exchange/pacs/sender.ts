import { eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { effectivePreferences } from '../../access/preferences/preferences.ts';
import { officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

/** Returns the identity by which the server reads what it sends: it sees all tests of the office group, by the group's preferences. */
export async function senderOf(db: Db, officeGroupId: string): Promise<Identity> {
  const [group] = await db.select().from(officeGroup).where(eq(officeGroup.id, officeGroupId));
  return {
    sessionDigest: '',
    accountId: '',
    groups: ['OFFICE_GROUP_ADMIN'],
    officeGroupId,
    homeGroupId: officeGroupId,
    corporationId: null,
    flags: group?.flags ?? {},
    offices: [],
    administeredOffices: [],
    preferences: effectivePreferences(group?.preferences ?? {}, {}),
    passwordChangeForced: false,
    visit: null,
    keyRequired: false,
  };
}
