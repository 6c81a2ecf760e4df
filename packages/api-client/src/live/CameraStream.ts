import {
  decodeStreamFrame,
  isNewerFrame,
  readJoinedGroup,
  STREAM_CHECK,
  STREAM_QUIET,
  STREAM_STALLED,
  type StreamFrame,
} from '@isopter/contract';
import { ApiError, isAbort } from '../ApiError.ts';
import { LiveSocket } from './LiveSocket.ts';
import { Timer } from './Timer.ts';

/**
 * The state of a camera stream: no picture came yet, pictures come, the last one is older than 2 s, or the stream has ended
 * without one for 30 s. `not-shown` is final.
 */
export type CameraStreamState = 'pending' | 'visible' | 'stalled' | 'not-shown';

export interface CameraStreamOptions {
  /** Id of the device. */
  device: string;
  /** Asks the server for the address of the stream, which opens once; nothing when the device streams nothing. */
  requestAddress: (signal: AbortSignal) => Promise<string | null | undefined>;
  /** Called each time when frames of the device are passed on: time to ask the device to stream. */
  onJoined: () => void;
  /**
   * Shows a frame that is newer than those before it. Frames that come meanwhile are passed over but the last.
   * @returns whether it could be shown: a picture that is broken does not count
   */
  show: (frame: StreamFrame) => Promise<boolean>;
  onState: (state: CameraStreamState) => void;
  /** @default globalThis.WebSocket */
  WebSocket?: new (url: string) => WebSocket;
}

/** The delay before the address is asked for again, in milliseconds: doubled from the first to the longest. */
const RETRY = { first: 500, longest: 5_000 } as const;

/** The address of a socket: `token_url` is relative to the page, or a complete address of another server. */
export function streamUrl(tokenUrl: string, page = location.href): string {
  const url = new URL(tokenUrl, page);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Follows the camera stream of a device [STRM-01]: asks for an address, opens it, joins the group of the device, and shows
 * the newest frame. A lost connection is opened again with a new address. The stream ends after 30 s without a picture, when
 * the first address is refused, and when {@link stop} is called [STRM-03].
 */
export class CameraStream {
  private readonly options: CameraStreamOptions;
  private readonly checkTimer = new Timer();
  private readonly stalledTimer = new Timer();
  private readonly retryTimer = new Timer();
  private asking: AbortController | undefined;
  private socket: LiveSocket | undefined;
  private state: CameraStreamState = 'pending';
  private attempt = 0;
  /** The number of the newest frame of this connection. */
  private newest: number | null = null;
  /** When the last picture was shown, or the stream began; in milliseconds since the epoch. */
  private seen = 0;
  private isShowing = false;
  /** The frame to show next. */
  private waiting: StreamFrame | undefined;

  constructor(options: CameraStreamOptions) {
    this.options = options;
  }

  /** Begins; to be called once. */
  start(): void {
    this.seen = Date.now();
    this.options.onState(this.state);
    this.check();
    void this.open();
  }

  /** Ends the stream; nothing is called afterwards. */
  stop(): void {
    this.asking?.abort();
    this.asking = undefined;
    this.socket?.stop();
    this.socket = undefined;
    this.waiting = undefined;
    for (const timer of [this.checkTimer, this.stalledTimer, this.retryTimer]) timer.clear();
  }

  private check(): void {
    this.checkTimer.set(STREAM_CHECK, () => {
      if (Date.now() - this.seen >= STREAM_QUIET) this.end();
      else this.check();
    });
  }

  private end(): void {
    this.stop();
    this.setState('not-shown');
  }

  private async open(): Promise<void> {
    const asking = new AbortController();
    this.asking = asking;
    let address: string | null | undefined;
    try {
      address = await this.options.requestAddress(asking.signal);
    } catch (error) {
      if (asking.signal.aborted || isAbort(error)) return;
      if (this.attempt === 0 || isRefusal(error)) this.end();
      else this.retry();
      return;
    }
    if (asking.signal.aborted) return;
    if (address) this.follow(streamUrl(address));
    else if (this.attempt === 0) this.end();
    // the headset comes back a moment after the server
    else this.retry();
  }

  private retry(): void {
    this.socket?.stop();
    this.socket = undefined;
    const delay = Math.min(RETRY.longest, RETRY.first * 2 ** this.attempt);
    this.attempt += 1;
    this.retryTimer.set(delay, () => void this.open());
  }

  private follow(url: string): void {
    this.newest = null;
    const socket = new LiveSocket({
      url,
      onConnected: () => {
        socket.send(JSON.stringify({ type: 'joinGroup', group: this.options.device, ackId: 1 }));
      },
      onFrame: (frame) => {
        if (frame instanceof ArrayBuffer) this.take(new Uint8Array(frame));
        else if (readJoinedGroup(frame)?.success) this.options.onJoined();
      },
      // its address opens once
      onLost: () => this.retry(),
      onRefused: () => this.end(),
      WebSocket: this.options.WebSocket,
    });
    this.socket = socket;
    socket.start();
  }

  private take(bytes: Uint8Array): void {
    const frame = decodeStreamFrame(bytes);
    if (!frame || !isNewerFrame(frame.seq, this.newest)) return;
    this.newest = frame.seq;
    this.waiting = frame;
    if (!this.isShowing) void this.showWaiting();
  }

  private async showWaiting(): Promise<void> {
    this.isShowing = true;
    while (this.waiting) {
      const frame = this.waiting;
      this.waiting = undefined;
      if ((await this.options.show(frame)) && this.socket) this.shown();
    }
    this.isShowing = false;
  }

  private shown(): void {
    this.seen = Date.now();
    this.attempt = 0;
    this.setState('visible');
    this.stalledTimer.set(STREAM_STALLED, () => {
      // a headset that starts again counts from 0
      this.newest = null;
      this.setState('stalled');
    });
  }

  private setState(state: CameraStreamState): void {
    if (state === this.state) return;
    this.state = state;
    this.options.onState(state);
  }
}
