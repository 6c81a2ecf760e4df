import type { SecondFactor } from '@isopter/contract';
import { eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { account, officeGroup, securityKey } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

/** Whether an account has each second factor, as conditions on `account` joined with its office group [OUR-524]. */
export const factorConditions = (db: Db): Readonly<Record<SecondFactor, SQL>> => ({
  duo:
    or(
      sql`coalesce((${account.preferences} ->> 'enable2fa')::boolean, false)`,
      sql`coalesce((${officeGroup.preferences} ->> 'force_2fa')::boolean, false)`,
    ) ?? sql`false`,
  webauthn: exists(
    db
      .select({ one: sql`1` })
      .from(securityKey)
      .where(eq(securityKey.accountId, account.id)),
  ),
});

/** The second factors of an account, as a list. */
export function factorsOf(db: Db): SQL<SecondFactor[]> {
  const [first, ...rest] = (Object.entries(factorConditions(db)) as [SecondFactor, SQL][]).map(
    ([factor, condition]) => sql`case when ${condition} then ${factor}::text end`,
  );
  return sql`array_to_json(array_remove(array[${sql.join([first ?? sql`null`, ...rest], sql`, `)}], null))`;
}
