import { compareIdentity, type IdentityComparison } from '@isopter/contract';
import { eq, or } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { patient } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { isNamedFor } from '../../access/preferences/named.ts';
import type { ImportRow } from './store.ts';

/** Returns the printed identity as a user may see it: none if personal data are excluded [PAT-13]. */
export const identityFor = (row: Pick<ImportRow, 'identity'>, user: Pick<Identity, 'preferences'>) =>
  isNamedFor(user.preferences) ? row.identity : null;

/**
 * Compares the identity on a report with its patient; the id numbers of people merged into the patient count as theirs.
 * If the server stores no names the verdict is `unknown`: there is no name to compare, and the name on the report is
 * not stored [OUR-472].
 */
export async function identityVerdict(db: Db, row: ImportRow, user: Identity): Promise<IdentityComparison['verdict']> {
  const people = await db
    .select()
    .from(patient)
    .where(or(eq(patient.id, row.patientId), eq(patient.mergedInto, row.patientId)));
  const owner = people.find(({ id }) => id === row.patientId);
  return compareIdentity(identityFor(row, user), {
    first_name: owner?.firstName,
    last_name: owner?.lastName,
    date_of_birth: owner?.dateOfBirth,
    ids: people.map(({ patientIdNumber }) => patientIdNumber),
  }).verdict;
}
