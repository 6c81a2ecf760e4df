import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DEVICE_CALL_PATH,
  DEVICE_CHANNEL_PATH,
  DEVICE_CLOSE,
  DEVICE_PAIR_PATH,
  deviceStreamPath,
  type DeviceFrame,
  PairRequest,
  parseDeviceFrame,
  type RecordEvent,
  type ServerFrame,
  type TestOrder,
} from '@isopter/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import { type FakeCalls, fakeCalls } from './fakeCalls.ts';
import { type FakeStreams, fakeStreams } from './fakeStreams.ts';
import { nextId } from './orders.ts';

type RecordFrame = Extract<DeviceFrame, { type: 'record' }>;

/** A server that speaks the device channel with one device and remembers all it heard. */
export interface FakeServer {
  readonly url: string;
  /** Id of its only device. */
  readonly deviceId: string;
  /** Codes that may pair, each once. */
  readonly codes: Set<string>;
  /** Every frame that came, in order, repetitions included. */
  readonly heard: DeviceFrame[];
  /** Stored records of a run by seq. */
  stored: (test_id: string, run: number) => Map<number, RecordEvent>;
  /** The test that the server has for the device: named in the next welcome. */
  test: TestOrder | null;
  /** Whether records are acknowledged (and stored). */
  listening: boolean;
  send: (frame: ServerFrame | string) => void;
  /** Cuts the connection as a broken network does. */
  cut: () => void;
  /** Closes the connection with a code. */
  hangUp: (code: number) => void;
  /** Does not know the device's token any more. */
  forget: () => void;
  /** The camera streams of the device. */
  readonly streams: FakeStreams;
  /** The calls of the device. */
  readonly calls: FakeCalls;
  /** Settles when a condition on what was heard holds. */
  until: (holds: () => boolean) => Promise<void>;
  close: () => Promise<void>;
}

const read = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

/** Starts a {@link FakeServer} on a free port of this machine. */
export async function startFakeServer(): Promise<FakeServer> {
  let token = nextId();
  const device_id = nextId();
  const runs = new Map<string, Map<number, RecordEvent>>();
  const waiting = new Set<() => void>();
  let connection: WebSocket | undefined;

  const pairing = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = PairRequest.safeParse(JSON.parse(await read(request)));
    const known = request.url === DEVICE_PAIR_PATH && body.success && server.codes.delete(body.data.code);
    response.writeHead(known ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(known ? { device_id, token } : { detail: 'unknown code' }));
  };
  const http = createServer((request, response) => void pairing(request, response));
  const sockets = new WebSocketServer({ noServer: true });
  const checkWaiting = (): void => {
    for (const check of waiting) check();
  };
  const streams = fakeStreams(checkWaiting);
  const calls = fakeCalls(checkWaiting);
  const endpoints = new Map([
    [DEVICE_CHANNEL_PATH, sockets],
    [deviceStreamPath(device_id), streams.endpoint],
    [DEVICE_CALL_PATH, calls.endpoint],
  ]);
  http.on('upgrade', (request, socket, head) => {
    const endpoint = endpoints.get(request.url ?? '');
    if (!endpoint) return socket.destroy();
    endpoint.handleUpgrade(request, socket, head, (upgraded) => endpoint.emit('connection', upgraded, request));
  });

  const store = (frame: RecordFrame): void => {
    if (!server.listening) return;
    const { test_id, run, seq, event } = frame;
    const records = server.stored(test_id, run);
    if (!records.has(seq)) records.set(seq, event);
    server.send({ type: 'ack', test_id, run, seq });
  };
  const welcome = (frame: Extract<DeviceFrame, { type: 'hello' }>): void => {
    if (frame.token !== token) return connection?.close(DEVICE_CLOSE.unauthorized);
    const { test } = server;
    const acknowledged = test ? Math.max(0, ...server.stored(test.test_id, test.run).keys()) : 0;
    const server_time = '2026-01-01T00:00:00Z';
    server.send({ type: 'welcome', device_id, name: 'Lane 1', server_time, volume: 30, test, acknowledged });
  };
  sockets.on('connection', (socket) => {
    connection = socket;
    socket.on('message', (data) => {
      const frame = parseDeviceFrame((data as Buffer).toString());
      if (!frame) return socket.close(DEVICE_CLOSE.malformed);
      server.heard.push(frame);
      if (frame.type === 'hello') welcome(frame);
      if (frame.type === 'record') store(frame);
      checkWaiting();
    });
  });

  const server: FakeServer = {
    url: '',
    deviceId: device_id,
    codes: new Set(['CODE-1']),
    heard: [],
    stored: (test_id, run) => {
      const key = `${test_id} ${run}`;
      const known = runs.get(key) ?? new Map<number, RecordEvent>();
      runs.set(key, known);
      return known;
    },
    test: null,
    listening: true,
    streams,
    calls,
    send: (frame) => connection?.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    cut: () => connection?.terminate(),
    hangUp: (code) => connection?.close(code),
    forget: () => {
      token = nextId();
      connection?.close(DEVICE_CLOSE.unauthorized);
    },
    until: (holds) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!holds()) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: async () => {
      for (const { clients } of endpoints.values()) for (const socket of clients) socket.terminate();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return Object.assign(server, { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
}
