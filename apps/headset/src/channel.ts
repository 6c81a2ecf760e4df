import {
  DEVICE_CHANNEL_PATH,
  DEVICE_CLOSE,
  DEVICE_FRAME_MAX,
  DEVICE_SILENCE,
  type DeviceFrame,
  parseServerFrame,
  type ServerFrame,
} from '@isopter/contract';
import { WebSocket } from 'ws';
import type { After } from './after.ts';
import type { Random } from './random.ts';

type Hello = Extract<DeviceFrame, { type: 'hello' }>;

/** Milliseconds between two attempts to connect: doubling from the first to the longest. */
export const BACK_OFF = { first: 500, longest: 5_000 } as const;

/** How long to wait before attempt n (from 0), ms: spread over its upper half, lest a whole clinic comes at once. */
export function backOff(attempt: number, random: Random): number {
  const full = Math.min(BACK_OFF.longest, BACK_OFF.first * 2 ** attempt);
  return full * (0.5 + 0.5 * random());
}

/** Reasons why a channel ended for good. */
export type ChannelEnd = 'refused' | 'replaced';

export interface ChannelOptions {
  /** http(s) address of the server. */
  readonly server: string;
  /** The first frame of every connection. */
  readonly hello: () => Hello;
  readonly onFrame: (frame: ServerFrame) => void;
  /** The token is not known any more, or another connection of the same device took over: no further attempts. */
  readonly onEnd: (end: ChannelEnd) => void;
  readonly log: (line: string) => void;
  readonly after: After;
  readonly random: Random;
}

export interface Channel {
  /** Sends a frame; false while there is no connection that was welcomed: the frame is dropped. */
  readonly send: (frame: DeviceFrame) => boolean;
  readonly close: () => void;
}

/** Refused so often in a row it is not the network's or an overloaded server's fault: the hello may have come too late. */
const REFUSALS = 3;

/** Returns the address of a WebSocket of a server. */
export function socketUrl(server: string, path: string): URL {
  const url = new URL(path, server);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url;
}

/** The device channel: connects, says hello, hands over what the server says, and connects again whenever it is cut. */
export function openChannel(options: ChannelOptions): Channel {
  const { server, hello, onFrame, onEnd, log, after, random } = options;
  let socket: WebSocket | undefined;
  let callOff: (() => void) | undefined;
  let attempt = 0;
  let refusals = 0;
  let welcomed = false;
  let closed = false;

  const watchSilence = (connection: WebSocket): void => {
    callOff?.();
    callOff = after(DEVICE_SILENCE, () => connection.terminate());
  };

  const hear = (text: string): void => {
    if (closed) return;
    const frame = parseServerFrame(text);
    if (!frame) return log('told something unknown, ignored');
    if (frame.type === 'welcome') {
      welcomed = true;
      attempt = 0;
      refusals = 0;
      log(`connected as "${frame.name}"`);
    }
    onFrame(frame);
  };

  const connect = (): void => {
    const connection = new WebSocket(socketUrl(server, DEVICE_CHANNEL_PATH), {
      maxPayload: DEVICE_FRAME_MAX,
      perMessageDeflate: false,
    });
    socket = connection;
    watchSilence(connection);
    connection.on('open', () => connection.send(JSON.stringify(hello())));
    connection.on('ping', () => watchSilence(connection));
    connection.on('message', (data, isBinary) => {
      watchSilence(connection);
      if (isBinary) return log('told something unknown, ignored');
      // Text arrives as one Buffer (the default binaryType).
      hear((data as Buffer).toString());
    });
    // The reason of a failure is only that there is no connection, which 'close' handles.
    connection.on('error', () => {});
    connection.on('close', (code) => {
      callOff?.();
      if (closed) return;
      refusals += code === DEVICE_CLOSE.unauthorized ? 1 : 0;
      if (code === DEVICE_CLOSE.replaced || refusals === REFUSALS) {
        closed = true;
        return onEnd(code === DEVICE_CLOSE.replaced ? 'replaced' : 'refused');
      }
      if (welcomed || attempt === 0) log(`not connected (${code}), trying again`);
      welcomed = false;
      callOff = after(backOff(attempt, random), connect);
      attempt += 1;
    });
  };

  connect();
  return {
    send: (frame) => {
      if (!welcomed || socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    close: () => {
      closed = true;
      callOff?.();
      socket?.close(1000);
    },
  };
}
