import multipart from '@fastify/multipart';
import { IMPORT_BYTES_MAX } from '@isopter/contract';
import type { FastifyInstance } from 'fastify';

/** One field and one file, which is read as it comes and lies nowhere on the way. */
const LIMITS = { files: 1, fields: 1, parts: 2, fileSize: IMPORT_BYTES_MAX, fieldSize: 100, headerPairs: 20 };

/** Adds a route that takes a file; no other one reads forms, which a page of somebody else may send. */
export function addUploads(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS });
    add(scope);
  });
}
