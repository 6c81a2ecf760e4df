import type { Test } from '@isopter/contract';
import type { test } from '../db/schema.ts';

type TestRow = typeof test.$inferSelect;

/** A test as browsers get it [ENT-17]. */
export function presentTest(row: TestRow): Test {
  const { options } = row;
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
    test_group: { group: row.group, strategy: row.strategy, protocol: row.protocol },
    eye: row.eye,
    time_start: row.timeStart?.toISOString() ?? null,
    using_device: row.deviceId,
    test_bundle: null,
    test_schedule: null,
    is_external: false,
    has_extracted_report: false,
    offline: row.offline,
    thresholds_received: row.thresholdsReceived,
    // Threshold perimetry has one page an eye; other reports show both eyes on one.
    is_separate_report_per_eye_supported: row.group === 'PERIMETRY' && row.protocol !== null,
    pacs_integration: null,
  };
}
