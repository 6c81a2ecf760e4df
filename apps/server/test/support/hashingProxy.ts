import { createServer, request as connect } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** Paths that name a device, as in docs/scaling.md. */
const STREAM = /^\/(?:device\/stream|live\/streams)\/([\da-f-]+)/;

/** A proxy in front of several servers: streams go to the server chosen by the device's id, all other requests to a given one. */
export interface HashingProxy extends AsyncDisposable {
  address: string;
  /** The server that gets everything but streams. */
  others: string;
  /** Returns the server of a device's stream. */
  serverOf: (deviceId: string) => string;
}

const hash = (text: string): number => Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

export async function startHashingProxy(servers: readonly [string, ...string[]]): Promise<HashingProxy> {
  const serverOf = (deviceId: string): string => servers[hash(deviceId) % servers.length] ?? servers[0];
  const target = (path = '/'): URL => {
    const device = STREAM.exec(path)?.[1];
    return new URL(path, device === undefined ? proxy.others : serverOf(device));
  };
  const upgraded = new Set<Duplex>();
  const http = createServer((request, response) => {
    const { method, headers } = request;
    const passed = connect(target(request.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  http.on('upgrade', (request, socket, head) => {
    const passed = connect(target(request.url), { headers: request.headers });
    passed.on('upgrade', (answer, upstream, early) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      socket.write(early);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
      for (const [one, other] of [
        [socket, upstream],
        [upstream, socket],
      ] as const) {
        upgraded.add(one);
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
      }
    });
    passed.on('error', () => socket.destroy());
    passed.end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const proxy: HashingProxy = {
    address: `http://localhost:${(http.address() as AddressInfo).port}`,
    others: servers[0],
    serverOf,
    [Symbol.asyncDispose]: async () => {
      for (const socket of upgraded) socket.destroy();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return proxy;
}
