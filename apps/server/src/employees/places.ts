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
  const own = managedOffices(user);
  const kept = belongsTo(user, ['OFFICE_GROUP_ADMIN']) ? [] : places.filter((place) => !own.includes(place.id));
  const assigned = new Set(places.flatMap((place) => (place.administers ? [place.id] : [])));
  await db.delete(accountOffice).where(eq(accountOffice.accountId, id));
  await placeIn(db, id, [...new Set([...kept.map((place) => place.id), ...offices])], groups, assigned);
}

/** Places somebody who works nowhere yet. @param assigned of which offices they were made admin apart from their role */
export async function placeIn(
  db: Db,
  accountId: string,
  offices: readonly string[],
  groups: readonly Group[],
  assigned: ReadonlySet<string> = new Set(),
): Promise<void> {
  const isAdmin = groups.includes('OFFICE_ADMIN');
  await db.insert(accountOffice).values(
    offices.map((officeId) => ({
      accountId,
      officeId,
      administers: isAdmin && (groups.length === 1 || assigned.has(officeId)),
    })),
  );
}
