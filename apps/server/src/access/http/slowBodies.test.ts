import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { allowSlowBody, cutSlowBodies } from './slowBodies.ts';

it('cuts off a body that does not come, unless it may take longer', async () => {
  const app = Fastify();
  cutSlowBodies(app, 100);
  app.post('/short', () => 'short');
  app.post('/long', { onRequest: async (request) => allowSlowBody(request) }, () => 'long');
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const begin = (path: string) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n1`,
    );
    return socket;
  };
  try {
    const short = begin('/short');
    const [said] = await Promise.race([once(short, 'data'), once(short, 'close').then(() => ['cut'])]);
    expect(said).toBe('cut');
    const long = begin('/long');
    await wait(300);
    long.write('2');
    const [answer] = await once(long, 'data');
    expect(String(answer)).toContain('200 OK');
  } finally {
    await app.close();
  }
});
