import { hasConvergence, type TestGroup } from '@isopter/contract';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { customBundleScope } from '../../access/auth/scope.ts';
import { inOrderOf } from '../../platform/db/collation.ts';
import { customBundle } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { type CatalogueDevice, findChoice } from '../tests/ordering/catalogue.ts';

/**
 * The custom bundles to choose from like kinds of tests [FORM-03, FORM-28]: those made for everybody, or for the patient,
 * of which one device can do every test.
 */
export async function bundleCandidates(
  db: Db,
  user: Identity,
  devices: readonly CatalogueDevice[],
  patient: string | undefined,
): Promise<TestGroup[]> {
  const everybody = isNull(customBundle.patientId);
  const rows = await db
    .select()
    .from(customBundle)
    .where(and(customBundleScope(db, user), patient ? or(everybody, eq(customBundle.patientId, patient)) : everybody))
    .orderBy(asc(inOrderOf(user.preferences.app_language, customBundle.name)), asc(customBundle.id));
  return rows
    .filter(({ descriptions }) =>
      devices.some((device) =>
        descriptions.every(({ test_group }) => typeof findChoice(test_group, user.flags, device) !== 'string'),
      ),
    )
    .map(({ id, name, descriptions }) => ({
      value: 'CUSTOM_BUNDLE' as const,
      name,
      strategies: [],
      protocols: [],
      custom_test_bundle_info: {
        custom_test_bundle_id: id,
        has_convergence_test: descriptions.some(({ test_group }) => hasConvergence(test_group)),
      },
      // the descriptions of its tests define how a patient answers
      voice_input_languages: [],
    }));
}
