import { agentOrigin } from '@isopter/contract';
import type { FastifyInstance } from 'fastify';
import { identify } from '../auth/session.ts';
import type { Db } from '../../platform/db/store.ts';
import { isDocument } from './static.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The agent that a document may connect to. */
    agentOrigin: string | null;
  }
}

const POLICY = 'content-security-policy';

/**
 * Lets the documents of a signed-in user connect to the agent of their office group, and to no other address [OUR-656]. Such a
 * document is neither stored nor revalidated: an answer 304 would keep the policy of an earlier one.
 */
export function addAgentPolicy(app: FastifyInstance, db: Db): void {
  app.decorateRequest('agentOrigin', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!isDocument(request)) return;
    // a database that does not answer costs the names, not the page
    const user = await identify(db, request, false).catch(() => undefined);
    const origin = user ? agentOrigin(user.preferences) : null;
    if (origin === null) return;
    request.agentOrigin = origin;
    delete request.raw.headers['if-none-match'];
    delete request.raw.headers['if-modified-since'];
    const policy = String(reply.raw.getHeader(POLICY));
    void reply.header(POLICY, policy.replace("connect-src 'self'", `connect-src 'self' ${origin}`));
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.agentOrigin !== null) void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
