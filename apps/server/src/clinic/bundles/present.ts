import { DEFAULT_TIMEZONE, type TestBundle } from '@isopter/contract';
import type { Db } from '../../platform/db/store.ts';
import { timezonesOfTests } from '../../platform/db/timezones.ts';
import type { TestRow } from '../tests/states/records.ts';
import { type BundleRow } from './read.ts';
import { testsOfBundles } from '../tests/ofBundle.ts';
import { pacsStateOfAll } from '../tests/pacsState.ts';
import { bundleStatus, currentIndex } from '../tests/bundleStatus.ts';

const choiceOf = ({ group, strategy, protocol }: TestRow) => ({ group, strategy, protocol });

const named = (row: TestRow | undefined) =>
  row ? { id: row.id, using_device: row.deviceId, test_group: choiceOf(row) } : null;

/** A bundle as browsers get it [ENT-20]: what it is now follows from its tests. */
function presentBundle(row: BundleRow, tests: readonly TestRow[], timezone: string): TestBundle {
  const current = currentIndex(tests);
  const next = tests[current + 1];
  return {
    id: row.id,
    created: row.created.toISOString(),
    timezone,
    status: { name: bundleStatus(tests) },
    test_groups: tests.map(choiceOf),
    patient: row.patientId,
    device: row.deviceId,
    doctor: row.doctorId,
    operator: row.operatorId,
    system_test_bundle_type: row.systemBundleId,
    custom_test_bundle_type: row.customBundleId,
    custom_test_bundle_parameters: row.customBundleParameters,
    test_descriptions: row.descriptions,
    mwl_query_result_item: row.mwlItemId,
    current_test: named(tests[current]),
    next_test: next?.status === 'pending' ? named(next) : null,
    test_bundle_index: current + 1,
    total_test_count: tests.length,
    pacs_integration: pacsStateOfAll(tests),
  };
}

/** Bundles with their tests. */
export async function presentBundles(db: Db, rows: readonly BundleRow[]): Promise<TestBundle[]> {
  const tests = await testsOfBundles(
    db,
    rows.map(({ id }) => id),
  );
  const timezones = await timezonesOfTests(
    db,
    [...tests.values()].flatMap(([first]) => first?.id ?? []),
  );
  return rows.map((row) => {
    const own = tests.get(row.id) ?? [];
    return presentBundle(row, own, timezones.get(own[0]?.id ?? '') ?? DEFAULT_TIMEZONE);
  });
}

export async function presentOneBundle(db: Db, row: BundleRow): Promise<TestBundle> {
  const [shown] = await presentBundles(db, [row]);
  if (!shown) throw new Error('one row is one bundle');
  return shown;
}
