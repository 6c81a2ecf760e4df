import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { writeHealth } from './write.ts';
import type { PlatformServices } from '../services.ts';

const answer = (parts: object) => {
  const ok = Object.values(parts).every((part) => part !== false);
  return { code: ok ? 200 : 503, body: { status: ok ? 'ok' : 'unavailable', ...parts } };
};

/**
 * `/health/live`: the process answers. `/health/ready`: it reaches its database and the other servers. `/health/write`:
 * what is to be kept can be stored. `/health`: all of it.
 * @param more values that `/health` answers too
 */
export function addHealth(
  app: FastifyInstance,
  { db, bus }: Pick<PlatformServices, 'db'> & Partial<Pick<PlatformServices, 'bus'>>,
  more: object = {},
): void {
  const writes = writeHealth(db);

  async function ready() {
    const database = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return { database, ...(bus && { bus: bus.healthy() }) };
  }
  const written = async () => ({ write: await writes.canWrite(), last_failure: writes.lastFailure() });

  app.get('/health/live', () => ({ status: 'ok' }));
  for (const [path, look] of [
    ['/health/ready', ready],
    ['/health/write', written],
    ['/health', async () => Object.assign({}, ...(await Promise.all([ready(), written()])), more) as object],
  ] as const) {
    app.get(path, async (_request, reply) => {
      const { code, body } = answer(await look());
      return reply.code(code).header('cache-control', 'no-store').send(body);
    });
  }

  app.addHook('onError', (_request, _reply, error, done) => {
    writes.failed(error);
    done();
  });
}
