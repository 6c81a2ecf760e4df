import type { Group } from '@isopter/contract';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { belongsTo } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { managedOffices } from '../../access/auth/scope.ts';
import { accountOffice } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { invalidField } from '../../platform/lib/errors.ts';
import type { EmployeeRow } from './present.ts';

/** A user's new offices and rights. */
export interface Placing {
  /** The chosen offices among those the user manages; the person's other offices stay [ORG-07]. */
  offices: readonly string[];
  groups: readonly Group[];
  /**
   * The offices among `offices` that the person administers. If missing, these stay as they are; someone who is only an
   * office admin also administers new offices [ORG-04].
   */
  administers?: readonly string[] | undefined;
}

/**
 * Places a person who may work in offices already.
 * @throws ApiError 400 at `administrated_offices` for an office admin who would administer no office
 */
export async function settlePlaces(
  db: Db,
  user: Identity,
  { id, places, groups: former }: Pick<EmployeeRow, 'id' | 'places' | 'groups'>,
  { offices, groups, administers }: Placing,
): Promise<void> {
  const own = managedOffices(user);
  const kept = belongsTo(user, ['OFFICE_GROUP_ADMIN']) ? [] : places.filter((place) => !own.includes(place.id));
  const keptIds = kept.map((place) => place.id);
  const before = new Map(places.map((place) => [place.id, place.administers]));
  const wasAdmin = former.includes('OFFICE_ADMIN');
  const isAlone = groups.length === 1;
  const isAdministered = (office: string): boolean => {
    if (administers && !keptIds.includes(office)) return administers.includes(office);
    return wasAdmin ? (before.get(office) ?? isAlone) : isAlone;
  };
  const all = [...new Set([...keptIds, ...offices])];
  await db.delete(accountOffice).where(and(eq(accountOffice.accountId, id), notInArray(accountOffice.officeId, all)));
  const administered = groups.includes('OFFICE_ADMIN') ? all.filter(isAdministered) : [];
  if (groups.includes('OFFICE_ADMIN') && administered.length === 0) {
    throw invalidField('administrated_offices', 'Choose at least one office that this person administers.');
  }
  await placeIn(db, id, all, new Set(administered));
}

/** Sets in which offices a user works, and which of them they administer; other offices stay unchanged. */
export async function placeIn(
  db: Db,
  accountId: string,
  offices: readonly string[],
  administered: ReadonlySet<string>,
): Promise<void> {
  await db
    .insert(accountOffice)
    .values(offices.map((officeId) => ({ accountId, officeId, administers: administered.has(officeId) })))
    // a place that stays as it is raises no version
    .onConflictDoUpdate({
      target: [accountOffice.accountId, accountOffice.officeId],
      set: { administers: sql`excluded.administers` },
      setWhere: sql`${accountOffice.administers} is distinct from excluded.administers`,
    });
}
