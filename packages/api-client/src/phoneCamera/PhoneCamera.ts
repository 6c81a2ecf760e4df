import {
  type Capabilities,
  DEVICE_CHANNEL_PATH,
  DEVICE_CLOSE,
  DEVICE_PROTOCOL,
  DEVICE_SILENCE,
  type DeviceFrame,
  type DeviceMessage,
  parseServerFrame,
  PHONE_CAMERA_VERSION,
  type PhoneCameraScreen,
  type SingleEye,
} from '@isopter/contract';
import { Timer } from '../live/Timer.ts';
import { watchPage } from '../live/watchPage.ts';
import { type CameraSession, finish, NO_TEST, noteStored, receive, record } from './cameraSession.ts';

/** The delays before an attempt to connect, as docs/device-channel.md has them, in milliseconds. */
const RETRY = { first: 500, longest: 5_000 } as const;

/** A phone takes pictures and can do nothing else. */
const CAPABILITIES: Capabilities = {
  supported_test_groups: ['ANTERIOR_SEGMENT_IMAGE'],
  esterman_algorithm_version: 0,
  visual_acuity_algorithm_version: 0,
  bundle_monocular_algorithm_version: 0,
  eoms_algorithm_version: 0,
  pupil_standard_algorithm_version: 0,
  perrl_algorithm_version: 0,
  kinetic_algorithm_version: 0,
  output_languages: [],
  subtitles_languages: [],
  increased_size_subtitles_languages: [],
  pin_subtitles_supported: false,
  streaming_camera_count: 0,
  volume_control_supported: false,
  screen_order_version: 1,
};

/**
 * The connection of a phone to the server: `refused` if the phone is no camera, or no longer; `replaced` if the page was
 * opened a second time.
 */
export type PhoneCameraStatus = 'connecting' | 'connected' | 'lost' | 'refused' | 'replaced';

/** Everything the page of a phone shows of its connection and its test. */
export interface PhoneCameraView {
  readonly status: PhoneCameraStatus;
  /** The name of the camera; `null` before the first connection. */
  readonly name: string | null;
  readonly session: CameraSession;
}

export interface PhoneCameraOptions {
  onChange: (view: PhoneCameraView) => void;
  /** Called with the examiner's messages. */
  onMessage: (message: DeviceMessage) => void;
  /** @default globalThis.WebSocket */
  WebSocket?: new (url: string) => WebSocket;
}

/** The address of the device channel on the origin of the page. */
const channelUrl = ({ protocol, host }: { protocol: string; host: string } = location): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${DEVICE_CHANNEL_PATH}`;

/**
 * A phone on the device channel. The browser sends the token of the camera as a cookie, which no script can read. The
 * connection is made again until it is refused, and records that were not acknowledged are sent again.
 */
export class PhoneCamera {
  private readonly options: PhoneCameraOptions;
  private readonly timer = new Timer();
  private readonly silenceTimer = new Timer();
  private view: PhoneCameraView = { status: 'connecting', name: null, session: NO_TEST };
  private socket: WebSocket | undefined;
  private attempt = 0;
  private unwatchPage: (() => void) | undefined;

  constructor(options: PhoneCameraOptions) {
    this.options = options;
  }

  start(): void {
    this.unwatchPage = watchPage({
      onOffline: () => this.drop(),
      onBack: () => {
        if (this.view.status === 'lost') this.open();
      },
    });
    this.open();
  }

  stop(): void {
    this.unwatchPage?.();
    this.timer.clear();
    this.silenceTimer.clear();
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  /** Tells the examiner what the phone shows. */
  showScreen(screen: PhoneCameraScreen): void {
    this.add((session) => record(session, { type: 'updated_device_screen', data: { screen } }));
  }

  /** Notes the pictures that the server has stored of each eye. */
  noteStored(pictures: Readonly<Record<SingleEye, number>>): void {
    this.add((session) => noteStored(session, pictures));
  }

  /** Ends the test. */
  finish(): void {
    this.add(finish);
  }

  private open(): void {
    this.timer.clear();
    if (this.socket) return;
    const Socket = this.options.WebSocket ?? WebSocket;
    const socket = new Socket(channelUrl());
    this.socket = socket;
    this.watchSilence();
    socket.addEventListener('open', () => this.send(this.hello()));
    socket.addEventListener('message', ({ data }) => {
      if (this.socket !== socket) return;
      this.watchSilence();
      this.hear(String(data));
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.socket === socket) this.closed(code);
    });
  }

  /** A network that is gone often closes no socket. */
  private watchSilence(): void {
    this.silenceTimer.set(DEVICE_SILENCE, () => this.drop());
  }

  private hello(): DeviceFrame {
    const { test, seq } = this.view.session;
    return {
      type: 'hello',
      protocol: DEVICE_PROTOCOL,
      app_version: PHONE_CAMERA_VERSION,
      capabilities: CAPABILITIES,
      volume: 0,
      held: test && seq > 0 ? { test_id: test.id, run: test.run, seq } : null,
    };
  }

  private hear(text: string): void {
    const frame = parseServerFrame(text);
    if (!frame) return;
    if (frame.type === 'message') {
      this.options.onMessage(frame.message);
      return;
    }
    const before = this.view.session;
    const session = receive(before, frame);
    if (frame.type === 'welcome') {
      this.attempt = 0;
      this.set({ status: 'connected', name: frame.name, session });
      // frames sent over the previous connection may be lost
      for (const one of session.unacknowledged) this.send(one);
    } else if (session !== before) {
      this.set({ ...this.view, session });
      this.sendNew(before, session);
    }
  }

  private add(change: (session: CameraSession) => CameraSession): void {
    const before = this.view.session;
    const session = change(before);
    if (session === before) return;
    this.set({ ...this.view, session });
    this.sendNew(before, session);
  }

  private sendNew(before: CameraSession, { unacknowledged }: CameraSession): void {
    if (this.view.status !== 'connected') return;
    for (const one of unacknowledged) if (!before.unacknowledged.includes(one)) this.send(one);
  }

  private send(frame: DeviceFrame): void {
    this.socket?.send(JSON.stringify(frame));
  }

  /** Gives up a connection of which nothing more can come. */
  private drop(): void {
    const { socket } = this;
    if (!socket) return;
    this.closed(0);
    socket.close();
  }

  private closed(code: number): void {
    this.socket = undefined;
    this.silenceTimer.clear();
    if (code === DEVICE_CLOSE.unauthorized || code === DEVICE_CLOSE.replaced) {
      this.set({ ...this.view, status: code === DEVICE_CLOSE.replaced ? 'replaced' : 'refused', session: NO_TEST });
      return;
    }
    this.set({ ...this.view, status: 'lost' });
    const delay = Math.min(RETRY.first * 2 ** this.attempt, RETRY.longest);
    this.attempt += 1;
    this.timer.set(delay, () => this.open());
  }

  private set(view: PhoneCameraView): void {
    this.view = view;
    this.options.onChange(view);
  }
}
