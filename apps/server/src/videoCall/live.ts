import { randomUUID } from 'node:crypto';
import {
  CALL_MESSAGE_MAX,
  CALL_MESSAGES_IN_10_S,
  LIVE_CALL_PATH,
  LIVE_CLOSE,
  readCallMessage,
} from '@isopter/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { mayCall } from '../auth/access.ts';
import type { Identity } from '../auth/identity.ts';
import { sessionScope } from '../auth/scope.ts';
import { technicianSession } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { limitRate } from '../lib/limitRate.ts';
import type { Bus } from '../live/bus.ts';
import { serveLiveSockets } from '../live/sockets.ts';
import { callTopic, openLetter, type Party, post, SESSION_OVER } from './post.ts';
import { rtcConfig, type TurnServers } from './turn.ts';

/** One side of a call that is connected. */
interface Side {
  party: Party;
  /** Tells it from the same side elsewhere. */
  socket: string;
  /** When it joined; null while it only waits to be called, from any number of places. */
  cameAt: number | null;
  isWithinRate: (bytes: number) => boolean;
}

/** The sessions among these in which somebody takes part, and as what. */
async function partiesOf(db: Db, user: Identity, ids: readonly string[]) {
  const { adminId, userId } = technicianSession;
  const rows = await db
    .select({ id: technicianSession.id, adminId, patientId: technicianSession.patientId })
    .from(technicianSession)
    .where(
      and(
        sessionScope(user),
        technicianSession.active,
        inArray(technicianSession.id, [...ids]),
        or(eq(adminId, user.accountId), eq(userId, user.accountId)),
      ),
    );
  return rows.map((row) => ({
    ...row,
    party: row.adminId === user.accountId ? ('admin' as const) : ('user' as const),
  }));
}

/** Whether somebody came to the call after this place did; of two at the same time the names decide. */
const isLater = (other: { cameAt: number; socket: string }, { cameAt, socket }: Side): boolean =>
  cameAt !== null && (other.cameAt > cameAt || (other.cameAt === cameAt && other.socket > socket));

/**
 * /live/techall-session/{id}: passes the messages of a video call between the technician who joined a session and the
 * user who began it [TECH-04]. Each side is in it once: the newest place takes over, but for those that only wait to be called
 * (`?wait`). Nothing is stored or logged.
 */
export function addCallsLive(
  app: FastifyInstance,
  options: { db: Db; bus: Bus; turn?: TurnServers | undefined },
): void {
  const { db, bus, turn } = options;
  const sides = new WeakMap<WebSocket, Side>();

  serveLiveSockets(app, options, {
    path: LIVE_CALL_PATH,
    topicOf: callTopic,
    frameMax: CALL_MESSAGE_MAX,
    isAllowed: (user) => mayCall(user, 'listSessions'),
    visibleOf: async (user, ids) => new Set((await partiesOf(db, user, ids)).map(({ id }) => id)),
    async begin({ id, socket, request, user, send, audit }) {
      const [found] = await partiesOf(db, user, [id]);
      if (!found) return socket.close(LIVE_CLOSE.missing);
      const side: Side = {
        party: found.party,
        socket: randomUUID(),
        cameAt: 'wait' in (request.query as object) ? null : Date.now(),
        isWithinRate: limitRate({ times: CALL_MESSAGES_IN_10_S, bytes: Infinity, ms: 10_000 }),
      };
      sides.set(socket, side);
      if (side.cameAt !== null) {
        await audit({
          action: 'joinCall',
          objectKind: 'technician_session',
          objectIds: [id],
          patientIds: [found.patientId],
        });
        if (socket.readyState !== socket.OPEN) return undefined;
        post(bus, id, { from: side.party, socket: side.socket, cameAt: side.cameAt });
      }
      send(JSON.stringify(rtcConfig(turn, user.accountId)));
      return undefined;
    },
    tell({ socket, send }, payload) {
      if (payload === SESSION_OVER) return socket.close(LIVE_CLOSE.missing);
      const side = sides.get(socket);
      const letter = openLetter(payload);
      if (!side || letter.socket === side.socket) return undefined;
      if ('message' in letter) {
        if (letter.from !== side.party) send(JSON.stringify(letter.message));
      } else if (letter.from === side.party && isLater(letter, side)) socket.close(LIVE_CLOSE.replaced);
      return undefined;
    },
    hear({ id, socket }, frame) {
      const side = sides.get(socket);
      const message = readCallMessage(frame);
      if (!side || !message || !side.isWithinRate(frame.length)) return false;
      return post(bus, id, { from: side.party, socket: side.socket, message });
    },
  });
}
