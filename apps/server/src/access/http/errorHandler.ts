import type { Socket } from 'node:net';
import { ERROR_NAME, type ErrorBody } from '@isopter/contract';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError, conflict, invalid, notFound } from '../../platform/lib/errors.ts';
import { BARE_HEADERS } from './bareHeaders.ts';

/** unique_violation and deadlock_detected: two calls at once, of which the slower one learns it here. */
const COLLISIONS = new Set(['23505', '40P01']);

/** Turns errors into answers with the contract's error body; internal errors are logged and not described. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = answerOf(error);
    if (status >= 500 && status !== 501) request.log.error(error, 'call failed');
    const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
    if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter);
    return reply.code(status).type('application/json').send(JSON.stringify(body));
  });
}

function answerOf(error: FastifyError | ApiError): { status: number; body: ErrorBody } {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An id that cannot exist is not found, as any other unknown id.
    if (error.validationContext === 'params') return notFound();
    const fields: Record<string, string[]> = {};
    for (const { instancePath, message } of error.validation) {
      const field = instancePath.split('/')[1] ?? '';
      (fields[field === '' ? 'non_field_errors' : field] ??= []).push(message ?? 'Not valid.');
    }
    return invalid(fields);
  }
  if (COLLISIONS.has((error.cause as { code?: string } | undefined)?.code ?? '')) {
    return conflict(ERROR_NAME.CONFLICT, 'Somebody else changed this at the same moment, please try again.');
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, body: { detail: error.message, name: error.code } };
  return { status: 500, body: { detail: 'Server error.', name: 'ServerError' } };
}

const STATUSES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Returns handlers for requests that cannot be read.
 * @param headers of all their answers
 */
export const unreadableRequests = (headers: Readonly<Record<string, string>> = BARE_HEADERS) => ({
  /** Answers a request whose path cannot be read. */
  frameworkErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
    void reply
      .headers(headers)
      .code(error.statusCode ?? 400)
      .send({ detail: error.message, name: error.code });
  },

  /** Answers bytes that are no request, or none that came in time, and closes the connection. */
  clientErrorHandler(error: ConnectionError, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
    const status = STATUSES[error.code] ?? '400 Bad Request';
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
    socket.destroy(error);
  },
});
