import { and, inArray } from 'drizzle-orm';
import { office } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Identity } from './identity.ts';
import { officeScope } from './scope.ts';

/** Which of some offices the user does not administer [DEV-11, ORG-07]. */
export async function foreignOffices(db: Db, user: Identity, offices: readonly string[]): Promise<string[]> {
  if (offices.length === 0) return [];
  const rows = await db
    .select({ id: office.id })
    .from(office)
    .where(and(officeScope(user), inArray(office.id, [...offices])));
  const known = new Set(rows.map(({ id }) => id));
  return offices.filter((id) => !known.has(id));
}
