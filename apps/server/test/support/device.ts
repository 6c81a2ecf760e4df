import {
  type Capabilities,
  type DeviceFrame,
  type DeviceStimulus,
  LIVE_HEARTBEAT,
  type RecordEvent,
  type ServerFrame,
  type TestOrder,
} from '@isopter/contract';
import { WebSocket } from 'ws';
import type { TestServer } from './server.ts';

export const CAPABILITIES: Capabilities = {
  supported_test_groups: [
    'PERIMETRY',
    'PUPIL',
    'AUDIOLOGY',
    'COLOR_VISION',
    'STEREOPSIS',
    'CSUITE',
    'EXTRA_OCULAR_MOTILITY',
    'COVER',
    'SENSORIMOTOR_SUITE',
  ],
  esterman_algorithm_version: 1,
  visual_acuity_algorithm_version: 0,
  bundle_monocular_algorithm_version: 0,
  eoms_algorithm_version: 2,
  pupil_standard_algorithm_version: 0,
  perrl_algorithm_version: 0,
  kinetic_algorithm_version: 2,
  output_languages: ['en', 'es', 'fr-CA', 'de', 'fi'],
  subtitles_languages: ['en'],
  increased_size_subtitles_languages: [],
  pin_subtitles_supported: false,
  streaming_camera_count: 0,
  volume_control_supported: true,
  screen_order_version: 1,
};

/** The frames a socket received, to be awaited one after the other. */
export interface Frames<T> {
  socket: WebSocket;
  /** The next frame that satisfies the condition; those before it are passed over. */
  next(wanted: (frame: T) => boolean): Promise<T>;
  /** Resolves with the close code. */
  closed: Promise<number>;
}

export function framesOf<T>(socket: WebSocket): Frames<T> {
  const received: T[] = [];
  let wake: (() => void) | undefined;
  socket.on('message', (data) => {
    const text = (data as Buffer).toString();
    // answered as a browser does, and of no interest to a test
    if (text === LIVE_HEARTBEAT.frame) return socket.send(text);
    received.push(JSON.parse(text) as T);
    return wake?.();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return {
    socket,
    closed,
    async next(wanted) {
      for (;;) {
        const frame = received.shift();
        if (frame === undefined) {
          await new Promise<void>((resolve) => (wake = resolve));
        } else if (wanted(frame)) {
          return frame;
        }
      }
    },
  };
}

export async function pair(server: TestServer, code: string, device_type = 'S') {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/device/pair/',
    payload: { code, device_type, app_version: '5.0.0', serial_number: 'SN-1', capabilities: CAPABILITIES },
  });
  return { status: answer.statusCode, body: answer.json<{ device_id: string; token: string }>() };
}

/** A headset that does what the test tells it. */
export interface ScriptedDevice extends Frames<ServerFrame> {
  welcome: Extract<ServerFrame, { type: 'welcome' }>;
  send(frame: DeviceFrame): void;
  /** Sends the next records of an order, counted from `first`. */
  report(order: Pick<TestOrder, 'test_id' | 'run'>, first: number, events: RecordEvent[]): void;
}

/**
 * @param held the newest record of its test it says it has
 * @param capabilities what it says it can do
 */
export async function connect(
  address: string,
  token: string,
  held: Extract<DeviceFrame, { type: 'hello' }>['held'] = null,
  capabilities: Capabilities = CAPABILITIES,
): Promise<ScriptedDevice> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/device/channel`);
  const frames = framesOf<ServerFrame>(socket);
  const send = (frame: DeviceFrame) => socket.send(JSON.stringify(frame));
  await new Promise((resolve) => socket.on('open', resolve));
  send({
    type: 'hello',
    protocol: 1,
    token,
    app_version: '5.0.0',
    capabilities,
    battery_level_headset_percentage: 80,
    battery_level_handpiece_percentage: 70,
    volume: 40,
    ipd: null,
    held,
  });
  const welcome = await Promise.race([
    frames.next(({ type }) => type === 'welcome'),
    frames.closed.then((code) => Promise.reject(new Error(`closed with ${code}`))),
  ]);
  return {
    ...frames,
    welcome: welcome as ScriptedDevice['welcome'],
    send,
    report({ test_id, run }, first, events) {
      for (const [index, event] of events.entries()) send({ type: 'record', test_id, run, seq: first + index, event });
    },
  };
}

export const stimulus = (index: number, over: Partial<DeviceStimulus> = {}): RecordEvent => ({
  type: 'new_stimuli',
  data: {
    eye: 'OD',
    index,
    x: 3,
    y: 3,
    viewed: true,
    threshold: 28,
    response_time: 0.4,
    is_blind_spot: false,
    has_good_fixation: true,
    false_positive: false,
    false_negative: false,
    region_no: 0,
    ...over,
  },
});
