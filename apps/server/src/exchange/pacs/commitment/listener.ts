import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { StartError } from '../../../platform/lib/startError.ts';
import { answerArchive, type Listening } from './association.ts';

const CONNECTIONS_MAX = 16;
/** Milliseconds in which an archive has to begin TLS. */
const HANDSHAKE_MS = 10_000;

/** Key and certificate, as PEM. */
export interface ServerTls {
  key: string;
  cert: string;
}

/**
 * Listens for archives that confirm later, in a new association, what they keep [OUR-917].
 * @param setting `port` on this machine alone, or `host:port`
 * @returns its port, and what ends it
 * @throws StartError when the address is none, or is in use
 */
export async function listenForCommitments(
  setting: string,
  tls: ServerTls | undefined,
  listening: Listening,
): Promise<{ port: number; close: () => Promise<void> }> {
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d+)$/.exec(setting) ?? [];
  if (port === '' || Number(port) > 65_535) {
    throw new StartError(`ISOPTER_COMMITMENT is a port, or host:port; ${setting} is neither.`);
  }
  const sockets = new Set<Socket>();
  const accept = (socket: Socket): void => void answerArchive(socket, listening);
  const server: Server = tls
    ? createTlsServer({ ...tls, handshakeTimeout: HANDSHAKE_MS }, accept)
    : createServer(accept);
  // with TLS also those that have not finished its handshake
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.maxConnections = CONNECTIONS_MAX;
  server.listen(Number(port), host.replace(/^\[(.*)\]$/, '$1'));
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`Archives cannot connect to ${setting} (${code}); choose another ISOPTER_COMMITMENT.`);
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
