import { once } from 'node:events';
import { createServer } from 'node:net';

/** An address on this machine where nobody listens just now. */
export async function freeAddress(): Promise<URL> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
}
