import type { UserFactor } from '@isopter/contract';
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { account, officeGroup, securityKey, totp } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

const NEVER = sql`false`;

/**
 * Returns SQL conditions for each second factor, on `account` joined with its office group [OUR-524].
 * @param hasDuo whether this server uses Duo; without it, the clinic's two steps are a key or an app [OUR-493]
 */
export function factorConditions(db: Db, hasDuo: boolean): Readonly<Record<UserFactor, SQL>> {
  const isOn = or(
    sql`coalesce((${account.preferences} ->> 'enable2fa')::boolean, false)`,
    sql`coalesce((${officeGroup.preferences} ->> 'force_2fa')::boolean, false)`,
  );
  const hasKey = (isPasskey: boolean) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(securityKey)
        .where(and(eq(securityKey.accountId, account.id), eq(securityKey.passkey, isPasskey))),
    );
  return {
    duo: hasDuo ? (isOn ?? NEVER) : NEVER,
    webauthn: hasKey(false),
    passkey: hasKey(true),
    totp: exists(
      db
        .select({ one: sql`1` })
        .from(totp)
        .where(eq(totp.accountId, account.id)),
    ),
  };
}

/** The second factors of an account, as a list. */
export function factorsOf(db: Db, hasDuo: boolean): SQL<UserFactor[]> {
  const [first, ...rest] = (Object.entries(factorConditions(db, hasDuo)) as [UserFactor, SQL][]).map(
    ([factor, condition]) => sql`case when ${condition} then ${factor}::text end`,
  );
  return sql`array_to_json(array_remove(array[${sql.join([first ?? sql`null`, ...rest], sql`, `)}], null))`;
}
