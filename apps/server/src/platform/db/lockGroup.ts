import { eq } from 'drizzle-orm';
import { officeGroup } from './schema.ts';
import type { Db } from './store.ts';

/**
 * Serializes changes of an office group's users, offices and devices. Otherwise two changes at once could both find a name
 * free, both be the last of the week, or deadlock. Rows that refer to the office group can still be added.
 */
export const lockGroup = (db: Db, { officeGroupId }: { officeGroupId: string }) =>
  db.select().from(officeGroup).where(eq(officeGroup.id, officeGroupId)).for('no key update');
