import {
  DEVICE_CLOSE,
  DEVICE_FRAME_MAX,
  DEVICE_SILENCE,
  deviceStreamPath,
  encodeStreamFrame,
  type Id,
  STREAM_UNWATCHED,
  type StreamFrame,
  type StreamHello,
} from '@isopter/contract';
import { WebSocket } from 'ws';
import type { After } from '../after.ts';
import { backOff, socketUrl } from '../channel.ts';
import type { Random } from '../random.ts';

/** Pictures a second. */
export const FRAME_RATE = 30;
/** If more bytes than this wait to be sent, pictures are dropped: the newest one is worth more than all of them. */
export const MOST_BUFFERED = 256 * 1024;

/** The pictures of one moment. */
export type Pictures = Pick<StreamFrame, 'eye' | 'images'>;

/** Takes the pictures of this moment, at `time` ms by the clock of the headset; null while there are none. */
export type Cameras = (time: number) => Promise<Pictures | null>;

export interface StreamOptions {
  /** http(s) address of the server. */
  readonly server: string;
  /** Id of the headset at the server. */
  readonly device: Id;
  readonly token: string;
  /** Switches the cameras on when the stream starts; null if the headset has none that work. */
  readonly openCameras: () => Promise<Cameras | null>;
  readonly log: (line: string) => void;
  readonly after: After;
  /** The clock of the headset in ms. */
  readonly now: () => number;
  readonly random: Random;
}

/** The camera stream of a headset. It sends nothing until it is started. */
export interface CameraStream {
  /** Connects and sends pictures; no effect while it does so already. */
  readonly start: () => void;
  readonly stop: () => void;
}

/** The server closes with these codes if the headset must wait for the next `start streaming`. */
const FINAL: readonly number[] = [STREAM_UNWATCHED, DEVICE_CLOSE.unauthorized, DEVICE_CLOSE.malformed];

interface Connection {
  readonly cameras: Cameras;
  readonly nextSeq: () => number;
  readonly onClose: (code: number, sent: number) => void;
  /** The cameras do not work. */
  readonly onFailure: (error: unknown) => void;
}

/** Sends a hello and then pictures until the connection is closed. @returns a function that closes it */
function connect(options: StreamOptions, { cameras, nextSeq, onClose, onFailure }: Connection): () => void {
  const { server, device, token, after, now } = options;
  const socket = new WebSocket(socketUrl(server, deviceStreamPath(device)), {
    maxPayload: DEVICE_FRAME_MAX,
    perMessageDeflate: false,
  });
  let callOff: (() => void) | undefined;
  let sent = 0;
  let isTaking = false;
  let lastSent = now();
  let due = now();

  const isReady = (): boolean => socket.readyState === WebSocket.OPEN && socket.bufferedAmount <= MOST_BUFFERED;

  const sendPictures = async (): Promise<void> => {
    const time = Math.round(now());
    const pictures = await cameras(time);
    if (!pictures || !isReady()) return;
    socket.send(encodeStreamFrame({ ...pictures, seq: nextSeq(), time }));
    lastSent = now();
    sent += 1;
  };

  const tick = (): void => {
    // A network can vanish without closing the socket.
    if (now() - lastSent > DEVICE_SILENCE) return socket.terminate();
    if (isReady() && !isTaking) {
      isTaking = true;
      void sendPictures()
        .catch(onFailure)
        .finally(() => (isTaking = false));
    }
    // Moments that have passed already are left out.
    due = Math.max(due + 1000 / FRAME_RATE, now());
    callOff = after(due - now(), tick);
  };

  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token } satisfies StreamHello)));
  // 'close' follows and handles it.
  socket.on('error', () => {});
  socket.on('close', (code) => {
    callOff?.();
    onClose(code, sent);
  });
  tick();
  return () => {
    callOff?.();
    socket.close(1000);
  };
}

/** Creates the camera stream of a headset. It connects again after a cut, until it is stopped or the server ends it. */
export function cameraStream(options: StreamOptions): CameraStream {
  const { openCameras, log, after, random } = options;
  let seq = 0;
  let attempt = 0;
  /** Ends the connection, or the wait for one; undefined while the stream is stopped. */
  let end: (() => void) | undefined;

  // The numbers continue after a pause: viewers drop a frame that seems to be older than the one they show.
  const nextSeq = (): number => seq++;

  const stop = (line: string): void => {
    if (!end) return;
    const endNow = end;
    end = undefined;
    endNow();
    log(line);
  };

  const onFailure = (error: unknown): void => stop(`no longer streaming, the cameras failed: ${String(error)}`);

  const open = (cameras: Cameras): void => {
    const onClose = (code: number, sent: number): void => {
      if (end !== close) return;
      if (FINAL.includes(code)) return stop(`no longer streaming, the server closed with ${code}`);
      // A connection that lasted for a second works.
      if (sent >= FRAME_RATE) attempt = 0;
      if (attempt === 0) log(`not streaming (${code}), trying again`);
      end = after(backOff(attempt, random), () => open(cameras));
      attempt += 1;
    };
    const close = connect(options, { cameras, nextSeq, onClose, onFailure });
    end = close;
  };

  const start = async (): Promise<void> => {
    let isStopped = false;
    end = () => (isStopped = true);
    attempt = 0;
    const cameras = await openCameras();
    if (isStopped) return;
    end = undefined;
    if (!cameras) return;
    log('streaming');
    open(cameras);
  };

  return { start: () => void (end ?? start()), stop: () => stop('no longer streaming') };
}
