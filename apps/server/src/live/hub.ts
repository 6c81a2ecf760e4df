import { LIVE_CLOSE } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { writeAudit } from '../auth/audit.ts';
import { sameOrigin } from '../auth/csrf.ts';
import { testScope } from '../auth/scope.ts';
import { identify } from '../auth/session.ts';
import { test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { Bus } from './bus.ts';
import { createHeartbeats } from './heartbeats.ts';
import { GONE, sessionTopic, testTopic } from './topics.ts';
import { keepWatch, refusalOf } from './watchers.ts';

/** A reader that lets more than this pile up is cut off; it comes back and loads the state anew. */
const BUFFER_MAX = 1 << 20;

/**
 * /live/tests/{id}: what happens in a test, as it happens. The socket is accepted first and then closed with a code
 * that tells why, for a refused upgrade tells a browser nothing.
 */
export function addLive(app: FastifyInstance, { db, bus }: { db: Db; bus: Bus }): void {
  const heartbeats = createHeartbeats();
  const watchers = keepWatch(db, app.log);

  app.get<{ Params: { id: string } }>('/live/tests/:id', { websocket: true }, (socket, request) => {
    socket.on('error', () => undefined);
    // Browsers only listen here, and say that they are there.
    socket.on('message', (data, isBinary) => {
      if (isBinary || !heartbeats.hear(socket, (data as Buffer).toString())) socket.close(LIVE_CLOSE.malformed);
    });
    follow(socket, request).catch((error: unknown) => {
      app.log.error(error, 'a live socket could not be opened');
      socket.close(LIVE_CLOSE.restart);
    });
  });

  async function follow(socket: WebSocket, request: FastifyRequest<{ Params: { id: string } }>): Promise<void> {
    if (!sameOrigin(request)) return socket.close(LIVE_CLOSE.forbidden);
    const user = await identify(db, request);
    const refusal = refusalOf(user);
    if (!user || refusal !== undefined) return socket.close(refusal);
    const { id } = request.params;
    if (!z.safeParse(z.uuid(), id).success) return socket.close(LIVE_CLOSE.missing);

    // Subscribed first, so that nothing falls between; what comes before `ready` waits.
    let early: string[] | undefined = [];
    const wire = request.raw.socket;
    const forward = (frame: string) => {
      if (socket.bufferedAmount > BUFFER_MAX) socket.terminate();
      if (socket.readyState !== socket.OPEN) return;
      // What is said in one turn goes out in one write, which costs more than all else that is done for a record.
      if (wire.writableCorked === 0) {
        wire.cork();
        process.nextTick(() => wire.uncork());
      }
      socket.send(frame);
    };
    const subscriptions = [
      bus.subscribe(testTopic(id), (frame) => {
        if (frame === null) socket.close(LIVE_CLOSE.restart);
        else if (frame === GONE) socket.close(LIVE_CLOSE.missing);
        else if (early) early.push(frame);
        else forward(frame);
      }),
      bus.subscribe(sessionTopic(user.sessionDigest), () => socket.close(LIVE_CLOSE.signedOut)),
    ];
    const leave = () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
    socket.once('close', leave);
    if (socket.readyState !== socket.OPEN) return leave();

    const [row] = await db
      .select({ seqNum: test.seqNum, patientId: test.patientId })
      .from(test)
      .where(and(testScope(user), eq(test.id, id)));
    if (!row) return socket.close(LIVE_CLOSE.missing);
    await writeAudit(db, {
      action: 'watchTest',
      result: 200,
      actor: user,
      objectKind: 'test',
      objectIds: [id],
      patientIds: row.patientId ? [row.patientId] : [],
      requestId: request.id,
      address: request.ip,
    });
    forward(JSON.stringify({ type: 'ready', data: { seq_num: row.seqNum } }));
    for (const frame of early) forward(frame);
    early = undefined;
    watchers.add({ socket, request, testId: id });
    if (socket.readyState === socket.OPEN) heartbeats.begin(socket);
    return undefined;
  }

  app.addHook('onClose', (_instance, done) => {
    heartbeats.close();
    watchers.close();
    done();
  });
}
