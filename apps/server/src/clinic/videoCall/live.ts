import { CALL_MESSAGE_MAX, LIVE_CALL_PATH, LIVE_CLOSE } from '@isopter/contract';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { mayCall } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { sessionScope } from '../../access/auth/scope.ts';
import { technicianSession } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { limitRate } from '../../platform/lib/limitRate.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { serveLiveSockets } from '../../access/live/sockets.ts';
import { inviteHeadset } from './invite.ts';
import { callTopic } from './post.ts';
import { announceSide, hearSide, newSide, type Side, tellSide } from './side.ts';
import { rtcConfig, type TurnServers } from './turn.ts';

/** A headset is sent no further token within this time, in milliseconds, however often it is called. */
const INVITE_EVERY = 2_000;

/** A browser in a call. */
interface BrowserSide extends Side {
  /** Returns whether a headset may be called now; undefined if this side cannot call one. */
  mayInvite: (() => boolean) | undefined;
}

/** Returns those of these sessions that a user may join or takes part in. */
async function openSessionsOf(db: Db, user: Identity, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: technicianSession.id })
    .from(technicianSession)
    .where(and(sessionScope(user), technicianSession.active, inArray(technicianSession.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Returns the user's role in each of these sessions. In a session with a headset, the headset is the user's side. */
async function partiesOf(db: Db, user: Identity, ids: readonly string[]) {
  const { adminId, deviceId, userId } = technicianSession;
  const rows = await db
    .select({ id: technicianSession.id, adminId, deviceId, patientId: technicianSession.patientId })
    .from(technicianSession)
    .where(
      and(
        sessionScope(user),
        technicianSession.active,
        inArray(technicianSession.id, [...ids]),
        or(eq(adminId, user.accountId), and(eq(userId, user.accountId), isNull(deviceId))),
      ),
    );
  return rows.map((row) => ({
    ...row,
    party: row.adminId === user.accountId ? ('admin' as const) : ('user' as const),
  }));
}

/**
 * /live/techall-session/{id}: passes the messages of a video call between the technician who joined a session and the
 * user who began it, or the headset of the session [TECH-04]. Each side is in it once: the newest place takes over, but for
 * those that only wait to be called (`?wait`). A technician who may join gets the configuration of connections, and nothing
 * else (`?check`). Nothing is stored or logged.
 */
export function addCallsLive(
  app: FastifyInstance,
  options: { db: Db; bus: Bus; turn?: TurnServers | undefined },
): void {
  const { db, bus, turn } = options;
  const sides = new WeakMap<WebSocket, BrowserSide>();

  serveLiveSockets(app, options, {
    path: LIVE_CALL_PATH,
    topicOf: callTopic,
    frameMax: CALL_MESSAGE_MAX,
    isAllowed: (user) => mayCall(user, 'listSessions'),
    visibleOf: (user, ids) => openSessionsOf(db, user, ids),
    async begin({ id, socket, request, user, send, audit }) {
      if ('check' in (request.query as object)) {
        send(JSON.stringify(rtcConfig(turn, user.accountId)));
        return socket.close();
      }
      const [found] = await partiesOf(db, user, [id]);
      if (!found) return socket.close(LIVE_CLOSE.missing);
      const isWaiting = 'wait' in (request.query as object);
      const callsHeadset = found.party === 'admin' && found.deviceId !== null;
      const isWithinRate = limitRate({ times: 1, bytes: Infinity, ms: INVITE_EVERY });
      const side: BrowserSide = {
        ...newSide(found.party, isWaiting ? null : Date.now()),
        mayInvite: callsHeadset ? () => isWithinRate(0) : undefined,
      };
      sides.set(socket, side);
      if (!isWaiting) {
        await audit({
          action: 'joinCall',
          objectKind: 'technician_session',
          objectIds: [id],
          patientIds: [found.patientId],
        });
        if (socket.readyState !== socket.OPEN) return undefined;
        announceSide(bus, id, side);
      }
      send(JSON.stringify(rtcConfig(turn, user.accountId)));
      return undefined;
    },
    tell({ socket, send }, payload) {
      const side = sides.get(socket);
      if (side) tellSide(side, socket, send, payload);
    },
    async hear({ id, socket }, frame) {
      const side = sides.get(socket);
      const message = side && hearSide(bus, id, side, frame);
      if (!message) return false;
      const isCall = message.type === 'startCall' || message.type === 'restartCall';
      if (isCall && side.mayInvite?.()) await inviteHeadset(db, bus, id);
      return true;
    },
  });
}
