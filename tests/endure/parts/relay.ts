import type { ServerFrame } from '@isopter/contract';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** Between headsets and server: hands everything on, and writes down what the server acknowledges. */
export interface Relay extends Disposable {
  address: string;
  /** By test and run, the newest number that was acknowledged. */
  acknowledged: ReadonlyMap<string, { testId: string; run: number; seq: number }>;
}

export async function startRelay(server: string): Promise<Relay> {
  const acknowledged = new Map<string, { testId: string; run: number; seq: number }>();
  const note = (text: string): void => {
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.type !== 'ack') return;
    const { test_id: testId, run, seq } = frame;
    const key = `${testId} ${run}`;
    acknowledged.set(key, { testId, run, seq: Math.max(seq, acknowledged.get(key)?.seq ?? 0) });
  };
  // Pairing is a call.
  const http = createServer((incoming, answer) => {
    const outgoing = request(`${server}${incoming.url}`, { method: incoming.method, headers: incoming.headers });
    outgoing.on('response', (from) => from.pipe(answer.writeHead(from.statusCode ?? 502, from.headers)));
    outgoing.on('error', () => answer.writeHead(502).end());
    incoming.pipe(outgoing);
  });
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  sockets.on('connection', (headset, { url }) => {
    const upstream = new WebSocket(`${server.replace('http', 'ws')}${url}`, { perMessageDeflate: false });
    const early: string[] = [];
    headset.on('message', (data: Buffer) => {
      if (upstream.readyState === upstream.OPEN) upstream.send(data.toString());
      else early.push(data.toString());
    });
    upstream.on('open', () => early.forEach((text) => upstream.send(text)));
    upstream.on('message', (data: Buffer) => {
      note(data.toString());
      headset.send(data.toString());
    });
    for (const [one, other] of [
      [headset, upstream],
      [upstream, headset],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.terminate());
    }
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    acknowledged,
    [Symbol.dispose]() {
      for (const client of sockets.clients) client.terminate();
      http.close();
    },
  };
}
