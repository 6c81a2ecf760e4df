import * as z from 'zod/mini';
import {
  APD_STIMULATION_TIME_MAX,
  IPD_MAX,
  IPD_MIN,
  OCCLUSION_TIME_MAX,
  OCCLUSION_TIME_MIN,
  VOLUME_MAX,
} from './limits.ts';
import { Id, NamedItem, Time, filled, intBetween, numberBetween, opt, percent, text } from './entities/common.ts';
import { Dots } from './entities/convergence.ts';
import { Capabilities, DeviceMessage } from './entities/devices.ts';
import {
  CoverDirectionsSchema,
  DeviceTypeSchema,
  EarSchema,
  EomsAppearanceSchema,
  GoldmannSizeSchema,
  IntensitySchema,
  SystemUnitSchema,
  TestEyeSchema,
  TestLanguageCodeSchema,
} from './entities/enums.ts';
import { exact } from './exact.ts';
import { frameReader } from './frameReader.ts';
import { PictureStored } from './phoneCamera.ts';
import { TestGroupChoice } from './entities/preferences.ts';
import { estermanFields } from './kinds/esterman.schemas.ts';
import { kineticFields } from './kinds/kinetic.schemas.ts';
import { stimulusFields } from './kinds/perimetry.schemas.ts';
import { type recordNumbers, Run } from './kinds/record.ts';
import { RECORDS } from './kinds/records.ts';

/** The device channel, between a headset and the server: docs/device-channel.md. Times are milliseconds. */

export const DEVICE_PROTOCOL = 1;
/** The maximum length in bytes of a frame that either side accepts. */
export const DEVICE_FRAME_MAX = 64 * 1024;
/** The time within which the first frame must arrive. */
export const DEVICE_HELLO_TIMEOUT = 5_000;
export const DEVICE_PING_INTERVAL = 3_000;
/** The time of silence after which a device counts as not connected, regardless of the state of its socket. */
export const DEVICE_QUIET = 6_000;
/** The time of silence after which the server closes the connection and no longer counts the device as present. */
export const DEVICE_SILENCE = 25_000;
export const DEVICE_PAIR_PATH = '/device/pair/';
export const DEVICE_CHANNEL_PATH = '/device/channel';

export const DEVICE_CLOSE = {
  /** Unknown token, or no hello in time. */
  unauthorized: 4401,
  /** The same device connected again. */
  replaced: 4409,
  restart: 1012,
  malformed: 1008,
  tooBig: 1009,
} as const;

const volume = intBetween(0, VOLUME_MAX);
/** Interpupillary distance in millimetres. */
const ipd = numberBetween(0, 200);
const batteries = {
  battery_level_headset_percentage: percent,
  battery_level_handpiece_percentage: percent,
};

/** Body of POST /device/pair/: the code is single use. */
export const PairRequest = z.strictObject({
  code: filled(64),
  device_type: DeviceTypeSchema,
  app_version: filled(32),
  serial_number: filled(64),
  capabilities: Capabilities,
});
export type PairRequest = z.infer<typeof PairRequest>;

/** The token is shown once; the server keeps only its digest. */
export const PairAnswer = z.strictObject({ device_id: Id, token: filled(256) });
export type PairAnswer = z.infer<typeof PairAnswer>;

/** How the clinic wants its headsets to behave, whatever the test [PREF-03]. */
export const DeviceSettings = z.strictObject({
  /** Whether the trigger of the handpiece vibrates when it is pressed. */
  trigger_haptic_feedback: z.boolean(),
  /** Whether the pattern of a field adapts to what was found. */
  dynamic_matrix: z.boolean(),
  /** Target of an eye movement test. */
  eoms_appearance: EomsAppearanceSchema,
  /** Whether the eye tracking is calibrated at more points, which takes longer. */
  advanced_calibration: z.boolean(),
  /** Whether the patient aligns the headset before the test. */
  headset_alignment: z.boolean(),
  /**
   * Whether the headset tests convergence itself. A device that does not know the setting shows `testing convergence`,
   * and the examiner is asked.
   */
  automated_convergence: opt(z.boolean()),
});
export type DeviceSettings = z.infer<typeof DeviceSettings>;

/** Raw measurements that a device keeps for its development; the channel carries none of them [CONF-01]. */
export const DeveloperTelemetry = z.strictObject({
  /** Gaze data of every test. */
  eye: z.boolean(),
  /** Pupils in blue light. */
  blue_pupillometry: z.boolean(),
  /** Fields by quadrants of suprathreshold tests. */
  suprat_quadrant: z.boolean(),
  /** The cover test of a sensorimotor suite. */
  sensorimotor_suite_cover: z.boolean(),
});
export type DeveloperTelemetry = z.infer<typeof DeveloperTelemetry>;

/**
 * Lets a headset at home verify the patient's PIN without knowing it: the SHA-256 of `salt`, a colon and the four
 * digits, in lower-case hexadecimal. Every order has a different salt [FORM-34].
 */
export const HomePin = z.strictObject({ salt: filled(64), digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
export type HomePin = z.infer<typeof HomePin>;

/**
 * The order of a test for a headset; the only personal data it contains are the age and the interpupillary distance.
 */
export const TestOrder = z.strictObject({
  test_id: Id,
  run: Run,
  test_group: TestGroupChoice,
  /** `''` = both eyes. */
  eye: TestEyeSchema,
  /** The ear of a hearing test; the right one if omitted. */
  ear: opt(EarSchema),
  monocular: z.boolean(),
  skip_convergence_testing: z.boolean(),
  /** For a headset with eye tracking: each of them skips the calibration. */
  skip_calibration: opt(z.boolean()),
  skip_eye_tracking_calibration: opt(z.boolean()),
  skip_tutorial: z.boolean(),
  use_short_tutorial: z.boolean(),
  disable_pause: z.boolean(),
  /** Whether the patient wears what they need to see sharply. */
  with_correction: opt(z.boolean()),
  /** Correction, way of answering and stimulus, if the form sets them. */
  correction_type: opt(NamedItem),
  control_type: opt(NamedItem),
  stimulus_type: opt(NamedItem),
  goldman_size: opt(GoldmannSizeSchema),
  /** The intensity of the stimuli in a suprathreshold test; standard if omitted. */
  supra_t_intensity: opt(IntensitySchema),
  test_foveal_sensitivity: z.boolean(),
  /** The duration in seconds of the swinging light on one side in a pupil test. */
  apd_stimulation_time: opt(intBetween(1, APD_STIMULATION_TIME_MAX)),
  /** The duration in seconds of one cover in a cover test. */
  occlusion_time: opt(intBetween(OCCLUSION_TIME_MIN, OCCLUSION_TIME_MAX)),
  cover_directions: opt(CoverDirectionsSchema),
  /** Whether the display covers an eye; otherwise the examiner does. */
  cover_digitally_occluded: opt(z.boolean()),
  language: opt(TestLanguageCodeSchema),
  subtitles: z.boolean(),
  /** Whether the subtitles are set larger. */
  subtitle_increase_text_size: opt(z.boolean()),
  /** The notation of optotype sizes: 20/20 or 6/6; in feet if omitted. */
  system_unit: opt(SystemUnitSchema),
  /** The device's own settings if omitted. */
  settings: opt(DeviceSettings),
  /** Only of a clinic whose developers want any. */
  developer_telemetry: opt(DeveloperTelemetry),
  /** The patient is asked for this PIN before the test; for none if omitted. */
  home_pin: opt(HomePin),
  volume,
  patient: z.strictObject({ age: intBetween(0, 150), ipd: opt(ipd) }),
});
export type TestOrder = z.infer<typeof TestOrder>;

/** A presentation as the headset knows it: the server adds seq_num and run. */
export const DeviceStimulus = z.strictObject(stimulusFields);
export type DeviceStimulus = z.infer<typeof DeviceStimulus>;

/** A record without the numbers that the server adds. */
const unnumbered = <S extends z.core.$ZodShape & { seq_num: z.ZodMiniType; run: z.ZodMiniType }>(
  record: z.ZodMiniObject<S>,
) => {
  const { seq_num: _, run: __, ...fields } = record.shape;
  return exact(z.strictObject(fields));
};

const event = <T extends string, D extends z.ZodMiniType>(type: T, data: D) =>
  z.strictObject({ type: z.literal(type), data });

type Recorded = {
  [T in keyof typeof RECORDS]: ReturnType<typeof event<T, ReturnType<typeof unnumbered<(typeof RECORDS)[T]['shape']>>>>;
};

/** An event for each type of record of any kind of test. */
const recorded = Object.entries(RECORDS).map(([type, record]) =>
  event(type, unnumbered(record as z.ZodMiniObject<typeof recordNumbers>)),
) as unknown as Recorded[keyof Recorded][];

/** The test states that a headset reports; the server sets the others. */
const DeviceStatus = z.enum(['started', 'paused', 'finished', 'failed']);
export type DeviceStatus = z.infer<typeof DeviceStatus>;

/**
 * An event of a test. The server converts each to a live event of the same type [MON-05]. A stimulus is one of static
 * perimetry, of kinetic perimetry or of an Esterman test, distinguished by its fields.
 */
export const RecordEvent = z.discriminatedUnion('type', [
  event('new_stimuli', z.union([DeviceStimulus, z.strictObject(kineticFields), z.strictObject(estermanFields)])),
  ...recorded,
  z.strictObject({
    type: z.literal('test_progress_update'),
    data: z.strictObject({ total: percent, od: opt(percent), os: opt(percent) }),
  }),
  z.strictObject({
    type: z.literal('updated_device_screen'),
    data: z.strictObject({ screen: text(100).check(z.minLength(1)) }),
  }),
  z.strictObject({ type: z.literal('convergence_result'), data: z.strictObject({ dots: Dots }) }),
  z.strictObject({ type: z.literal('updated_test_status'), data: z.strictObject({ status: DeviceStatus }) }),
  z.strictObject({
    type: z.literal('patient_update_by_device'),
    data: z.strictObject({ ipd: opt(numberBetween(IPD_MIN, IPD_MAX)) }),
  }),
]);
export type RecordEvent = z.infer<typeof RecordEvent>;

/** Counts the records of one test and run from 1. */
const seq = intBetween(1, Number.MAX_SAFE_INTEGER);

/** Frames from the headset. */
export const DeviceFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.literal(DEVICE_PROTOCOL),
    /** Omitted by a phone, whose browser sends it as a cookie. */
    token: opt(filled(256)),
    app_version: filled(32),
    capabilities: Capabilities,
    /** Omitted by a phone, whose browser does not say. */
    battery_level_headset_percentage: opt(percent),
    battery_level_handpiece_percentage: opt(percent),
    volume,
    ipd: opt(ipd),
    /** The newest record of the test it has, so that the server knows how much is still to come. */
    held: opt(z.strictObject({ test_id: Id, run: Run, seq })),
  }),
  z.strictObject({ type: z.literal('telemetry'), volume, ipd: opt(ipd) }),
  z.strictObject({ type: z.literal('battery'), ...batteries }),
  z.strictObject({ type: z.literal('record'), test_id: Id, run: Run, seq, event: RecordEvent }),
  /** The reply to a `start` that continues from `acknowledged`, if the headset no longer has the test. */
  z.strictObject({ type: z.literal('lost'), test_id: Id, run: Run }),
  /** The headset lost its connection to the server during a call, and needs another token. */
  z.strictObject({ type: z.literal('rejoin_call'), session_id: Id }),
]);
export type DeviceFrame = z.infer<typeof DeviceFrame>;

/** Frames from the server. */
export const ServerFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('welcome'),
    device_id: Id,
    name: z.string(),
    server_time: Time,
    volume,
    /** The test to continue. */
    test: z.nullable(TestOrder),
    /** The newest `seq` of that test and run that is stored; 0 = none. */
    acknowledged: intBetween(0, Number.MAX_SAFE_INTEGER),
  }),
  /** Every record of this test and run up to `seq` is stored. */
  z.strictObject({ type: z.literal('ack'), test_id: Id, run: Run, seq }),
  /** Records that are not stored and never will be, with the reason; they are acknowledged all the same. */
  z.strictObject({
    type: z.literal('refused'),
    test_id: Id,
    run: Run,
    records: z.array(z.strictObject({ seq, reason: z.string() })),
  }),
  /** Starts a test. `acknowledged` is present if records of it are already stored and the test is continued. */
  z.strictObject({ type: z.literal('start'), test: TestOrder, run: Run, acknowledged: z.optional(seq) }),
  z.strictObject({ type: z.literal('message'), message: DeviceMessage }),
  z.strictObject({ type: z.literal('update'), test_id: Id, monocular: z.boolean() }),
  z.strictObject({ type: z.literal('restart'), test_id: Id, run: Run }),
  z.strictObject({ type: z.literal('cancel'), test_id: Id }),
  /** For a camera after its welcome, and when a picture was deleted: how many pictures of this run are stored. */
  z.strictObject({ type: z.literal('pictures'), test_id: Id, run: Run, stored: PictureStored }),
  /** For phones, every 3 s: scripts cannot see the pings of a WebSocket. After 25 s without a frame the connection is lost. */
  z.strictObject({ type: z.literal('alive') }),
  /** A technician calls. The token opens the call of this session to this device, once, for a minute. */
  z.strictObject({ type: z.literal('call'), session_id: Id, token: filled(256) }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;

/** Reads a frame of a headset; undefined when it is malformed, never throws. */
export const parseDeviceFrame = frameReader(DeviceFrame);

/** The fields that identify a record, whatever else is in the frame. */
const RecordHead = z.object({ type: z.literal('record'), test_id: Id, run: Run, seq });
const parseRecordHead = frameReader(RecordHead);

/** A record that can be identified but not read. It is omitted, and the others are kept. */
export type UnreadableRecord = z.infer<typeof RecordHead> & { reason: string };
/** The maximum length of a reason in a reply. */
const REASON_MAX = 120;

/**
 * Parses a frame of a headset; never throws.
 * @returns the frame; `undefined` if it is malformed; a malformed record that can at least be counted is returned with
 * the reason
 */
export function readDeviceFrame(frame: string): DeviceFrame | UnreadableRecord | undefined {
  const unstorable = isUnstorable(frame);
  const read = unstorable ? undefined : parseDeviceFrame(frame);
  if (read) return read;
  const head = parseRecordHead(frame);
  return head && { ...head, reason: unstorable ? 'text that cannot be stored' : reasonOf(JSON.parse(frame)) };
}

/**
 * Returns whether a frame contains a NUL or half a surrogate pair, which no database can store; in JSON text they can
 * only be escaped.
 */
function isUnstorable(frame: string): boolean {
  if (!/\\u(?:0000|d[89a-f])/i.test(frame)) return false;
  try {
    return /[\0\p{Surrogate}]/u.test(textsOf(JSON.parse(frame)).join('\n'));
  } catch {
    return true;
  }
}

/** The texts in a value, including the names of fields. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...textsOf(part)]);
}

/** The path and the message of the first error in a frame. */
function reasonOf(frame: unknown): string {
  const [issue] = z.safeParse(DeviceFrame, frame).error?.issues ?? [];
  const path = (issue?.path ?? []).map(String).join('.');
  return `${path === '' ? '' : `${path}: `}${issue?.message ?? 'not readable'}`.slice(0, REASON_MAX);
}
/** Reads a frame of the server; undefined when it is malformed, never throws. */
export const parseServerFrame = frameReader(ServerFrame);
