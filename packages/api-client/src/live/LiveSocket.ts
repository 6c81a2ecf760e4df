import { LIVE_CLOSE, LIVE_HEARTBEAT } from '@isopter/contract';
import { retryDelay } from './retryDelay.ts';
import { Timer } from './Timer.ts';
import { watchPage } from './watchPage.ts';

/** How long a socket may take until the server says something, in milliseconds. */
const FIRST_FRAME_TIMEOUT = 10_000;

/**
 * Reason why the server would close the socket again: nobody is signed in, the object is missing or not accessible, or
 * the same user opened it in another place.
 */
export type LiveRefusal = 'signedOut' | 'missing' | 'replaced';

const REFUSALS: Readonly<Record<number, LiveRefusal>> = {
  [LIVE_CLOSE.signedOut]: 'signedOut',
  [LIVE_CLOSE.forbidden]: 'signedOut',
  [LIVE_CLOSE.missing]: 'missing',
  [LIVE_CLOSE.replaced]: 'replaced',
};

export interface LiveSocketOptions {
  url: string;
  /** Called with each frame of the server but its heartbeats: a text, or an ArrayBuffer. */
  onFrame: (frame: unknown) => void;
  /** Called when the server is heard for the first time after the connection was made. */
  onConnected?: () => void;
  /** Called when the connection is lost; the attempt with this number, counted from 1, follows. */
  onLost?: (attempt: number) => void;
  /** Called when the server refuses: no attempt follows. */
  onRefused?: (refusal: LiveRefusal) => void;
  /** The delay before an attempt, in milliseconds. @default retryDelay */
  retryDelay?: (attempt: number) => number;
  /** @default globalThis.WebSocket */
  WebSocket?: (new (url: string) => WebSocket) | undefined;
}

/** The URL of a live socket on the origin of the page. */
export function liveUrl(path: string, id: string, { protocol, host }: { protocol: string; host: string } = location) {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/live/${path}/${encodeURIComponent(id)}`;
}

/**
 * The connection of a live socket. It answers the heartbeats of the server, takes a server that says nothing for lost like
 * a closed socket, and connects again until it is stopped or refused: after a delay, at once when the page or its network
 * is back.
 */
export class LiveSocket {
  /** The time of the last frame of the server, in milliseconds since the epoch; null if there was none. */
  heard: number | null = null;

  private readonly options: LiveSocketOptions;
  private readonly retryTimer = new Timer();
  private readonly silenceTimer = new Timer();
  private socket: WebSocket | undefined;
  private unwatchPage: (() => void) | undefined;
  private attempt = 0;
  /** Whether the server has sent a frame over this connection. */
  private isConnected = false;

  constructor(options: LiveSocketOptions) {
    this.options = options;
  }

  /** Connects; does nothing after the first call, until {@link stop}. */
  start(): void {
    if (this.unwatchPage) return;
    this.attempt = 0;
    this.unwatchPage = watchPage({
      onOffline: () => {
        if (this.isConnected) this.reconnect();
      },
      onBack: () => this.wake(),
    });
    this.connect();
  }

  stop(): void {
    this.unwatchPage?.();
    this.unwatchPage = undefined;
    this.disconnect();
  }

  /** Sends a frame. @returns whether there is a connection to send it over */
  send(frame: string): boolean {
    if (!this.isConnected) return false;
    this.socket?.send(frame);
    return true;
  }

  /** Makes the next attempt at once. */
  retry(): void {
    if (this.unwatchPage && !this.socket) this.connect();
  }

  /** Closes a connection that brought nothing, and reconnects after the delay. */
  reconnect(): void {
    this.disconnect();
    this.attempt += 1;
    const delay = this.options.retryDelay ?? retryDelay;
    // before onLost, because that may call stop()
    this.retryTimer.set(delay(this.attempt), () => this.connect());
    this.options.onLost?.(this.attempt);
  }

  /** Resets the number of attempts after a successful connection. */
  settled(): void {
    this.attempt = 0;
  }

  /** The page may have been suspended, so its data may be old although no timer has fired. */
  private wake(): void {
    const isOverdue = this.heard !== null && Date.now() - this.heard > LIVE_HEARTBEAT.patience;
    if (this.isConnected && isOverdue) this.reconnect();
    this.retry();
  }

  private connect(): void {
    this.retryTimer.clear();
    const WebSocketClass = this.options.WebSocket ?? globalThis.WebSocket;
    const socket = new WebSocketClass(this.options.url);
    this.socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.socket === socket) this.receive(data);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.socket === socket) this.closed(code);
    });
    this.silenceTimer.set(FIRST_FRAME_TIMEOUT, () => this.reconnect());
  }

  private disconnect(): void {
    const { socket } = this;
    this.socket = undefined;
    this.isConnected = false;
    this.retryTimer.clear();
    this.silenceTimer.clear();
    socket?.close();
  }

  private closed(code: number): void {
    const refusal = REFUSALS[code];
    if (refusal === undefined) {
      this.reconnect();
      return;
    }
    this.stop();
    this.options.onRefused?.(refusal);
  }

  private receive(frame: unknown): void {
    this.heard = Date.now();
    this.silenceTimer.set(LIVE_HEARTBEAT.patience, () => this.reconnect());
    if (!this.isConnected) {
      this.isConnected = true;
      this.options.onConnected?.();
      if (!this.socket) return;
    }
    if (frame === LIVE_HEARTBEAT.frame) this.send(LIVE_HEARTBEAT.frame);
    else this.options.onFrame(frame);
  }
}
