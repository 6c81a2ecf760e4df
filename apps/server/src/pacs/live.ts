import { LIVE_CLOSE, type MwlMessage } from '@isopter/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { mayCall } from '../auth/access.ts';
import { writeAudit } from '../auth/audit.ts';
import { sameOrigin } from '../auth/csrf.ts';
import type { Identity } from '../auth/identity.ts';
import { identify } from '../auth/session.ts';
import type { Db } from '../db/store.ts';
import { ApiError } from '../lib/errors.ts';
import type { Bus } from '../live/bus.ts';
import { createHeartbeats } from '../live/heartbeats.ts';
import { mwlTopic, sessionTopic } from '../live/topics.ts';
import { readQuery } from './queries.ts';

const NORMAL = 1000;

/** The close code for who may ask no PACS; undefined for who may. */
function refusalOf(user: Identity | undefined): number | undefined {
  if (!user) return LIVE_CLOSE.signedOut;
  return mayCall(user, 'getMwlQuery') && user.flags.pacs_integration ? undefined : LIVE_CLOSE.forbidden;
}

/** /live/pacs-integration/{id}: the end of a worklist query with its results, for who asked alone [PACS-03]. */
export function addMwlLive(app: FastifyInstance, { db, bus }: { db: Db; bus: Bus }): void {
  const heartbeats = createHeartbeats();
  app.addHook('onClose', (_instance, done) => {
    heartbeats.close();
    done();
  });

  app.get<{ Params: { id: string } }>('/live/pacs-integration/:id', { websocket: true }, (socket, request) => {
    socket.on('error', () => undefined);
    socket.on('message', (data, isBinary) => {
      if (isBinary || !heartbeats.hear(socket, (data as Buffer).toString())) socket.close(LIVE_CLOSE.malformed);
    });
    const failed = (error: unknown) => {
      app.log.error(error, 'a worklist query could not be followed');
      socket.close(LIVE_CLOSE.restart);
    };
    follow(socket, request, failed).catch(failed);
  });

  async function follow(
    socket: WebSocket,
    request: FastifyRequest<{ Params: { id: string } }>,
    failed: (error: unknown) => void,
  ): Promise<void> {
    if (!sameOrigin(request)) return socket.close(LIVE_CLOSE.forbidden);
    const first = await identify(db, request);
    const refusal = refusalOf(first);
    if (!first || refusal !== undefined) return socket.close(refusal);
    const { id } = request.params;
    if (!z.safeParse(z.uuid(), id).success) return socket.close(LIVE_CLOSE.missing);
    const say = (message: MwlMessage) => socket.send(JSON.stringify(message));

    // subscribed first, so that no end falls between
    const subscriptions = [
      bus.subscribe(mwlTopic(id), (frame) => {
        if (frame === null) socket.close(LIVE_CLOSE.restart);
        else tell(socket, request, say).catch(failed);
      }),
      bus.subscribe(sessionTopic(first.sessionDigest), () => socket.close(LIVE_CLOSE.signedOut)),
    ];
    const leave = () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
    socket.once('close', leave);
    if (socket.readyState !== socket.OPEN) return leave();
    if ((await tell(socket, request, say)) === 'pending') {
      say({ type: 'ready' });
      heartbeats.begin(socket);
    }
    return undefined;
  }

  /** Tells the end of a query, if it has come, to who may still be told, and hangs up. */
  async function tell(
    socket: WebSocket,
    request: FastifyRequest<{ Params: { id: string } }>,
    say: (message: MwlMessage) => void,
  ): Promise<'pending' | 'over'> {
    const user = await identify(db, request, false);
    const refusal = refusalOf(user);
    if (!user || refusal !== undefined) {
      socket.close(refusal);
      return 'over';
    }
    const { id } = request.params;
    const read = await readQuery(db, user, id).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });
    if (!read) {
      socket.close(LIVE_CLOSE.missing);
      return 'over';
    }
    if (!read.hasEnded) return 'pending';
    if (socket.readyState !== socket.OPEN) return 'over';
    await writeAudit(db, {
      action: 'getMwlQuery',
      result: 200,
      actor: user,
      objectKind: 'mwl_query',
      objectIds: [id],
      patientIds: read.patientIds,
      requestId: request.id,
      address: request.ip,
    });
    say({ type: 'query_ended', data: read.query });
    socket.close(NORMAL);
    return 'over';
  }
}
