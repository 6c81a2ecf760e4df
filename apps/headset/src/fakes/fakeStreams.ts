import { decodeStreamFrame, StreamHello, type StreamFrame } from '@isopter/contract';
import { type WebSocket, WebSocketServer } from 'ws';

/** The endpoint of camera streams on a fake server. It remembers everything it received. */
export interface FakeStreams {
  readonly endpoint: WebSocketServer;
  /** The first message of each connection. */
  readonly hellos: StreamHello[];
  readonly frames: StreamFrame[];
  /** The codes with which connections ended. */
  readonly closes: number[];
  /** Closes the newest connection with a code. */
  readonly hangUp: (code: number) => void;
  /** Cuts the newest connection as a broken network does. */
  readonly cut: () => void;
  /** Stops reading from the newest connection, as a slow network does. */
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Creates {@link FakeStreams}. `onChange` is called after each event. */
export function fakeStreams(onChange: () => void): FakeStreams {
  const endpoint = new WebSocketServer({ noServer: true });
  let connection: WebSocket | undefined;
  const streams: FakeStreams = {
    endpoint,
    hellos: [],
    frames: [],
    closes: [],
    hangUp: (code) => connection?.close(code),
    cut: () => connection?.terminate(),
    pause: () => connection?.pause(),
    resume: () => connection?.resume(),
  };
  endpoint.on('connection', (socket) => {
    connection = socket;
    socket.on('message', (data, isBinary) => {
      const message = data as Buffer;
      if (isBinary) {
        const frame = decodeStreamFrame(message);
        if (!frame) throw new Error('not a frame');
        streams.frames.push(frame);
      } else {
        streams.hellos.push(StreamHello.parse(JSON.parse(message.toString())));
      }
      onChange();
    });
    socket.on('close', (code) => {
      streams.closes.push(code);
      onChange();
    });
  });
  return streams;
}
