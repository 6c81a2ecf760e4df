import { type BundleStatus, DEFAULT_TIMEZONE, isEnded, type Test } from '@isopter/contract';
import { testsOfBundles } from './ofBundle.ts';
import { bundleStatus } from './bundleStatus.ts';
import type { Db } from '../../platform/db/store.ts';
import { timezonesOfTests } from '../../platform/db/timezones.ts';
import { pacsState } from './pacsState.ts';
import type { TestRow } from './states/records.ts';

/** Tests as browsers get them, with the state of the bundles they are part of. */
export async function presentTests(db: Db, rows: readonly TestRow[]): Promise<Test[]> {
  const statuses = await bundleStatuses(db, rows);
  const timezones = await timezonesOfTests(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    presentTest(row, timezones.get(row.id) ?? DEFAULT_TIMEZONE, statuses.get(row.bundleId ?? '')),
  );
}

export async function presentOne(db: Db, row: TestRow): Promise<Test> {
  const [shown] = await presentTests(db, [row]);
  if (!shown) throw new Error('one row is one test');
  return shown;
}

/** The states of the bundles of some tests; nothing is asked when none is part of one. */
async function bundleStatuses(db: Db, rows: readonly Pick<TestRow, 'bundleId'>[]): Promise<Map<string, BundleStatus>> {
  const ids = [...new Set(rows.flatMap(({ bundleId }) => bundleId ?? []))];
  const bundles = await testsOfBundles(db, ids);
  return new Map([...bundles].map(([id, tests]) => [id, bundleStatus(tests)]));
}

/** A test as browsers get it [ENT-17]. */
function presentTest(row: TestRow, timezone: string, bundle: BundleStatus | undefined): Test {
  // sent only to the headset
  const { device_settings: _, home_pin: _p, ...options } = row.options;
  return {
    with_correction: false,
    monocular: false,
    skip_convergence_testing: false,
    skip_tutorial: false,
    use_short_tutorial: false,
    disable_pause: false,
    subtitles: false,
    subtitle_increase_text_size: false,
    skip_calibration: false,
    skip_eye_tracking_calibration: false,
    ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
    id: row.id,
    patient: row.patientId,
    status: row.status,
    device: row.deviceId,
    operator: row.operatorId,
    doctor: row.doctorId,
    test_group: {
      group: row.group,
      strategy: isEnded(row.status) ? row.strategy : (row.part ?? row.strategy),
      protocol: row.protocol,
    },
    eye: row.eye,
    time_start: row.timeStart?.toISOString() ?? null,
    time_end: row.timeEnd?.toISOString() ?? null,
    timezone,
    sign_off: row.status === 'finished' ? row.signOff : null,
    result: row.status === 'finished' ? row.result : null,
    using_device: row.deviceId,
    test_bundle: row.bundleId === null ? null : { id: row.bundleId, status: bundle },
    test_schedule: row.scheduleId,
    is_external: false,
    has_extracted_report: false,
    offline: row.offline,
    records_ignored: row.ignored,
    thresholds_received: row.thresholdsReceived,
    // Threshold perimetry has one page an eye; other reports show both eyes on one.
    is_separate_report_per_eye_supported: row.group === 'PERIMETRY' && row.protocol !== null && row.eye === '',
    pacs_integration: pacsState(row),
  };
}
