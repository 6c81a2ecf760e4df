import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { notFound } from '../lib/errors.ts';
import type { Sandbox } from './sandbox.ts';
import { sandboxPage } from './sandboxPage.ts';

/** `/outbox`: sent messages as they would arrive. Exists only if they are not really sent. */
export function addSandbox(app: FastifyInstance, { messages }: Sandbox): void {
  app.get('/outbox', (_request, reply) => reply.type('text/html; charset=utf-8').send(sandboxPage(messages())));

  app.get('/outbox/:id', { schema: { params: z.strictObject({ id: z.coerce.number() }) } }, (request, reply) => {
    const { id } = request.params as { id: number };
    const message = messages().find((one) => one.id === id);
    if (message?.kind !== 'letter' || !message.attachment) throw notFound();
    const { type, content } = message.attachment;
    return reply.type(type).header('content-disposition', 'attachment').send(Buffer.from(content));
  });
}
