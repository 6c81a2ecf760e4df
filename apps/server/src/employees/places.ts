import type { Group } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { belongsTo } from '../auth/access.ts';
import type { Identity } from '../auth/identity.ts';
import { managedOffices } from '../auth/scope.ts';
import { accountOffice } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { EmployeeRow } from './present.ts';

/**
 * Where somebody works from now on. Whose one role is office admin administers all of it; who has that role beside
 * another administers what was assigned to them [ORG-04].
 * @param offices what the user chose among those they administer: what the person has beside those stays [ORG-07]
 */
export async function settlePlaces(
  db: Db,
  user: Identity,
  { id, places }: Pick<EmployeeRow, 'id' | 'places'>,
  offices: readonly string[],
  groups: readonly Group[],
): Promise<void> {
  const isAdmin = groups.includes('OFFICE_ADMIN');
  const own = managedOffices(user);
  const kept = belongsTo(user, ['OFFICE_GROUP_ADMIN']) ? [] : places.filter((place) => !own.includes(place.id));
  const assigned = new Set(places.flatMap((place) => (place.administers ? [place.id] : [])));
  const all = [...new Set([...kept.map((place) => place.id), ...offices])];
  await db.delete(accountOffice).where(eq(accountOffice.accountId, id));
  await db.insert(accountOffice).values(
    all.map((officeId) => ({
      accountId: id,
      officeId,
      administers: isAdmin && (groups.length === 1 || assigned.has(officeId)),
    })),
  );
}
