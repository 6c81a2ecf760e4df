import { and, asc, eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { personScope } from '../../access/auth/scope.ts';
import { firstNameOf, inOrderOf, lastNameOf } from '../../platform/db/collation.ts';
import { ethnicity, gender, person } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handlers } from '../../access/http/calls.ts';

/** The people and choices forms offer [PAT-17, ORG-12]. */
export const lookupCalls: Handlers = {
  listDoctors: ({ db, user }) => people(db, user, 'doctor'),
  listOperators: ({ db, user }) => people(db, user, 'operator'),
  listGenders: ({ db }) => db.select({ id: gender.id, name: gender.name }).from(gender).orderBy(asc(gender.position)),
  listEthnicities: ({ db }) =>
    db.select({ id: ethnicity.id, name: ethnicity.name }).from(ethnicity).orderBy(asc(ethnicity.position)),
};

const people = (db: Db, user: Identity, kind: 'doctor' | 'operator') =>
  db
    .select({ id: person.id, first_name: person.firstName, last_name: person.lastName, active: person.active })
    .from(person)
    .where(and(personScope(user), eq(person.kind, kind)))
    .orderBy(
      ...[lastNameOf(person), firstNameOf(person)].map((name) => asc(inOrderOf(user.preferences.app_language, name))),
      asc(person.id),
    );
