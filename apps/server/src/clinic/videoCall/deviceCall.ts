import {
  CALL_MESSAGE_MAX,
  DEVICE_CALL_PATH,
  DEVICE_CLOSE,
  DEVICE_HELLO_TIMEOUT,
  DEVICE_PING_INTERVAL,
  DEVICE_SILENCE,
  LIVE_CLOSE,
  readCallHello,
} from '@isopter/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { writeAudit } from '../../access/auth/audit.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { onMessage } from '../../access/live/onMessage.ts';
import { type HeadsetSeat, openSeats, takeInvitation } from './invite.ts';
import { callTopic } from './post.ts';
import { announceSide, hearSide, newSide, type Side, tellSide } from './side.ts';
import { rtcConfig, type TurnServers } from './turn.ts';

/** Pings between two checks whether headsets may still be in their call. */
const CHECKED_EVERY = 3;

/** A headset in a call. */
interface Connection {
  socket: WebSocket;
  seat: HeadsetSeat;
  side: Side;
  /** When it gave its last sign of life. */
  heard: number;
}

/** Lets headsets into the call of their session, in the place of a user's browser (docs/device-call.md). Nothing is stored or logged. */
export function addDeviceCall(
  app: FastifyInstance,
  { db, bus, turn }: { db: Db; bus: Bus; turn?: TurnServers | undefined },
): void {
  const connections = new Set<Connection>();

  /** Adds a headset to its call. @returns undefined if its token is invalid, or it has disconnected meanwhile */
  async function seat(
    socket: WebSocket,
    token: string,
    { id: requestId, ip: address }: FastifyRequest,
  ): Promise<Connection | undefined> {
    const found = await takeInvitation(db, token);
    if (found) {
      const { sessionId, deviceId, officeGroupId, patientId } = found;
      await writeAudit(db, {
        action: 'joinCall',
        result: 200,
        actor: { deviceId, officeGroupId },
        objectKind: 'technician_session',
        objectIds: [sessionId],
        patientIds: [patientId],
        requestId,
        address,
      });
    }
    if (socket.readyState !== socket.OPEN) return undefined;
    if (!found) {
      socket.close(DEVICE_CLOSE.unauthorized);
      return undefined;
    }
    const { sessionId, deviceId } = found;
    const connection: Connection = { socket, seat: found, side: newSide('user', Date.now()), heard: Date.now() };
    const send = (frame: string): void => socket.send(frame);
    const unsubscribe = bus.subscribe(callTopic(sessionId), (payload) => {
      if (payload === null) socket.close(LIVE_CLOSE.restart);
      else if (socket.readyState === socket.OPEN) tellSide(connection.side, socket, send, payload);
    });
    connections.add(connection);
    socket.once('close', () => {
      unsubscribe();
      connections.delete(connection);
    });
    announceSide(bus, sessionId, connection.side);
    send(JSON.stringify(rtcConfig(turn, deviceId)));
    return connection;
  }

  app.get(DEVICE_CALL_PATH, { websocket: true }, (socket, request) => {
    let connection: Connection | undefined;
    let isGreeted = false;
    const helloTimer = setTimeout(() => socket.close(DEVICE_CLOSE.unauthorized), DEVICE_HELLO_TIMEOUT);
    socket.once('close', () => clearTimeout(helloTimer));
    socket.on('error', () => undefined);
    socket.on('pong', () => {
      if (connection) connection.heard = Date.now();
    });
    onMessage(socket, CALL_MESSAGE_MAX, (data, isBinary) => {
      const frame = isBinary ? '' : data.toString();
      if (connection) {
        connection.heard = Date.now();
        const { seat: place, side } = connection;
        if (!hearSide(bus, place.sessionId, side, frame)) socket.close(DEVICE_CLOSE.malformed);
        return;
      }
      // before the server's answer a headset may send only one hello
      const hello = isGreeted ? undefined : readCallHello(frame);
      if (!hello) {
        socket.close(DEVICE_CLOSE.malformed);
        return;
      }
      isGreeted = true;
      clearTimeout(helloTimer);
      seat(socket, hello.token, request).then(
        (seated) => (connection = seated),
        (error: unknown) => {
          app.log.error(error, 'a headset could not join a call');
          socket.close(DEVICE_CLOSE.restart);
        },
      );
    });
  });

  /** Sends headsets away whose session is over, or that were removed or unlinked. */
  async function check(): Promise<void> {
    if (connections.size === 0) return;
    const there = [...connections];
    const open = await openSeats(
      db,
      there.map(({ seat: place }) => place),
    );
    for (const { seat: place, socket } of there) {
      if (!open.includes(place)) socket.close(LIVE_CLOSE.missing);
    }
  }

  let pulses = 0;
  const pulse = setInterval(() => {
    for (const { socket, heard } of connections) {
      if (Date.now() - heard > DEVICE_SILENCE) socket.terminate();
      else socket.ping();
    }
    pulses += 1;
    if (pulses % CHECKED_EVERY > 0) return;
    check().catch((error: unknown) => app.log.error(error, 'headsets in calls could not be checked'));
  }, DEVICE_PING_INTERVAL);
  app.addHook('onClose', (_instance, done) => {
    clearInterval(pulse);
    done();
  });
}
