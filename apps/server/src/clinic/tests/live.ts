import { LIVE_CLOSE } from '@isopter/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mayCall } from '../../access/auth/access.ts';
import { testScope } from '../../access/auth/scope.ts';
import { test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { serveLiveSockets } from '../../access/live/sockets.ts';
import { GONE, testTopic } from '../../platform/bus/topics.ts';

/** /live/tests/{id}: the live events of a test. */
export function addTestsLive(app: FastifyInstance, options: { db: Db; bus: Bus }): void {
  const { db } = options;
  serveLiveSockets(app, options, {
    path: '/live/tests/',
    topicOf: testTopic,
    isAllowed: (user) => mayCall(user, 'getTest'),
    async visibleOf(user, ids) {
      const rows = await db
        .select({ id: test.id })
        .from(test)
        .where(and(testScope(user), inArray(test.id, [...ids])));
      return new Set(rows.map(({ id }) => id));
    },
    async begin({ id, send, audit, socket }) {
      const [row] = await db
        .select({ seqNum: test.seqNum, patientId: test.patientId })
        .from(test)
        .where(eq(test.id, id));
      if (!row) return socket.close(LIVE_CLOSE.missing);
      await audit({
        action: 'watchTest',
        objectKind: 'test',
        objectIds: [id],
        patientIds: row.patientId ? [row.patientId] : [],
      });
      send(JSON.stringify({ type: 'ready', data: { seq_num: row.seqNum } }));
      return undefined;
    },
    tell({ socket, send }, frame) {
      if (frame === GONE) socket.close(LIVE_CLOSE.missing);
      else send(frame);
    },
  });
}
