import { LIVE_CLOSE, LIVE_STREAM_PATH, parseServerFrame, readJoinGroup } from '@isopter/contract';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { mayCall } from '../../access/auth/access.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { serveLiveSockets } from '../../access/live/sockets.ts';
import { deviceTopic } from '../../platform/bus/topics.ts';
import type { Streams } from './streams.ts';
import { takeTicket } from './tickets.ts';
import { watchableDevices } from './watchable.ts';

/** Returns whether a frame tells the device to end the test or to begin another one. */
function endsWatching(payload: string, testId: string): boolean {
  const frame = parseServerFrame(payload);
  if (frame?.type === 'cancel') return true;
  return frame?.type === 'start' && frame.test.test_id !== testId;
}

/**
 * Serves /live/streams/{device id}?token=…: the camera stream of a device, for users with an address from
 * `getDeviceStream` who belong to the device's group [STRM-01]. It closes when the test on the device ends [STRM-05].
 */
export function addStreamsLive(app: FastifyInstance, options: { db: Db; bus: Bus; streams: Streams }): void {
  const { db, streams } = options;
  /** The test during which each socket joined. */
  const joined = new WeakMap<WebSocket, string>();
  serveLiveSockets(app, options, {
    path: LIVE_STREAM_PATH,
    topicOf: deviceTopic,
    isAllowed: (user) => mayCall(user, 'getDeviceStream'),
    visibleOf: async (user, ids) => new Set((await watchableDevices(db, user, ids)).map(({ id }) => id)),
    async begin({ id, request, user, socket }) {
      const { token } = request.query as { token?: unknown };
      const ticket = { deviceId: id, sessionDigest: user.sessionDigest };
      if (typeof token !== 'string' || !(await takeTicket(db, token, ticket))) socket.close(LIVE_CLOSE.missing);
    },
    // viewers of one test must not see the patient of the next
    tell({ socket }, payload) {
      const testId = joined.get(socket);
      if (testId !== undefined && endsWatching(payload, testId)) socket.close(LIVE_CLOSE.missing);
    },
    async hear({ id, socket, send, audit, user }, frame) {
      const join = readJoinGroup(frame);
      if (join?.group !== id || joined.has(socket)) return false;
      const [watched] = await watchableDevices(db, user, [id]);
      if (!watched) {
        socket.close(LIVE_CLOSE.missing);
        return true;
      }
      joined.set(socket, watched.testId);
      await audit({ action: 'watchStream', objectKind: 'device', objectIds: [id], patientIds: watched.patientIds });
      if (socket.readyState !== socket.OPEN) return true;
      socket.once('close', streams.watch(id, socket));
      send(JSON.stringify({ type: 'ack', ackId: join.ackId, success: true }));
      return true;
    },
  });
}
