import { eq } from 'drizzle-orm';
import { office } from '../../src/platform/db/schema.ts';
import type { Db } from '../../src/platform/db/store.ts';

/** Sets the clocks of all offices, or of those of an office group, to a time zone. */
export async function setOfficeClocks(db: Db, timezone: string, officeGroupId?: string): Promise<void> {
  await db
    .update(office)
    .set({ timezone })
    .where(officeGroupId === undefined ? undefined : eq(office.officeGroupId, officeGroupId));
}
