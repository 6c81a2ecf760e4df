import * as z from 'zod/mini';
import { TEXT_MAX, VOLUME_MAX } from '../limits.ts';
import { Id, Time, filled, intBetween, opt, percent, sent, text } from './common.ts';
import {
  DeviceTypeSchema,
  EarSchema,
  SingleEyeSchema,
  TestEyeSchema,
  TestLanguageCodeSchema,
  TestStatusSchema,
  TestTypeSchema,
} from './enums.ts';
import { PatientSummary } from './patients.ts';
import { TestGroupChoice } from './preferences.ts';
import { Version, updateOf } from './version.ts';

const algorithmVersion = intBetween(0, 1000);

/** The capabilities of a device; the algorithm versions determine the options and views of a test [FORM-29]. */
export const Capabilities = z.strictObject({
  supported_test_groups: z.array(TestTypeSchema),
  esterman_algorithm_version: algorithmVersion,
  visual_acuity_algorithm_version: algorithmVersion,
  bundle_monocular_algorithm_version: algorithmVersion,
  eoms_algorithm_version: algorithmVersion,
  pupil_standard_algorithm_version: algorithmVersion,
  perrl_algorithm_version: algorithmVersion,
  kinetic_algorithm_version: algorithmVersion,
  output_languages: z.array(TestLanguageCodeSchema),
  subtitles_languages: z.array(TestLanguageCodeSchema),
  increased_size_subtitles_languages: z.array(TestLanguageCodeSchema),
  pin_subtitles_supported: z.boolean(),
  streaming_camera_count: intBetween(0, 16),
  volume_control_supported: z.boolean(),
  screen_order_version: algorithmVersion,
});
export type Capabilities = z.infer<typeof Capabilities>;

/** A device [ENT-14]. */
export const Device = z.object({
  id: Id,
  name: sent,
  device_type: DeviceTypeSchema,
  offices: z.array(Id),
  pacs_integration_device_pool: opt(Id),
  /** Shown only while the device is unclaimed [DEV-09]. */
  code: sent,
  /** Whether it is running a test. */
  in_use: z.boolean(),
  /** Present = claimed [DEV-09]. */
  user: opt(Id),
  /** Whether it can be given a test: it is claimed, connected and free. */
  available: z.boolean(),
  /** Connected. */
  active: z.boolean(),
  administering_test: opt(Id),
  test_progress: opt(percent),
  app_version: sent,
  battery_level_headset_percentage: opt(percent),
  battery_level_handpiece_percentage: opt(percent),
  /** One of DEVICE_SCREENS, or the name of a screen of a newer device [MON-22]. */
  current_screen: opt(sent),
  volume: opt(intBetween(0, VOLUME_MAX)),
  /** Millimetres. */
  ipd: opt(z.number()),
  last_used: opt(Time),
  /** The last sign of life [OUR-130]. */
  last_seen: opt(Time),
  /** How many tests it began in the last 24 hours [OUR-130]. */
  tests_last_24_hours: opt(z.int()),
  capabilities: Capabilities,
  version: Version,
});
export type Device = z.infer<typeof Device>;

/** The link in the QR code of an unclaimed camera. It is answered once, and works once. */
export const CameraLink = z.object({
  /** The public name of the link, shown on both screens so that people can compare them. */
  code: z.string(),
  /** The secret, which belongs in the fragment of the address: browsers send it to no server. */
  token: z.string(),
  expires: Time,
});
export type CameraLink = z.infer<typeof CameraLink>;

/** The test a device of the dashboard is running [PAT-03]. */
export const RunningTest = z.object({
  id: Id,
  status: TestStatusSchema,
  test_group: TestGroupChoice,
  eye: TestEyeSchema,
  /** The ear of a hearing test. */
  ear: opt(EarSchema),
  monocular: z.boolean(),
  test_bundle: opt(Id),
  patient: opt(PatientSummary),
});
export type RunningTest = z.infer<typeof RunningTest>;

/** A device with the test it is running. */
export const ActiveDevice = z.extend(Device, { running_test: opt(RunningTest) });
export type ActiveDevice = z.infer<typeof ActiveDevice>;

/** [DEV-03, DEV-08] */
export const DeviceWrite = z.strictObject({
  name: filled(TEXT_MAX.name),
  offices: z.array(Id).check(z.minLength(1), z.maxLength(1000)),
  device_type: DeviceTypeSchema,
  pacs_integration_device_pool: opt(Id),
});
export type DeviceWrite = z.infer<typeof DeviceWrite>;

/** The type is fixed after creation. */
export const DeviceUpdate = updateOf(z.omit(DeviceWrite, { device_type: true }).shape);
export type DeviceUpdate = z.infer<typeof DeviceUpdate>;

export const DeviceTypeItem = z.object({ value: DeviceTypeSchema, name: sent });
export type DeviceTypeItem = z.infer<typeof DeviceTypeItem>;

const plain = [
  z.strictObject({ message: z.literal('play') }),
  z.strictObject({ message: z.literal('pause') }),
  z.strictObject({ message: z.literal('forward') }),
  z.strictObject({ message: z.literal('backward') }),
  z.strictObject({ message: z.literal('start streaming') }),
  z.strictObject({ message: z.literal('stop streaming') }),
  z.strictObject({ message: z.literal('finish') }),
] as const;

/**
 * A command of the examiner to a device [ENT-15, MON-09]: `volume` contains 0 to 100, `skip eye` the eye to skip or
 * `null` for both, `take picture` the eye on the picture, the others no value. Only cameras accept `take picture` and
 * `finish`, which ends a capture test.
 */
export const DeviceMessage = z.discriminatedUnion('message', [
  ...plain,
  z.strictObject({ message: z.literal('volume'), payload: intBetween(0, VOLUME_MAX) }),
  z.strictObject({ message: z.literal('skip eye'), payload: z.nullable(SingleEyeSchema) }),
  z.strictObject({ message: z.literal('take picture'), payload: SingleEyeSchema }),
]);
export type DeviceMessage = z.infer<typeof DeviceMessage>;

/** An offline controller [ENT-16]. */
export const OfflineController = z.object({
  id: Id,
  name: sent,
  offices: z.array(Id),
  code: text(64),
  version: Version,
});
export type OfflineController = z.infer<typeof OfflineController>;

export const OfflineControllerWrite = z.strictObject({
  name: filled(TEXT_MAX.name),
  offices: z.array(Id).check(z.minLength(1), z.maxLength(1000)),
});
export type OfflineControllerWrite = z.infer<typeof OfflineControllerWrite>;

export const OfflineControllerUpdate = updateOf(OfflineControllerWrite.shape);
export type OfflineControllerUpdate = z.infer<typeof OfflineControllerUpdate>;
