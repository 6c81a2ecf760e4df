// a connection after a restart must not have the id of one before it
// oxlint-disable-next-line no-restricted-imports
import { randomUUID } from 'node:crypto';
import {
  CALL_PATIENCE,
  type CallHello,
  type CallMessage,
  DEVICE_CALL_PATH,
  DEVICE_CLOSE,
  DEVICE_FRAME_MAX,
  DEVICE_SILENCE,
  type IceServer,
  type Id,
  LIVE_CLOSE,
  readCallFrame,
  type ServerFrame,
} from '@isopter/contract';
import { WebSocket } from 'ws';
import type { After } from '../after.ts';
import { socketUrl } from '../channel.ts';
import type { CallCamera } from './media.ts';
import type { OpenPeer, Peer, PeerMessage } from './peer.ts';

/** How often a headset asks for another token after its socket was lost, in ms. */
const REJOIN_EVERY = 3_000;
/** A call that comes within this time, in ms, has crossed with the answer to the one before. */
const JUST_READY = 3_000;

/** The server closes with these codes when the headset has to wait for the next `call`. */
const FINAL: readonly number[] = [
  1000,
  DEVICE_CLOSE.unauthorized,
  DEVICE_CLOSE.replaced,
  DEVICE_CLOSE.malformed,
  DEVICE_CLOSE.tooBig,
  LIVE_CLOSE.missing,
];

export interface VideoCallOptions {
  /** http(s) address of the server. */
  readonly server: string;
  readonly loadPeers: () => Promise<OpenPeer>;
  /** Switches the camera on; null if no picture can be taken. */
  readonly openCamera: () => Promise<CallCamera | null>;
  /** Asks the server for another token, over the device channel. */
  readonly rejoin: (session: Id) => void;
  readonly log: (line: string) => void;
  readonly after: After;
  /** The clock of the headset in ms. */
  readonly now: () => number;
}

/** The calls of a headset: one at a time. */
export interface VideoCall {
  /** Joins the call of a session with a token; keeps the token for later while it is in that call. */
  readonly invite: (call: Pick<Extract<ServerFrame, { type: 'call' }>, 'session_id' | 'token'>) => void;
  /** Ends the call. */
  readonly stop: () => void;
}

/** The call of one session. */
interface SessionCall {
  readonly session: Id;
  /** Takes a newer token. */
  readonly renew: (token: string) => void;
  readonly leave: () => void;
}

/** A connection to the technician. */
interface Link extends Peer {
  /** Its id. */
  readonly connection: Id;
  readonly since: number;
  isConnected: boolean;
  /** Names the way through the network that the last offer was for. */
  way: string | undefined;
}

/** Returns what changes in an offer for a new way through the network (RFC 8839, section 4.4.1.1.1). */
const wayOf = (sdp: string): string | undefined => /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1];

function sessionCall(options: VideoCallOptions, session: Id, token: string, onOver: () => void): SessionCall {
  const { server, loadPeers, openCamera, rejoin, log, after, now } = options;
  let unused: string | undefined = token;
  let socket: WebSocket | undefined;
  let iceServers: readonly IceServer[] = [];
  let link: Link | undefined;
  /** Counts the connections that were begun: opening one takes time, and the newest counts. */
  let begun = 0;
  let isOver = false;
  let callOffPatience: (() => void) | undefined;
  let callOffRejoin: (() => void) | undefined;
  let callOffSilence: (() => void) | undefined;

  const say = (message: CallMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  const end = (line: string): void => {
    if (isOver) return;
    isOver = true;
    for (const callOff of [callOffPatience, callOffRejoin, callOffSilence]) callOff?.();
    link?.close();
    socket?.close(1000);
    log(line);
    onOver();
  };

  const awaitTechnician = (): void => {
    callOffPatience ??= after(CALL_PATIENCE, () => {
      say({ type: 'endCall' });
      end('the call is over: the technician did not come');
    });
  };

  const connected = (one: Link, hasCamera: boolean): void => {
    one.isConnected = true;
    callOffPatience?.();
    callOffPatience = undefined;
    log('in a call');
    say({ type: hasCamera ? 'showCamera' : 'unityBlockVideo' });
  };

  const lost = (one: Link): void => {
    if (one.isConnected) log('the connection of the call is lost');
    one.isConnected = false;
    awaitTechnician();
  };

  /** Begins a new connection, which the technician then makes an offer for. */
  const beReady = async (): Promise<void> => {
    awaitTechnician();
    const number = (begun += 1);
    const [openPeer, camera] = await Promise.all([loadPeers(), openCamera()]);
    if (isOver || number !== begun) return;
    link?.close();
    const connection = randomUUID();
    const peer = openPeer({
      iceServers,
      camera,
      after,
      now,
      send: (message) => say({ ...message, data: { ...message.data, connection } } as CallMessage),
      onConnected: (isConnected) => {
        if (link !== one) return;
        if (isConnected) connected(one, camera !== null);
        else lost(one);
      },
      onFailure: () => say({ type: 'unityBlockVideo' }),
    });
    const one: Link = { ...peer, connection, since: now(), isConnected: false, way: undefined };
    link = one;
    say({ type: 'deviceReady', data: { connection } });
  };
  const beReadyOrEnd = (): void =>
    void beReady().catch((error: unknown) => end(`no call is possible: ${String(error)}`));

  const isJustReady = (): boolean =>
    link !== undefined && !link.isConnected && link.way === undefined && now() - link.since < JUST_READY;

  const take = (message: PeerMessage): void => {
    if (link?.connection !== message.data.connection) return;
    if (message.type === 'offer') {
      const way = wayOf(message.data.sdp);
      // a whole new connection is as fast as another way for this one, and does not depend on how well WebRTC restarts it
      if (link.way !== undefined && way !== link.way) return beReadyOrEnd();
      link.way = way;
    }
    link.take(message);
  };

  const hear = (text: string): void => {
    const message = readCallFrame(text);
    if (!message || isOver) return;
    const { type } = message;
    if (type === 'rtcConfig') {
      iceServers = message.data.ice_servers;
      // the server was away, the technician was not
      if (!link?.isConnected) beReadyOrEnd();
    } else if (type === 'startCall' || type === 'restartCall') {
      if (!isJustReady()) beReadyOrEnd();
    } else if (type === 'offer' || type === 'candidate') take(message);
    else if (type === 'endCall') end('the technician ended the call');
  };

  const askAgain = (): void => {
    rejoin(session);
    callOffRejoin = after(REJOIN_EVERY, askAgain);
  };

  const closed = (code: number): void => {
    callOffSilence?.();
    socket = undefined;
    if (isOver) return;
    if (unused !== undefined) join();
    else if (FINAL.includes(code) || !link?.isConnected) end(`the call is over (${code})`);
    else askAgain();
  };

  const join = (): void => {
    const opened = new WebSocket(socketUrl(server, DEVICE_CALL_PATH), {
      maxPayload: DEVICE_FRAME_MAX,
      perMessageDeflate: false,
    });
    const hello: CallHello = { type: 'hello', token: unused ?? '' };
    unused = undefined;
    callOffRejoin?.();
    socket = opened;
    const watchSilence = (): void => {
      callOffSilence?.();
      callOffSilence = after(DEVICE_SILENCE, () => opened.terminate());
    };
    watchSilence();
    opened.on('open', () => opened.send(JSON.stringify(hello)));
    opened.on('ping', watchSilence);
    opened.on('message', (data, isBinary) => {
      watchSilence();
      if (!isBinary) hear((data as Buffer).toString());
    });
    // 'close' follows and handles it
    opened.on('error', () => {});
    opened.on('close', closed);
  };

  log('a technician calls');
  join();
  return {
    session,
    renew: (newer) => {
      unused = newer;
      if (!socket) join();
    },
    leave: () => {
      say({ type: 'endCall' });
      end('left the call');
    },
  };
}

/** Creates the calls of a headset. It does nothing until a technician calls. */
export function videoCall(options: VideoCallOptions): VideoCall {
  let current: SessionCall | undefined;
  return {
    invite: ({ session_id, token }) => {
      if (current?.session === session_id) return current.renew(token);
      current?.leave();
      const call = sessionCall(options, session_id, token, () => {
        if (current === call) current = undefined;
      });
      current = call;
      return undefined;
    },
    stop: () => current?.leave(),
  };
}
