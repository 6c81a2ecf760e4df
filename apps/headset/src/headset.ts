import { type Capabilities, DEVICE_PROTOCOL, type DeviceType, type PairAnswer } from '@isopter/contract';
import { ACUITY_VERSION } from './acuity/task.ts';
import { type After, after as byTheClock } from './after.ts';
import { callCamera } from './call/camera.ts';
import { loadPeers } from './call/peer.ts';
import { videoCall } from './call/videoCall.ts';
import { type Channel, type ChannelEnd, openChannel } from './channel.ts';
import { batteryLevels } from './device/battery.ts';
import { framesFor, type Input, newDevice, reduce } from './device/reduce.ts';
import { type DeviceState, type HeadsetKind, isOver, type Run } from './device/state.ts';
import { EOMS_ALGORITHM } from './eoms/task.ts';
import type { Eyes } from './look.ts';
import { pair } from './pairing.ts';
import type { PatientName } from './patient/patients.ts';
import { randomOf } from './random.ts';
import type { Storage } from './storage.ts';
import { camerasOf, loadCanvas } from './stream/cameras.ts';
import { streamCommand } from './stream/command.ts';
import { type CameraStream, cameraStream } from './stream/connection.ts';
import { patientsEyes, restingEyes } from './stream/patient.ts';
import type { Task } from './task.ts';
import { TASKS } from './tasks.ts';

/** Version as reported by headsets: Ishihara plates are offered from 4.4.1 on [FORM-14]. */
export const APP_VERSION = '5.0.0';

/** Everything one simulated headset is started with. */
export interface HeadsetOptions {
  readonly server: string;
  /** Needed until it is paired. */
  readonly code: string | null;
  /** For the log; the clinic names its devices itself. */
  readonly name: string;
  readonly seed: string;
  /** How many times faster than a real patient. */
  readonly speed: number;
  readonly patient: PatientName | null;
  readonly device_type: DeviceType;
  readonly storage: Storage;
  readonly log: (line: string) => void;
  /**
   * The PIN that the patient at home received, and types when asked.
   * @default nobody types a PIN
   */
  readonly pin?: string | undefined;
  /** Timer function; the clock by default. */
  readonly after?: After;
  /**
   * The clock of the headset in ms, as its pictures carry it.
   * @default the time since the program started
   */
  readonly now?: () => number;
}

/** The reason why a headset stopped. */
export type HeadsetEnd = ChannelEnd | 'stopped' | 'not paired';

export interface Headset {
  /** Settles when the headset has stopped; rejects when the pairing is refused. */
  readonly ended: Promise<HeadsetEnd>;
  readonly stop: () => void;
}

/** How long a patient takes to type a PIN, ms. */
const TYPING = 3_000;
/** Batteries are looked at this often, ms. */
const BATTERY_INTERVAL = 10_000;

const SCREEN_ORDER_VERSION = 1;

const tasksOf = (isCamera: boolean): readonly Task[] =>
  TASKS.filter(({ device }) => (device === 'camera') === isCamera);

/** The cameras that each type of device streams from: those with eye tracking have one for each eye. */
const CAMERAS: Readonly<Partial<Record<DeviceType, number>>> = { GT: 2, ETH: 2, S: 1 };

/** Returns the capabilities of a simulated device of a type. */
export const capabilitiesOf = (device_type: DeviceType): Capabilities => ({
  supported_test_groups: [...new Set(tasksOf(device_type === 'CAMERA').map(({ group }) => group))],
  esterman_algorithm_version: 4,
  visual_acuity_algorithm_version: ACUITY_VERSION,
  bundle_monocular_algorithm_version: 1,
  eoms_algorithm_version: EOMS_ALGORITHM,
  pupil_standard_algorithm_version: 1,
  perrl_algorithm_version: 1,
  kinetic_algorithm_version: 2,
  output_languages: ['en', 'es'],
  subtitles_languages: ['en', 'es'],
  increased_size_subtitles_languages: ['en', 'es'],
  pin_subtitles_supported: false,
  streaming_camera_count: CAMERAS[device_type] ?? 0,
  volume_control_supported: true,
  screen_order_version: SCREEN_ORDER_VERSION,
});

const kindOf = ({ seed, patient, device_type }: HeadsetOptions): HeadsetKind => ({
  seed,
  patient,
  eye_tracking: device_type === 'GT' || device_type === 'ETH',
  screen_order_version: SCREEN_ORDER_VERSION,
  is_camera: device_type === 'CAMERA',
});

/** Returns the stored identity of this headset, or pairs it with its code if it has none or needs a new one. */
async function identify(options: HeadsetOptions, isNew: boolean, signal: AbortSignal): Promise<PairAnswer | null> {
  const { after = byTheClock, code, device_type, log, seed, server, storage } = options;
  const known = isNew ? null : storage.loadIdentity();
  if (known) return known;
  if (code === null) return null;
  const serial_number = `SIM-${seed}`;
  const request = {
    code,
    device_type,
    app_version: APP_VERSION,
    serial_number,
    capabilities: capabilitiesOf(device_type),
  };
  const identity = await pair(server, request, after, signal);
  storage.saveIdentity(identity);
  log('paired');
  return identity;
}

/** Returns the log line of a test: its position, never its patient. */
function describe(run: Run | null): string {
  if (!run) return 'no test';
  const { test_id, run: number } = run.order;
  return `test ${test_id} run ${number}: ${isOver(run) ? 'over' : run.screen}`;
}

/** The newest record of its test; null while there is none. */
const heldBy = ({ run }: DeviceState) =>
  run && run.seq > 0 ? { test_id: run.order.test_id, run: run.order.run, seq: run.seq } : null;

/** An acknowledgement is not worth storing: the next welcome says the same. */
const isAck = (input: Input): boolean => input.type === 'frame' && input.frame.type === 'ack';

/** Runs the device of a paired headset until the signal is aborted or the channel has ended. */
function operate(options: HeadsetOptions, { device_id, token }: PairAnswer, signal: AbortSignal): Promise<HeadsetEnd> {
  const { after = byTheClock, now = () => performance.now(), log, server, speed, storage } = options;
  const kind = kindOf(options);
  let state: DeviceState = storage.loadState() ?? newDevice(kind);
  let channel: Channel | undefined;
  let callOff: (() => void) | undefined;

  let waitingSince = now();

  const armTimer = (): void => {
    callOff?.();
    waitingSince = now();
    const wait = state.run?.wait;
    if (wait) callOff = after((wait.seconds * 1000) / (wait.person ? 1 : speed), () => happen({ type: 'elapsed' }));
  };
  const eyesAt = (run: Run, time: number): Eyes => {
    const waited = (Math.max(0, time - waitingSince) * speed) / 1000;
    return patientsEyes(run, kind, { clock: time / 1000, waited });
  };
  const openCameras = camerasOf(capabilitiesOf(options.device_type).streaming_camera_count, log);
  const stream: CameraStream = cameraStream({
    server,
    device: device_id,
    token,
    openCameras: async () => {
      const takePictures = await openCameras();
      return takePictures && (async (time) => state.run && takePictures(eyesAt(state.run, time)));
    },
    log,
    after,
    now,
    random: randomOf(options.seed, 'stream back-off'),
  });
  const call = videoCall({
    server,
    loadPeers,
    openCamera: async () => {
      const library = await loadCanvas().catch(() => null);
      const takePicture = library && callCamera(library);
      return (
        takePicture &&
        (async () => {
          const eyes = state.run ? eyesAt(state.run, now()) : restingEyes(kind, now() / 1000);
          return takePicture(eyes.OD);
        })
      );
    },
    rejoin: (session_id) => channel?.send({ type: 'rejoin_call', session_id }),
    log,
    after,
    now,
  });
  const { pin } = options;
  let typing: (() => void) | undefined;
  const askPin = (): void => {
    typing?.();
    if (pin !== undefined) typing = after(TYPING, () => happen({ type: 'pin', pin }));
  };
  // Events are stored before they are sent: they can be sent again, but not undone.
  const happen = (input: Input): void => {
    const before = state;
    if (input.type === 'frame' && input.frame.type === 'refused') {
      for (const { seq, reason } of input.frame.records) log(`record ${seq} was refused: ${reason}`);
    }
    state = reduce(before, input, kind);
    if (state === before && input.type !== 'frame') return;
    if (state !== before && !isAck(input)) storage.saveState(state);
    for (const frame of framesFor(before, state, input)) channel?.send(frame);
    if (state.run?.wait !== before.run?.wait) armTimer();
    const command = streamCommand(before, state, input);
    if (command) stream[command]();
    if (state.run?.locked && state.run.order !== before.run?.order) askPin();
    if (describe(state.run) !== describe(before.run)) log(describe(state.run));
  };

  if (state.run) log(`${describe(state.run)}, taken up again`);
  armTimer();
  if (state.run?.locked) askPin();
  const battery = setInterval(
    () => happen({ type: 'hours', hours: (BATTERY_INTERVAL * speed) / 3_600_000 }),
    BATTERY_INTERVAL,
  );

  return new Promise((resolve) => {
    const end = (reason: HeadsetEnd): void => {
      callOff?.();
      typing?.();
      clearInterval(battery);
      stream.stop();
      call.stop();
      channel?.close();
      resolve(reason);
    };
    signal.addEventListener('abort', () => end('stopped'), { once: true });
    channel = openChannel({
      server,
      hello: () => ({
        type: 'hello',
        protocol: DEVICE_PROTOCOL,
        token,
        app_version: APP_VERSION,
        capabilities: capabilitiesOf(options.device_type),
        ...batteryLevels(state.charge),
        volume: state.volume,
        ipd: state.ipd,
        held: heldBy(state),
      }),
      onFrame: (frame) => (frame.type === 'call' ? call.invite(frame) : happen({ type: 'frame', frame })),
      onEnd: end,
      log,
      after,
      random: randomOf(options.seed, 'back-off'),
    });
  });
}

/** Starts a simulated headset: pairs it where needed, connects it, and lets it do what the clinic asks. */
export function startHeadset(options: HeadsetOptions): Headset {
  const stopping = new AbortController();
  const { signal } = stopping;
  const live = async (isNew: boolean): Promise<HeadsetEnd> => {
    const identity = await identify(options, isNew, signal);
    if (!identity) return 'not paired';
    const end = signal.aborted ? 'stopped' : await operate(options, identity, signal);
    if (end !== 'refused' || options.code === null || isNew) return end;
    options.log('the server does not know this headset any more, pairing again');
    return live(true);
  };
  const ended = live(false).catch((error: unknown) => {
    if (signal.aborted) return 'stopped' as const;
    throw error;
  });
  return { ended, stop: () => stopping.abort() };
}
