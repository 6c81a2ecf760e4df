import type { MwlMessage } from '@isopter/contract';
import type { FastifyInstance } from 'fastify';
import { mayCall } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import type { Db } from '../../platform/db/store.ts';
import { ApiError } from '../../platform/lib/errors.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Connection } from '../../access/live/socketKind.ts';
import { serveLiveSockets } from '../../access/live/sockets.ts';
import { mwlTopic } from '../../platform/bus/topics.ts';
import { findQueries, readQuery } from './queries.ts';

const NORMAL = 1000;

const say = ({ send }: Connection, message: MwlMessage): void => send(JSON.stringify(message));

/** /live/pacs-integration/{id}: the end of a worklist query with its results, for who asked alone [PACS-03]. */
export function addMwlLive(app: FastifyInstance, options: { db: Db; bus: Bus }): void {
  const { db } = options;
  const read = (user: Identity, id: string) =>
    readQuery(db, user, id).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });

  /** Sends the result of a finished query and closes the socket. @returns whether the query is finished */
  async function tellEnd(connection: Connection): Promise<boolean> {
    const { id, socket, audit } = connection;
    const user = await connection.now();
    const found = user && (await read(user, id));
    if (!found?.hasEnded || socket.readyState !== socket.OPEN) return false;
    await audit({
      action: 'getMwlQuery',
      objectKind: 'mwl_query',
      objectIds: [id],
      patientIds: found.patientIds,
    });
    say(connection, { type: 'query_ended', data: found.query });
    socket.close(NORMAL);
    return true;
  }

  serveLiveSockets(app, options, {
    path: '/live/pacs-integration/',
    topicOf: mwlTopic,
    isAllowed: (user) => mayCall(user, 'getMwlQuery') && user.flags.pacs_integration === true,
    visibleOf: (user, ids) => findQueries(db, user, ids),
    async begin(connection) {
      if (!(await tellEnd(connection))) say(connection, { type: 'ready' });
    },
    tell: async (connection) => {
      await tellEnd(connection);
    },
  });
}
