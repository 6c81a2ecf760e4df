import { attachment } from '@isopter/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Identity } from '../auth/identity.ts';
import { importScope } from '../auth/scope.ts';
import { importedReport, importPicture } from '../db/schema.ts';
import type { Handlers } from '../http/calls.ts';
import { findImport, type ImportRow, presentImport, reportOf } from '../imports/store.ts';
import { namesKeptOut, receiveImport } from '../imports/upload.ts';
import { updateProblems, withUpdated } from '../imports/verify.ts';
import { conflict, invalid, notFound } from '../lib/errors.ts';
import { importsTopic } from '../live/topics.ts';
import { requirePatient } from '../patients/require.ts';
import { isNamedFor } from '../preferences/named.ts';
import type { Services } from '../services.ts';
import { IMPORT_GROUPS } from '../tests/catalogue.ts';

const about = ({ id, patientId }: ImportRow) =>
  ({ objectKind: 'import', objectIds: [id], patientIds: [patientId] }) as const;

/** @throws forbidden where names are kept out */
function requireNames({ preferences }: Identity): void {
  if (!isNamedFor(preferences)) throw namesKeptOut();
}

/** Reports of other devices: uploaded, read by a job, verified by somebody [IMP-06]. */
export const importCalls = ({ bus }: Pick<Services, 'bus'>): Handlers => {
  const tell = ({ id, patientId }: ImportRow) => bus.publish(importsTopic(patientId), id);
  return {
    async listImports({ db, user, query, concerns }) {
      await requirePatient(db, user, query.patient);
      const rows = await db
        .select()
        .from(importedReport)
        .where(and(importScope(user), eq(importedReport.patientId, query.patient)))
        .orderBy(desc(importedReport.created), asc(importedReport.id));
      concerns({ objectKind: 'import', objectIds: rows.map(({ id }) => id), patientIds: [query.patient] });
      return rows.map((row) => presentImport(row, user));
    },

    async createImport({ db, user, request, concerns, after }) {
      requireNames(user);
      const row = await receiveImport(db, user, request);
      concerns(about(row));
      after(() => tell(row));
      return presentImport(row, user);
    },

    async getImport({ db, user, params, concerns }) {
      const row = await findImport(db, user, params.id);
      concerns(about(row));
      return presentImport(row, user);
    },

    async updateImport({ db, user, params, body, concerns, after }) {
      const [row] = await db
        .select()
        .from(importedReport)
        .where(and(importScope(user), eq(importedReport.id, params.id)))
        .for('update');
      if (!row) throw notFound();
      if (row.status !== 'SUCCEEDED' && row.status !== 'FAILED') {
        throw conflict('ImportNotRead', 'The report is still being read.');
      }
      const problems = updateProblems(body, row.thresholds ?? [], new Date());
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const { group, protocol = null, test_date: testDate, updated_sensitivities } = body;
      const thresholds = row.thresholds && withUpdated(row.thresholds, updated_sensitivities);
      await db
        .update(importedReport)
        .set({ group, protocol, testDate, thresholds, isVerified: true })
        .where(eq(importedReport.id, row.id));
      concerns(about(row));
      after(() => tell(row));
      return undefined;
    },

    async getSensitivityImage({ db, user, params, query, concerns }) {
      requireNames(user);
      const row = await findImport(db, user, params.id);
      const { importId, pageId, index, content } = importPicture;
      const [picture] = await db
        .select({ content })
        .from(importPicture)
        .where(and(eq(importId, row.id), eq(pageId, query.page_id), eq(index, query.index)));
      if (!picture) throw notFound();
      concerns(about(row));
      return picture.content;
    },

    async downloadImport({ db, user, params, reply, concerns }) {
      requireNames(user);
      const row = await findImport(db, user, params.id);
      const { size, parts } = reportOf(db, row);
      concerns(about(row));
      const name = `${row.name.replace(/\.(pdf|jpe?g|png)$/i, '')}.pdf`;
      void reply.header('content-disposition', attachment(name)).header('content-length', size);
      return Readable.from(parts);
    },

    async deleteImport({ db, user, params, concerns, after }) {
      const row = await findImport(db, user, params.id);
      await db.delete(importedReport).where(eq(importedReport.id, row.id));
      concerns(about(row));
      after(() => tell(row));
      return undefined;
    },

    listImportGroups: () => Promise.resolve([...IMPORT_GROUPS]),
  };
};
