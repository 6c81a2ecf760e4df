import type { ImportMessage } from '@isopter/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mayCall } from '../../access/auth/access.ts';
import { importScope, patientScope } from '../../access/auth/scope.ts';
import { importedReport, patient } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Connection } from '../../access/live/socketKind.ts';
import { serveLiveSockets } from '../../access/live/sockets.ts';
import { importsTopic } from '../../platform/bus/topics.ts';
import { presentImport } from './store.ts';

const say = ({ send }: Connection, message: ImportMessage): void => send(JSON.stringify(message));

/** /live/tests_external/{patientId}: the imports of a patient as they are, then each as it changes [IMP-03]. */
export function addImportsLive(app: FastifyInstance, options: { db: Db; bus: Bus }): void {
  const { db } = options;
  /** Messages that are being sent to a connection, one after the other, so that the newest arrives last. */
  const told = new WeakMap<Connection, Promise<void>>();

  async function tellOne(connection: Connection, id: string): Promise<void> {
    const user = await connection.now();
    if (!user) return;
    const ofPatient = and(eq(importedReport.patientId, connection.id), eq(importedReport.id, id));
    const [row] = await db
      .select()
      .from(importedReport)
      .where(and(importScope(user), ofPatient));
    if (row) say(connection, { type: 'import', item: presentImport(row, user) });
    else if ((await db.$count(importedReport, ofPatient)) === 0) say(connection, { type: 'removed', upload_id: id });
  }

  serveLiveSockets(app, options, {
    path: '/live/tests_external/',
    topicOf: importsTopic,
    isAllowed: (user) => mayCall(user, 'listImports'),
    async visibleOf(user, ids) {
      const rows = await db
        .select({ id: patient.id })
        .from(patient)
        .where(and(patientScope(user), inArray(patient.id, [...ids])));
      return new Set(rows.map(({ id }) => id));
    },
    async begin(connection) {
      const { id: patientId, user, audit } = connection;
      const rows = await db
        .select()
        .from(importedReport)
        .where(and(importScope(user), eq(importedReport.patientId, patientId)))
        .orderBy(asc(importedReport.created), asc(importedReport.id));
      await audit({
        action: 'watchImports',
        objectKind: 'import',
        objectIds: rows.map(({ id }) => id),
        patientIds: [patientId],
      });
      for (const row of rows) say(connection, { type: 'import', item: presentImport(row, user) });
    },
    tell(connection, id) {
      const next = (told.get(connection) ?? Promise.resolve()).then(() => tellOne(connection, id));
      told.set(
        connection,
        next.catch(() => undefined),
      );
      return next;
    },
  });
}
