import { ERROR, type OfficeGroupWrite, suggestPassword } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { takenNames } from '../../access/auth/passwords/ownData.ts';
import { hashPassword } from '../../access/auth/passwords/password.ts';
import { account, officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { invalid } from '../../platform/lib/errors.ts';

/** A new customer: an office group with the admin who sets it up. */
interface NewCustomer {
  officeGroupId: string;
  accountId: string;
  /** Generated and returned once; only its hash is stored [SUP-07]. */
  password: string;
}

/** Messages for what another customer has [SUP-03]. */
async function problemsOf(db: Db, { name, user }: OfficeGroupWrite): Promise<Record<string, string[]>> {
  const same = await db.$count(officeGroup, sql`lower(${officeGroup.name}) = lower(${name})`);
  return {
    ...(await takenNames(db, null, { username: user.username, email: user.email })),
    ...(same > 0 && { name: [ERROR.OFFICE_GROUP_TAKEN] }),
  };
}

/**
 * Creates an office group and its admin, who chooses a password and accepts the agreement at the first sign-in
 * [SUP-03, OUR-301].
 * @throws ApiError 400 with messages by field
 */
export async function createCustomer(db: Db, body: OfficeGroupWrite): Promise<NewCustomer> {
  const problems = await problemsOf(db, body);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { name, user, waggoner_module } = body;
  const password = suggestPassword();
  const [group] = await db.insert(officeGroup).values({ name, flags: { waggoner_module } }).returning();
  if (!group) throw new Error('no row was inserted');
  const [made] = await db
    .insert(account)
    .values({
      officeGroupId: group.id,
      username: user.username,
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      groups: ['OFFICE_GROUP_ADMIN'],
      passwordHash: await hashPassword(password),
      forcePasswordChange: true,
      showBaaAgreement: true,
    })
    .returning({ id: account.id });
  if (!made) throw new Error('no row was inserted');
  return { officeGroupId: group.id, accountId: made.id, password };
}
