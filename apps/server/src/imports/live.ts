import { type ImportMessage, LIVE_CLOSE } from '@isopter/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { mayCall } from '../auth/access.ts';
import { writeAudit } from '../auth/audit.ts';
import { sameOrigin } from '../auth/csrf.ts';
import type { Identity } from '../auth/identity.ts';
import { importScope, patientScope } from '../auth/scope.ts';
import { identify } from '../auth/session.ts';
import { importedReport, patient } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { Bus } from '../live/bus.ts';
import { createHeartbeats } from '../live/heartbeats.ts';
import { importsTopic, sessionTopic } from '../live/topics.ts';
import { presentImport } from './store.ts';

type Watching = FastifyRequest<{ Params: { patientId: string } }>;

function say(socket: WebSocket, message: ImportMessage): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}

/** The close code for who may watch no imports; undefined for who may. */
function refusalOf(user: Identity | undefined): number | undefined {
  if (!user) return LIVE_CLOSE.signedOut;
  return mayCall(user, 'listImports') ? undefined : LIVE_CLOSE.forbidden;
}

/** /live/tests_external/{patientId}: the imports of a patient as they are, then each as it changes [IMP-03]. */
export function addImportsLive(app: FastifyInstance, { db, bus }: { db: Db; bus: Bus }): void {
  const heartbeats = createHeartbeats();
  app.addHook('onClose', (_instance, done) => {
    heartbeats.close();
    done();
  });

  app.get<{ Params: { patientId: string } }>(
    '/live/tests_external/:patientId',
    { websocket: true },
    (socket, request) => {
      socket.on('error', () => undefined);
      socket.on('message', (data, isBinary) => {
        if (isBinary || !heartbeats.hear(socket, (data as Buffer).toString())) socket.close(LIVE_CLOSE.malformed);
      });
      const failed = (error: unknown) => {
        app.log.error(error, 'imports could not be followed');
        socket.close(LIVE_CLOSE.restart);
      };
      follow(socket, request, failed).catch(failed);
    },
  );

  async function follow(socket: WebSocket, request: Watching, failed: (error: unknown) => void): Promise<void> {
    if (!sameOrigin(request)) return socket.close(LIVE_CLOSE.forbidden);
    const first = await identify(db, request);
    const refusal = refusalOf(first);
    if (!first || refusal !== undefined) return socket.close(refusal);
    const { patientId } = request.params;
    if (!z.safeParse(z.uuid(), patientId).success) return socket.close(LIVE_CLOSE.missing);

    // one after the other, so that the last that is told is the newest
    let told = Promise.resolve();
    const tellNext = (work: () => Promise<void>) => (told = told.then(work).catch(failed));
    // subscribed first, so that nothing falls between
    const subscriptions = [
      bus.subscribe(importsTopic(patientId), (frame) => {
        if (frame === null) socket.close(LIVE_CLOSE.restart);
        else void tellNext(() => tellOne(socket, request, frame));
      }),
      bus.subscribe(sessionTopic(first.sessionDigest), () => socket.close(LIVE_CLOSE.signedOut)),
    ];
    const leave = () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
    socket.once('close', leave);
    if (socket.readyState !== socket.OPEN) return leave();
    await tellNext(() => tellAll(socket, request));
    if (socket.readyState === socket.OPEN) heartbeats.begin(socket);
    return undefined;
  }

  /** Who watches, if they still may and the patient is in their reach; else the socket is closed. */
  async function watcher(socket: WebSocket, request: Watching): Promise<Identity | undefined> {
    const user = await identify(db, request, false);
    const refusal = refusalOf(user);
    const isInReach =
      user &&
      refusal === undefined &&
      (await db.$count(patient, and(patientScope(user), eq(patient.id, request.params.patientId)))) > 0;
    if (isInReach) return user;
    socket.close(refusal ?? LIVE_CLOSE.missing);
    return undefined;
  }

  async function tellAll(socket: WebSocket, request: Watching): Promise<void> {
    const user = await watcher(socket, request);
    if (!user) return;
    const { patientId } = request.params;
    const rows = await db
      .select()
      .from(importedReport)
      .where(and(importScope(user), eq(importedReport.patientId, patientId)))
      .orderBy(asc(importedReport.created), asc(importedReport.id));
    await writeAudit(db, {
      action: 'watchImports',
      result: 200,
      actor: user,
      objectKind: 'import',
      objectIds: rows.map(({ id }) => id),
      patientIds: [patientId],
      requestId: request.id,
      address: request.ip,
    });
    for (const row of rows) say(socket, { type: 'import', item: presentImport(row, user) });
  }

  async function tellOne(socket: WebSocket, request: Watching, id: string): Promise<void> {
    const user = await watcher(socket, request);
    if (!user) return;
    const ofPatient = and(eq(importedReport.patientId, request.params.patientId), eq(importedReport.id, id));
    const [row] = await db
      .select()
      .from(importedReport)
      .where(and(importScope(user), ofPatient));
    if (row) say(socket, { type: 'import', item: presentImport(row, user) });
    else if ((await db.$count(importedReport, ofPatient)) === 0) say(socket, { type: 'removed', upload_id: id });
  }
}
