import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** `/health/live`: the process answers. `/health`: it can do its work, with the database and the bus. */
export function addHealth(app: FastifyInstance, { db, bus }: Services): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health', async (_request, reply) => {
    const database = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const ready = database && bus.healthy();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', database, bus: bus.healthy() });
  });
}
