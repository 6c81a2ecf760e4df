import { connect, isIP, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { connect as connectSecurely } from 'node:tls';
import type { SyslogServer } from './settings.ts';

const TIMEOUT_MS = 10_000;
/** Time to wait for the reset with which a stopped server answers. It arrives within a round trip. */
const SETTLED_MS = 200;

/** A connection to a syslog server, which only receives. */
export interface SyslogConnection {
  /** Resolves once the bytes were sent and nothing came back. @throws when the connection is lost or too slow */
  send(bytes: Uint8Array): Promise<void>;
  close(): void;
}

/**
 * Connects to a syslog server; over TLS only where its certificate is valid for its name (RFC 5425, 5.1).
 * @param stopping ends the connection at once
 * @throws when it cannot be reached within 10 seconds
 */
export async function connectSyslog(
  { host, port, isSecure, ca }: SyslogServer,
  stopping: AbortSignal,
): Promise<SyslogConnection> {
  const ready = isSecure ? 'secureConnect' : 'connect';
  // a server name must not be an IP address (RFC 6066, 3)
  const name = isIP(host) === 0 ? { servername: host } : {};
  const socket: Socket = isSecure
    ? connectSecurely({ host, port, ...name, ...(ca !== undefined && { ca }) })
    : connect({ host, port });
  let failure: Error | undefined;
  const failed = new Promise<never>((_, reject) => {
    const fail = (error: Error) => {
      failure ??= error;
      socket.destroy();
      reject(failure);
    };
    socket.on('error', fail);
    const stop = () => fail(new Error('the server stops'));
    stopping.addEventListener('abort', stop);
    socket.on('close', () => stopping.removeEventListener('abort', stop));
    socket.on('timeout', () => fail(new Error('the syslog server does not answer')));
    socket.on('close', () => fail(new Error('the syslog server closed the connection')));
  });
  failed.catch(() => undefined);
  socket.setTimeout(TIMEOUT_MS);
  await Promise.race([new Promise<void>((resolve) => socket.once(ready, () => resolve())), failed]);
  // an idle connection is not a failure, but one that accepts no data is
  socket.setTimeout(0);
  socket.resume();
  return {
    async send(bytes) {
      if (failure) throw failure;
      socket.setTimeout(TIMEOUT_MS);
      const sent = new Promise<void>((resolve, reject) => {
        socket.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
      await Promise.race([sent, failed]);
      socket.setTimeout(0);
      await Promise.race([delay(SETTLED_MS), failed]);
    },
    close: () => void socket.end(),
  };
}
