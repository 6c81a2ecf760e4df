import { type Preferences, searchTerms } from '@isopter/contract';
import { and, like, or, type SQL } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { patientScope } from '../../access/auth/scope.ts';
import { patient } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { containing } from '../../platform/lib/like.ts';

/** Returns the condition that every word of a search fits a patient: their names, birthday, id or phone number [PAT-16]. */
export function isFoundBy(
  search: string | undefined,
  { date_format, app_language }: Pick<Preferences, 'date_format' | 'app_language'>,
): SQL | undefined {
  const terms = searchTerms(search ?? '', { format: date_format, locale: app_language });
  return and(...terms.map((spellings) => or(...spellings.map((word) => like(patient.searchText, containing(word))))));
}

/** Selects the ids of the patients in scope that a search finds. */
export const patientsFoundBy = (db: Db, user: Identity, search: string) =>
  db
    .select({ id: patient.id })
    .from(patient)
    .where(and(patientScope(user), isFoundBy(search, user.preferences)));
