import {
  type ImportMessage,
  LIVE_HEARTBEAT,
  LIVE_RETRY_DELAY,
  type LiveEvent,
  type MwlMessage,
} from '@isopter/contract';
import { hurry } from './network.ts';

/** The script of a live socket once it is open: frames, then an optional end. */
export interface SocketScript {
  /** The newest number when it opens; `null` leaves the socket silent. */
  ready: number | null;
  events?: readonly LiveEvent[];
  /** Closes with this code after the events. */
  close?: number;
}

/** With their addresses. */
const open = new Map<EventTarget, string>();
const pulses = new Map<EventTarget, ReturnType<typeof setInterval>>();

/** Sends an event over all connections that are open. */
export function sayToAll(event: LiveEvent | ImportMessage | MwlMessage): void {
  const data = JSON.stringify(event);
  for (const socket of open.keys()) socket.dispatchEvent(Object.assign(new Event('message'), { data }));
}

/** Says something over the open connections whose path begins so: a text, or bytes. */
export function sayOn(path: string, data: string | ArrayBuffer): void {
  for (const [socket, url] of open)
    if (new URL(url).pathname.startsWith(path)) socket.dispatchEvent(Object.assign(new Event('message'), { data }));
}

/** How many connections are open. */
export const openConnections = (): number => open.size;

/** The paths of the connections that are open. */
export const openPaths = (): string[] => [...open.values()].map((url) => new URL(url).pathname);

/**
 * Closes the connections that are open.
 *
 * @param code why; without it they break, as when the network goes away
 */
export function cutConnections(code = 1006): void {
  for (const socket of open.keys()) socket.dispatchEvent(Object.assign(new Event('close'), { code }));
  open.clear();
}

/** Lets the time between two attempts to reconnect pass at once. Returns what ends it. */
export const hurryRetries = (): (() => void) => hurry(LIVE_RETRY_DELAY, 0);

/** A socket that plays a script instead of reaching a server. Each new connection plays the next script, the last one for ever. */
function scriptedSocket(scripts: readonly [SocketScript, ...SocketScript[]]): typeof WebSocket {
  let connections = 0;
  class ScriptedSocket extends EventTarget {
    private isClosed = false;

    constructor(url: string) {
      super();
      const script = scripts[Math.min(connections, scripts.length - 1)] ?? scripts[0];
      connections += 1;
      open.set(this, url);
      // as a network would, not before the one who opened it can listen
      setTimeout(() => this.play(script));
    }

    private play({ ready, events = [], close }: SocketScript): void {
      if (ready !== null) {
        this.say({ type: 'ready', data: { seq_num: ready } });
        pulses.set(
          this,
          setInterval(() => this.say(JSON.parse(LIVE_HEARTBEAT.frame) as object), LIVE_HEARTBEAT.interval),
        );
      }
      for (const event of events) this.say(event);
      if (close !== undefined && !this.isClosed) {
        this.dispatchEvent(Object.assign(new Event('close'), { code: close }));
      }
    }

    private say(message: object): void {
      if (!this.isClosed) this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
    }

    /** Nothing that is said here needs an answer. */
    send(): void {}

    close(): void {
      clearInterval(pulses.get(this));
      pulses.delete(this);
      this.isClosed = true;
      open.delete(this);
    }
  }
  return ScriptedSocket as unknown as typeof WebSocket;
}

const realSocket = globalThis.WebSocket;
const SILENT: SocketScript = { ready: null };

/** Lets scripted sockets take the place of the window's own. Returns what ends it. */
export function installSocket(...scripts: readonly [SocketScript, ...SocketScript[]]): () => void {
  const own = scriptedSocket(scripts);
  globalThis.WebSocket = own;
  return () => {
    // the next story may have its own by then
    if (globalThis.WebSocket === own) globalThis.WebSocket = realSocket;
  };
}

/** Lets sockets stay silent that a story has no script for: there is no server they could reach. Returns what ends it. */
export const silenceSockets = (): (() => void) =>
  globalThis.WebSocket === realSocket ? installSocket(SILENT) : () => undefined;
