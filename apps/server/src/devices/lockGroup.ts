import { eq } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { officeGroup } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

/** Two changes of the same office group at once must not both find a name free, nor both be the last of the week. */
export const lockGroup = (db: Db, { officeGroupId }: Pick<Identity, 'officeGroupId'>) =>
  db.select().from(officeGroup).where(eq(officeGroup.id, officeGroupId)).for('update');
