import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A load balancer for two servers: passes connections to them in turn. */
export interface Balancer extends Disposable {
  address: string;
}

/** @param ports of the servers on this machine */
export async function startBalancer(ports: () => readonly number[]): Promise<Balancer> {
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    client.on('error', () => undefined);
    turn += 1;
    const all = ports();
    forward(client, [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** To the first of them that takes the connection. */
function forward(client: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    client.destroy();
    return;
  }
  const upstream = connect({ port, host: '127.0.0.1' });
  upstream.once('error', () => forward(client, others));
  upstream.once('connect', () => {
    upstream.removeAllListeners('error').on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
}
