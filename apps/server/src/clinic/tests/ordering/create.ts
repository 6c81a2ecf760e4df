import { type TestWrite, today } from '@isopter/contract';
import type { Identity } from '../../../access/auth/identity.ts';
import { test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { invalid } from '../../../platform/lib/errors.ts';
import { refreshLastTest } from '../../patients/lastTest.ts';
import { findChoice } from './catalogue.ts';
import { type Announce, giveToDevice } from '../lifecycle.ts';
import { settleOptions } from './rules.ts';
import { take, testValues } from './take.ts';
import { fromWorklist, withPatientOf } from './worklist.ts';

/**
 * Creates a test and gives it to its device; a device that is off gets it when it connects [FORM-18, FORM-32].
 * @throws ApiError 404 for a device or patient out of scope, 409 `DeviceInUse`, 400 with fields for what the form's
 *   rules forbid
 * @returns `added`: the id of a patient who was added for it
 */
export async function createTest(
  db: Db,
  user: Identity,
  write: TestWrite,
): Promise<{ id: string; added: string | null; announce: Announce }> {
  const { patient: _p, device, doctor: _, operator: _o, test_group, status: _s, ...given } = write;
  const asked = await take(db, user, write);
  const choice = findChoice(test_group, user.flags, asked.device);
  if (typeof choice === 'string') throw invalid({ ...asked.problems, test_group: [choice] });
  const settled = settleOptions(given, choice, asked.device.capabilities, today(asked.site.timezone));
  const from = await fromWorklist(db, user, write.mwl_query_result_item, asked.examined);
  const problems = { ...asked.problems, ...settled.problems, ...from.problems };
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const { taken, added } = await withPatientOf(db, user, from, asked);
  const [made] = await db
    .insert(test)
    .values({ ...testValues(user, taken, choice, settled), worklist: from.order })
    .returning({ id: test.id });
  if (!made) throw new Error('no row was inserted');
  if (taken.examined) await refreshLastTest(db, [taken.examined.id]);
  return { id: made.id, added, announce: await giveToDevice(db, device, made.id) };
}
