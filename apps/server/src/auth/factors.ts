import type { SecondFactor } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { account, officeGroup, securityKey } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { Duo } from '../duo/client.ts';
import { effectivePreferences } from '../preferences/preferences.ts';

/** Returns whether users can have a second factor besides security keys on this server: without one, nobody is made to use it. */
export const isSecondFactorAvailable = ({ duo }: { duo?: Duo }): boolean => duo !== undefined;

/** What somebody owes beside the password, in this order: Duo where it is on, then a key where they have one [AUTH-06]. */
export async function factorsOwed(db: Db, accountId: string): Promise<SecondFactor[]> {
  const [row] = await db
    .select({ own: account.preferences, shared: officeGroup.preferences })
    .from(account)
    .innerJoin(officeGroup, eq(officeGroup.id, account.officeGroupId))
    .where(eq(account.id, accountId));
  const { enable2fa, force_2fa, enable_webauthn } = effectivePreferences(row?.shared ?? {}, row?.own ?? {});
  const hasKey = enable_webauthn && (await db.$count(securityKey, eq(securityKey.accountId, accountId))) > 0;
  return [...(enable2fa || force_2fa ? (['duo'] as const) : []), ...(hasKey ? (['webauthn'] as const) : [])];
}
