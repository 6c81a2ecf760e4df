import { HEADER } from '@isopter/contract';
import type { FastifyInstance } from 'fastify';

const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = `Content-Type, ${HEADER.agentToken}, ${HEADER.reportGrant}`;
/** Seconds for which a browser remembers the answer to a preflight request. */
const REMEMBERED = 600;

/**
 * Lets pages of the listed origins, and of no others, read answers. Credentials are never allowed: the agent has no cookies.
 * @param origins as browsers send them
 */
export function addCors(app: FastifyInstance, origins: ReadonlySet<string>): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('Vary', 'Origin');
    const { origin } = request.headers;
    const isAllowed = origin !== undefined && origins.has(origin);
    if (isAllowed)
      void reply.header('Access-Control-Allow-Origin', origin).header('Access-Control-Expose-Headers', 'Retry-After');
    if (request.method !== 'OPTIONS') return;
    if (isAllowed) {
      void reply
        .header('Access-Control-Allow-Methods', METHODS)
        .header('Access-Control-Allow-Headers', HEADERS)
        .header('Access-Control-Max-Age', REMEMBERED);
    }
    // sent here, because no route answers OPTIONS
    await reply.code(204).send();
  });
}
