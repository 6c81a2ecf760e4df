import { and, eq, inArray } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { officeScope } from '../auth/scope.ts';
import { office, officeGroup } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

/** Two changes of the same office group at once must not both find a name free, nor both be the last of the week. */
export const lockGroup = (db: Db, { officeGroupId }: Identity) =>
  db.select().from(officeGroup).where(eq(officeGroup.id, officeGroupId)).for('update');

/** Which of some offices the user does not administer [DEV-11]. */
export async function foreignOffices(db: Db, user: Identity, offices: readonly string[]): Promise<string[]> {
  if (offices.length === 0) return [];
  const rows = await db
    .select({ id: office.id })
    .from(office)
    .where(and(officeScope(user), inArray(office.id, [...offices])));
  const known = new Set(rows.map(({ id }) => id));
  return offices.filter((id) => !known.has(id));
}
