import { once } from 'node:events';
import { connect } from 'node:net';
import { IMPORT_BYTES_MAX } from '@isopter/contract';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addErrorHandler } from './errorHandler.ts';
import { addUploads } from './uploads.ts';

/** Sends the head of an upload with a Content-Length, and no body. @returns the answer; `null` if none comes */
async function answerTo(length: number): Promise<string | null> {
  const app = Fastify();
  addErrorHandler(app);
  const reached = Promise.withResolvers<null>();
  addUploads(app, (scope) =>
    scope.post('/upload', (request) => {
      reached.resolve(null);
      return request.parts().next();
    }),
  );
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), hostname);
  try {
    const head = ['POST /upload HTTP/1.1', 'Host: x', 'Content-Type: multipart/form-data; boundary=b'];
    socket.write(`${[...head, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`);
    const answered = once(socket, 'data').then(([data]) => String(data));
    return await Promise.race([answered, reached.promise]);
  } finally {
    socket.on('error', () => undefined).destroy();
    await app.close();
  }
}

describe('an upload', () => {
  it('with a Content-Length over the limit is refused before its body arrives [OUR-505]', async () => {
    const answer = await answerTo(IMPORT_BYTES_MAX + 1024 * 1024);
    expect(answer).toContain('HTTP/1.1 413');
    expect(answer).toContain('"name":"FileTooLarge"');
  });

  it('of the largest file that is allowed is read [OUR-505]', async () => {
    expect(await answerTo(IMPORT_BYTES_MAX + 1024)).toBeNull();
  });
});
