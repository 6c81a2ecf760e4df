import { eq } from 'drizzle-orm';
import { officeGroup } from './schema.ts';
import type { Db } from './store.ts';

/**
 * Lets one change of an office group's people, offices and devices follow the other: two at once must not both find a name
 * free, nor both be the last of the week, nor wait for each other's rows. Rows that refer to the group can be added meanwhile.
 */
export const lockGroup = (db: Db, { officeGroupId }: { officeGroupId: string }) =>
  db.select().from(officeGroup).where(eq(officeGroup.id, officeGroupId)).for('no key update');
