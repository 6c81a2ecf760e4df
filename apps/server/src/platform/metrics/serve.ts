import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartError } from '../lib/startError.ts';
import type { ReadableMeter } from './meter.ts';

/**
 * Serves the metrics at /metrics of a separate address, apart from everything a clinic's browser or a headset reaches.
 * @param setting `port` on this machine alone, or `host:port`
 * @returns a function that stops it
 * @throws StartError when the address is invalid or in use
 */
export async function serveMetrics(setting: string, meter: ReadableMeter): Promise<() => Promise<void>> {
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d+)$/.exec(setting) ?? [];
  if (port === '' || Number(port) > 65_535) {
    throw new StartError(`ISOPTER_METRICS is a port, or host:port; ${setting} is neither.`);
  }
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    meter.read().then(
      (text) => reply.writeHead(200, { 'content-type': meter.contentType }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  server.listen(Number(port), host.replace(/^\[(.*)\]$/, '$1'));
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(
      `The metrics cannot be shown at ${setting} (${(error as NodeJS.ErrnoException).code}); choose another address with ISOPTER_METRICS.`,
    );
  }
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
