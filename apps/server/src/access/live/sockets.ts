import { DEVICE_FRAME_MAX, LIVE_CLOSE } from '@isopter/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { writeAudit } from '../auth/audit.ts';
import { sameOrigin } from '../auth/csrf.ts';
import { identify } from '../auth/session.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { createHeartbeats } from '../../platform/bus/heartbeats.ts';
import { onMessage } from './onMessage.ts';
import type { Connection, SocketKind } from './socketKind.ts';
import { sessionTopic } from '../../platform/bus/topics.ts';
import { keepWatch, rightsOf } from './watchers.ts';

/** A client with more unsent bytes than this is disconnected; it reconnects and reloads the state. */
const BUFFER_MAX = 1 << 20;

/**
 * Serves a kind of sockets. The server accepts each socket, and closes a refused one with a code that says why, because a
 * browser cannot see why an upgrade was refused. It also closes a socket when the session ends, when the user loses the
 * right to the object, when the browser does not answer heartbeats, and when messages may have been lost. A client that
 * reconnects gets the current state.
 */
export function serveLiveSockets(app: FastifyInstance, { db, bus }: { db: Db; bus: Bus }, kind: SocketKind): void {
  const heartbeats = createHeartbeats();
  const watch = keepWatch(db, app.log, kind);
  app.addHook('onClose', (_instance, done) => {
    heartbeats.close();
    watch.close();
    done();
  });

  app.get<{ Params: { id: string } }>(`${kind.path}:id`, { websocket: true }, (socket, request) => {
    const failed = (error: unknown): void => {
      app.log.error(error, `a socket of ${kind.path} failed`);
      socket.close(LIVE_CLOSE.restart);
    };
    const opening = open(socket, request, failed).catch((error: unknown) => {
      failed(error);
      return undefined;
    });
    socket.on('error', () => undefined);
    onMessage(socket, kind.frameMax ?? DEVICE_FRAME_MAX, (data, isBinary) => {
      const frame = isBinary ? '' : data.toString();
      if (heartbeats.hear(socket, frame)) return;
      const { hear } = kind;
      if (!hear || frame === '') return socket.close(LIVE_CLOSE.malformed);
      opening
        .then(async (connection) => {
          if (connection && !(await hear(connection, frame))) socket.close(LIVE_CLOSE.malformed);
        })
        .catch(failed);
      return undefined;
    });
  });

  async function open(
    socket: WebSocket,
    request: FastifyRequest<{ Params: { id: string } }>,
    failed: (error: unknown) => void,
  ): Promise<Connection | undefined> {
    const refuse = (code: number): undefined => {
      socket.close(code);
      return undefined;
    };
    if (socket.readyState !== socket.OPEN) return undefined;
    if (!sameOrigin(request)) return refuse(LIVE_CLOSE.forbidden);
    const user = await identify(db, request);
    if (!user) return refuse(LIVE_CLOSE.signedOut);
    if (!kind.isAllowed(user)) return refuse(LIVE_CLOSE.forbidden);
    const { id } = request.params;
    if (!z.safeParse(z.uuid(), id).success) return refuse(LIVE_CLOSE.missing);
    const connection: Connection = {
      socket,
      request,
      id,
      user,
      async now() {
        const { user: current, visible, refusal } = await rightsOf(db, kind, [connection]);
        if (visible.has(id)) return current;
        return refuse(refusal);
      },
      send: sender(socket, request),
      audit: (entry) =>
        writeAudit(db, { ...entry, result: 200, actor: user, requestId: request.id, address: request.ip }),
    };

    // subscribes before the state is read, so that no message is missed; earlier messages wait until the state is sent
    let early: string[] | undefined = [];
    const tell = (payload: string): void => {
      try {
        Promise.resolve(kind.tell(connection, payload)).catch(failed);
      } catch (error) {
        failed(error);
      }
    };
    const subscriptions = [
      bus.subscribe(kind.topicOf(id), (payload) => {
        if (payload === null) socket.close(LIVE_CLOSE.restart);
        else if (early) early.push(payload);
        else tell(payload);
      }),
      bus.subscribe(sessionTopic(user.sessionDigest), () => socket.close(LIVE_CLOSE.signedOut)),
    ];
    const leave = (): void => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
    socket.once('close', leave);
    if (socket.readyState !== socket.OPEN) {
      leave();
      return undefined;
    }

    if (!(await kind.visibleOf(user, [id])).has(id)) return refuse(LIVE_CLOSE.missing);
    await kind.begin(connection);
    for (const payload of early) tell(payload);
    early = undefined;
    if (socket.readyState !== socket.OPEN) return undefined;
    watch.add(connection);
    heartbeats.begin(socket);
    return connection;
  }
}

/** Sends all frames of one turn of the event loop in one write, because the write is the most expensive part of a record. */
function sender(socket: WebSocket, request: FastifyRequest): Connection['send'] {
  const wire = request.raw.socket;
  return (frame) => {
    if (socket.bufferedAmount > BUFFER_MAX) socket.terminate();
    if (socket.readyState !== socket.OPEN) return;
    if (wire.writableCorked === 0) {
      wire.cork();
      process.nextTick(() => wire.uncork());
    }
    socket.send(frame);
  };
}
