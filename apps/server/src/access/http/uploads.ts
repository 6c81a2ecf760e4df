import multipart from '@fastify/multipart';
import { IMPORT_BYTES_MAX } from '@isopter/contract';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { ApiError } from '../../platform/lib/errors.ts';

/** One field and one file, which is streamed and never stored on the way. */
const LIMITS = { files: 1, fields: 1, parts: 2, fileSize: IMPORT_BYTES_MAX, fieldSize: 100, headerPairs: 20 };

/** Bytes around a file: its field, the boundaries and the headers of the parts. */
const FORM_BYTES = 16 * 1024;

/** Refuses a form with a Content-Length over the limit of its file, before it is read. */
const refuseOversized: onRequestHookHandler = (request, _reply, done) => {
  const isOversized = Number(request.headers['content-length']) > IMPORT_BYTES_MAX + FORM_BYTES;
  done(isOversized ? new ApiError(413, { detail: 'The file is too large.', name: 'FileTooLarge' }) : undefined);
};

/** Adds a route that takes a file; no other route parses forms, which pages of other sites may send. */
export function addUploads(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', refuseOversized);
    await scope.register(multipart, { limits: LIMITS });
    add(scope);
  });
}
