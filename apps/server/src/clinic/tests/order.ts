import { ageAt, type DevConfig, type DeveloperTelemetry, type NamedItem, type TestOrder } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { device, officeGroup, patient, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { effectivePreferences } from '../../access/preferences/preferences.ts';
import { testTimezone } from '../../platform/db/timezones.ts';
import { CONTROL_TYPES, CORRECTION_TYPES, STIMULUS_TYPES } from './choices.ts';

/** For a test without a known date of birth: the staircase starts from the normal values of this age. */
const AGE_UNKNOWN = 50;

/** A choice of the form with its name, which explains it to a headset. */
const named = (items: readonly NamedItem[], id: string | null | undefined): NamedItem | null =>
  items.find((item) => item.id === id) ?? null;

/** Returns the telemetry that developers turned on; null if none [CONF-01]. */
function telemetryOf(config: Partial<DevConfig>): DeveloperTelemetry | null {
  const telemetry = {
    eye: config.eye_telemetry_enabled ?? false,
    blue_pupillometry: config.blue_pupillometry_telemetry_enabled ?? false,
    suprat_quadrant: config.suprat_quadrant_telemetry_enabled ?? false,
    sensorimotor_suite_cover: config.sensorimotor_suite_cover_telemetry_enabled ?? false,
  };
  return Object.values(telemetry).includes(true) ? telemetry : null;
}

/**
 * Sets a device up for a test that starts: what it was set to for the patient before does not count [OUR-703], so no test
 * starts muted [OUR-704].
 */
export async function setUpDevice(db: Db, deviceId: string, testId: string): Promise<void> {
  const [row] = await db
    .select({ ipd: patient.ipd, preferences: officeGroup.preferences })
    .from(test)
    .innerJoin(officeGroup, eq(officeGroup.id, test.officeGroupId))
    .leftJoin(patient, eq(patient.id, test.patientId))
    .where(eq(test.id, testId));
  if (!row) throw new Error('no such test');
  const { default_volume } = effectivePreferences(row.preferences, {});
  await db.update(device).set({ ipd: row.ipd, volume: default_volume }).where(eq(device.id, deviceId));
}

/**
 * Returns the order for a headset, with no personal data but age and interpupillary distance, and the number of stored
 * records of its run.
 */
export async function testOrder(db: Db, testId: string): Promise<{ order: TestOrder; acknowledged: number }> {
  const [row] = await db
    .select({
      test,
      dateOfBirth: patient.dateOfBirth,
      timezone: testTimezone,
      ipd: patient.ipd,
      volume: device.volume,
      devConfig: officeGroup.devConfig,
      preferences: officeGroup.preferences,
    })
    .from(test)
    .innerJoin(device, eq(device.id, test.deviceId))
    .innerJoin(officeGroup, eq(officeGroup.id, test.officeGroupId))
    .leftJoin(patient, eq(patient.id, test.patientId))
    .where(eq(test.id, testId));
  if (!row) throw new Error('no such test');
  const { options } = row.test;
  const order: TestOrder = {
    test_id: row.test.id,
    run: row.test.run,
    // a suite is done as a whole, whatever part of it runs now
    test_group: { group: row.test.group, strategy: row.test.strategy, protocol: row.test.protocol },
    eye: row.test.eye,
    ear: options.ear,
    monocular: options.monocular ?? false,
    skip_convergence_testing: options.skip_convergence_testing ?? false,
    skip_calibration: options.skip_calibration ?? false,
    skip_eye_tracking_calibration: options.skip_eye_tracking_calibration ?? false,
    skip_tutorial: options.skip_tutorial ?? false,
    use_short_tutorial: options.use_short_tutorial ?? false,
    disable_pause: options.disable_pause ?? false,
    with_correction: options.with_correction,
    correction_type: named(CORRECTION_TYPES, options.correction_type),
    control_type: named(CONTROL_TYPES, options.control_type),
    stimulus_type: named(STIMULUS_TYPES, options.stimulus_type),
    goldman_size: options.goldman_size,
    supra_t_intensity: options.supra_t_intensity,
    test_foveal_sensitivity: options.test_foveal_sensitivity ?? false,
    apd_stimulation_time: options.apd_stimulation_time,
    occlusion_time: options.occlusion_time,
    cover_directions: options.cover_directions,
    cover_digitally_occluded: options.cover_digitally_occluded,
    language: options.language,
    subtitles: options.subtitles ?? false,
    subtitle_increase_text_size: options.subtitle_increase_text_size ?? false,
    system_unit: options.system_unit,
    settings: options.device_settings,
    developer_telemetry: telemetryOf(row.devConfig),
    home_pin: options.home_pin,
    volume: row.volume ?? effectivePreferences(row.preferences, {}).default_volume,
    patient: {
      age: ageAt(row.dateOfBirth, row.test.timeStart ?? new Date(), row.timezone) ?? AGE_UNKNOWN,
      ipd: row.ipd,
    },
  };
  return { order, acknowledged: row.test.deviceSeq };
}
