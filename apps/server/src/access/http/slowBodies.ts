import type { FastifyInstance, FastifyRequest } from 'fastify';

const cuts = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/** Closes requests whose body is incomplete after so many milliseconds, unless their call allows more time. */
export function cutSlowBodies(app: FastifyInstance, longest: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0) {
      const cut = setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, longest);
      cuts.set(request, cut);
      raw.once('close', () => clearTimeout(cut));
    }
    done();
  });
}

/** Gives a request as long as the server gives any: for files, of those who may send one. */
export const allowSlowBody = (request: FastifyRequest): void => clearTimeout(cuts.get(request));
