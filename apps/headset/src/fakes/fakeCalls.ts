import { CallHello, type CallMessage, readCallMessage, type RtcConfig } from '@isopter/contract';
import { type WebSocket, WebSocketServer } from 'ws';

/** The endpoint of calls on a fake server, and the technician behind it. */
export interface FakeCalls {
  readonly endpoint: WebSocketServer;
  /** The tokens with which headsets came. */
  readonly tokens: string[];
  /** Messages from the headset, over all connections. */
  readonly heard: CallMessage[];
  /** The codes with which connections ended. */
  readonly closes: number[];
  /** Whether a token is good; a headset with another one is sent away. */
  isValid: (token: string) => boolean;
  /** Says something as the technician. */
  readonly say: (message: CallMessage) => void;
  /** Gives a sign of life, as servers do every few seconds. Resolves when the headset has had it. */
  readonly ping: () => Promise<void>;
  /** Closes the newest connection with a code. */
  readonly hangUp: (code: number) => void;
  /** Cuts the newest connection as a broken network does. */
  readonly cut: () => void;
}

const CONFIG: RtcConfig = { type: 'rtcConfig', data: { ice_servers: [], has_relay: false } };

function messageOf(text: string): CallMessage {
  const message = readCallMessage(text);
  if (!message) throw new Error('not a message of a call');
  return message;
}

/** Creates {@link FakeCalls}. `onChange` is called after each event. */
export function fakeCalls(onChange: () => void): FakeCalls {
  const endpoint = new WebSocketServer({ noServer: true });
  let connection: WebSocket | undefined;
  const calls: FakeCalls = {
    endpoint,
    tokens: [],
    heard: [],
    closes: [],
    isValid: () => true,
    say: (message) => connection?.send(JSON.stringify(message)),
    ping: () =>
      new Promise((resolve) => {
        connection?.once('pong', () => resolve());
        connection?.ping();
      }),
    hangUp: (code) => connection?.close(code),
    cut: () => connection?.terminate(),
  };
  endpoint.on('connection', (socket) => {
    connection = socket;
    let isGreeted = false;
    const greet = (text: string): void => {
      const { token } = CallHello.parse(JSON.parse(text));
      isGreeted = true;
      calls.tokens.push(token);
      if (calls.isValid(token)) socket.send(JSON.stringify(CONFIG));
      else socket.close(4401);
    };
    socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      if (isGreeted) calls.heard.push(messageOf(text));
      else greet(text);
      onChange();
    });
    socket.on('close', (code) => {
      calls.closes.push(code);
      onChange();
    });
  });
  return calls;
}
