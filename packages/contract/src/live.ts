import * as z from 'zod/mini';
import { VOLUME_MAX } from './limits.ts';
import { intBetween, opt, percent, withDefault } from './entities/common.ts';
import { ConvergenceOutcome } from './entities/convergence.ts';
import { estermanFields } from './kinds/esterman.schemas.ts';
import { kineticFields } from './kinds/kinetic.schemas.ts';
import { PerimetryProgress, stimulusFields, Threshold } from './kinds/perimetry.schemas.ts';
import { measured, Run, SeqNum } from './kinds/record.ts';
import { RECORDS } from './kinds/records.ts';
import { testStatus } from './enums/status.ts';
import { PictureStored } from './phoneCamera.ts';
import { frameReader } from './frameReader.ts';

/** Close codes of /live/tests/{id}. */
export const LIVE_CLOSE = {
  signedOut: 4401,
  forbidden: 4403,
  missing: 4404,
  /** The same user opened it in another place, and it can be open once only. */
  replaced: 4409,
  restart: 1012,
  malformed: 1008,
  tooBig: 1009,
  /** The address has opened too many sockets: try again later. */
  tooMany: 1013,
} as const;

/**
 * The heartbeat of a live socket, in milliseconds. The server sends it and the browser answers, because the timers of a
 * background page are suspended.
 */
export const LIVE_HEARTBEAT = {
  frame: '{"type":"heartbeat"}',
  interval: 5_000,
  /** The time after which a silent server counts as not responding, so that the displayed data may be out of date. */
  patience: 8_000,
  /** The time without a reply after which a browser counts as disconnected. */
  answer: 15_000,
} as const;

/** The numbers any event may have: the sequence number, which increases throughout the test, and the run. */
const envelope = { seq_num: z.optional(SeqNum), run: z.optional(Run) };

const status = z.pipe(
  z.union([z.string(), z.int()]),
  z.transform((value, context) => {
    const known = testStatus(value);
    if (known !== undefined) return known;
    context.issues.push({ code: 'custom', input: value, message: 'unknown status' });
    return z.NEVER;
  }),
);

/** A field of another shape; it must be absent. */
const foreign = z.optional(z.never());

/**
 * A stimulus as a headset of any version sends it. The eye, index, position and response are required. A missing
 * measurement is unknown; a missing mark (a blind-spot check, a catch trial, a region) means that there is none.
 */
export const LiveStimulus = z.object({
  ...stimulusFields,
  threshold: measured(Threshold),
  is_blind_spot: withDefault(z.boolean(), false),
  false_positive: withDefault(z.boolean(), false),
  false_negative: withDefault(z.boolean(), false),
  region_no: withDefault(stimulusFields.region_no, 0),
  direction: foreign,
  ...envelope,
});

export type LiveStimulus = z.output<typeof LiveStimulus>;

/** An answer of kinetic perimetry; its direction tells it from a stimulus of static perimetry. */
export const LiveKineticRecord = z.object({
  ...kineticFields,
  is_blind_spot: withDefault(z.boolean(), false),
  index: foreign,
  ...envelope,
});

export type LiveKineticRecord = z.output<typeof LiveKineticRecord>;

/** A stimulus of an Esterman test; it has no eye. */
export const LiveEstermanStimulus = z.object({
  ...estermanFields,
  eye: foreign,
  direction: foreign,
  ...envelope,
});

export type LiveEstermanStimulus = z.output<typeof LiveEstermanStimulus>;

const batteries = {
  battery_level_headset_percentage: opt(percent),
  battery_level_handpiece_percentage: opt(percent),
};
const telemetry = { volume: opt(intBetween(0, VOLUME_MAX)), ipd: opt(z.number().check(z.minimum(0), z.maximum(200))) };

type Envelope = typeof envelope;

const event = <T extends string, S extends z.core.$ZodShape>(type: T, shape: S) => {
  // a record's own numbers give way to those of the event, which may be missing
  const fields = { ...shape, ...envelope } as Omit<S, keyof Envelope> & Envelope;
  return z.object({ type: z.literal(type), data: z.object(fields) });
};

type Recorded = { [T in keyof typeof RECORDS]: ReturnType<typeof event<T, (typeof RECORDS)[T]['shape']>> };

/** An event for each type of record of any kind of test. */
const recorded = Object.entries(RECORDS).map(([type, { shape }]) =>
  event(type, shape),
) as unknown as Recorded[keyof Recorded][];

/** Every event of the live socket of a test [MON-05]. */
export const LiveMessage = z.discriminatedUnion('type', [
  /** The first message after opening, with the newest number at subscription. The client then loads the state. */
  z.object({ type: z.literal('ready'), data: z.object({ seq_num: SeqNum }) }),
  /** No event, but the server is responding. */
  z.object({ type: z.literal('heartbeat') }),
  z.object({
    type: z.literal('new_stimuli'),
    data: z.union([LiveStimulus, LiveKineticRecord, LiveEstermanStimulus]),
  }),
  event('test_progress_update', PerimetryProgress.shape),
  event('updated_test_status', { status }),
  event('updated_device_screen', { screen: z.string().check(z.minLength(1), z.maxLength(100)) }),
  /** The convergence test is done, by the device or unanswered by the examiner. */
  event('convergence_result', ConvergenceOutcome.shape),
  /** The device has become silent, or has responded again. */
  event('updated_device_connection', { is_connected: z.boolean() }),
  event('updated_device_battery_level', batteries),
  /** The total of records of this run that are left out because they are malformed or do not belong to the test. */
  event('records_ignored', { total: intBetween(1, Number.MAX_SAFE_INTEGER) }),
  /** A picture was stored or deleted: how many there are of each eye. */
  event('test_pictures_changed', PictureStored.shape),
  event('new_device_telemetry', telemetry),
  event('patient_update_by_device', { ipd: telemetry.ipd }),
  ...recorded,
]);
export type LiveMessage = z.infer<typeof LiveMessage>;
export type LiveEvent = Exclude<LiveMessage, { type: 'ready' | 'heartbeat' }>;
/** The data of an event of a type. */
export type LiveData<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>['data'];

/**
 * Reads a frame of the live socket.
 * @returns the message without unknown fields; `undefined` if it is malformed, out of range or of an unknown type.
 * Never throws.
 */
export const parseLiveMessage = frameReader(LiveMessage);
