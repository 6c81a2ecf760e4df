import { type TestBundleWrite, type TestDescription, today } from '@isopter/contract';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { customBundleScope } from '../../access/auth/scope.ts';
import { customBundle, test, testBundle } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { invalid, invalidField } from '../../platform/lib/errors.ts';
import { refreshLastTest } from '../patients/lastTest.ts';
import { type CatalogueChoice, findChoice } from '../tests/ordering/catalogue.ts';
import { type Announce, giveToDevice } from '../tests/lifecycle.ts';
import { type Settled, settleOptions } from '../tests/ordering/rules.ts';
import { take, type Taken, testValues } from '../tests/ordering/take.ts';
import { fromWorklist, withPatientOf } from '../tests/ordering/worklist.ts';
import { systemBundle } from './system.ts';

const SOURCES = ['test_descriptions', 'custom_test_bundle_type', 'system_test_bundle_type'] as const;
const MILLISECOND = 1;

/**
 * Creates a bundle with all its tests, and gives the first one to the device; the others wait for their turn [BUND-12].
 * @throws ApiError as `createTest` does; problems of a test are at `test_descriptions`, with the test's number
 * @returns `added`: the id of a patient who was added for it
 */
export async function createBundle(
  db: Db,
  user: Identity,
  write: TestBundleWrite,
): Promise<{ id: string; added: string | null; announce: Announce }> {
  const descriptions = await descriptionsOf(db, user, write);
  const asked = await take(db, user, write);
  const from = await fromWorklist(db, user, write.mwl_query_result_item, asked.examined);
  const settled = settleAll(user, { ...asked, problems: { ...asked.problems, ...from.problems } }, descriptions);
  const { taken, added } = await withPatientOf(db, user, from, asked);

  const { patient_email, patient_phone } = write;
  const contact = { ...(patient_email && { patient_email }), ...(patient_phone && { patient_phone }) };
  const [bundle] = await db
    .insert(testBundle)
    .values({
      officeGroupId: user.officeGroupId,
      officeId: taken.examined?.officeId ?? user.offices[0] ?? null,
      patientId: taken.examined?.id ?? null,
      deviceId: taken.device.id,
      doctorId: taken.doctorId,
      operatorId: taken.operatorId,
      createdBy: user.accountId,
      descriptions,
      systemBundleId: write.system_test_bundle_type ?? null,
      customBundleId: write.custom_test_bundle_type ?? null,
      customBundleParameters: write.custom_test_bundle_parameters ?? null,
      mwlItemId: write.mwl_query_result_item ?? null,
    })
    .returning({ id: testBundle.id, created: testBundle.created });
  if (!bundle) throw new Error('no row was inserted');
  const made = await db
    .insert(test)
    .values(
      settled.map(({ choice, options }, index) => ({
        ...testValues(user, taken, choice, { ...options, options: { ...options.options, ...contact } }, index === 0),
        worklist: from.order,
        bundleId: bundle.id,
        bundleIndex: index + 1,
        // Lists sort by this: the tests of a bundle keep their order there.
        created: new Date(bundle.created.getTime() + index * MILLISECOND),
      })),
    )
    .returning({ id: test.id, bundleIndex: test.bundleIndex });
  const first = made.find(({ bundleIndex }) => bundleIndex === 1);
  if (!first) throw new Error('no row was inserted');
  if (taken.examined) await refreshLastTest(db, [taken.examined.id]);
  return { id: bundle.id, added, announce: await giveToDevice(db, taken.device.id, first.id) };
}

/** The tests a bundle is to have: its own, those of a custom bundle with what was asked at its use, or the system's. */
export async function descriptionsOf(
  db: Db,
  user: Identity,
  write: Pick<TestBundleWrite, (typeof SOURCES)[number] | 'patient' | 'custom_test_bundle_parameters'>,
): Promise<TestDescription[]> {
  const named = SOURCES.filter((source) => write[source] !== undefined && write[source] !== null);
  if (named.length !== 1) {
    throw invalidField('test_descriptions', 'A bundle is made from descriptions, a custom bundle or a system bundle.');
  }
  if (write.custom_test_bundle_parameters && !write.custom_test_bundle_type) {
    throw invalidField('custom_test_bundle_parameters', 'Only a custom bundle has them.');
  }
  if (write.test_descriptions) return write.test_descriptions;
  if (write.system_test_bundle_type) {
    const type = systemBundle(write.system_test_bundle_type);
    if (!type) throw invalidField('system_test_bundle_type', 'This choice does not exist.');
    return [...type.descriptions];
  }
  const [type] = await db
    .select()
    .from(customBundle)
    .where(
      and(
        customBundleScope(db, user),
        eq(customBundle.id, write.custom_test_bundle_type ?? ''),
        write.patient
          ? or(isNull(customBundle.patientId), eq(customBundle.patientId, write.patient))
          : isNull(customBundle.patientId),
      ),
    );
  if (!type) throw invalidField('custom_test_bundle_type', 'This choice does not exist.');
  return type.descriptions.map((description) => ({ ...description, ...write.custom_test_bundle_parameters }));
}

interface SettledTest {
  choice: CatalogueChoice;
  options: Settled;
}

/** Settles the options of every test; the first problem of a test is reported with its number. */
export function settleAll(user: Identity, taken: Taken, descriptions: readonly TestDescription[]): SettledTest[] {
  const wrong: string[] = [];
  const { capabilities } = taken.device;
  const day = today(taken.site.timezone);
  const settled = descriptions.flatMap(({ test_group, ...given }, index): SettledTest[] => {
    const choice = findChoice(test_group, user.flags, taken.device);
    const options = typeof choice === 'string' ? undefined : settleOptions(given, choice, capabilities, day);
    const messages = typeof choice === 'string' ? [choice] : Object.values(options?.problems ?? {}).flat();
    wrong.push(...messages.map((message) => `Test ${index + 1}: ${message}`));
    return typeof choice === 'string' || !options ? [] : [{ choice, options }];
  });
  const problems = { ...taken.problems, ...(wrong.length > 0 && { test_descriptions: wrong }) };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return settled;
}
