import { DEFAULT_TIMEZONE } from '@isopter/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { office } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Identity } from './identity.ts';

/**
 * Returns the time zone of the office where a user works: the first of the user's offices, where new patients belong as well,
 * else the first of the office group.
 */
export async function timezoneOf(
  db: Db,
  { officeGroupId, offices }: Pick<Identity, 'officeGroupId' | 'offices'>,
): Promise<string> {
  const [row] = await db
    .select({ timezone: office.timezone })
    .from(office)
    .where(eq(office.officeGroupId, officeGroupId))
    .orderBy(sql`${office.id} is distinct from ${offices[0] ?? null}::uuid`, asc(office.name), asc(office.id))
    .limit(1);
  return row?.timezone ?? DEFAULT_TIMEZONE;
}
