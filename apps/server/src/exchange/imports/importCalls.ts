import { attachment } from '@isopter/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Identity } from '../../access/auth/identity.ts';
import { importScope } from '../../access/auth/scope.ts';
import { importChange, importedReport, importPicture } from '../../platform/db/schema.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { findImportChanges } from './changes.ts';
import { identityVerdict } from './identity.ts';
import { isBusy } from './reader.ts';
import { fileOf, findImport, type ImportRow, presentImport, reportOf } from './store.ts';
import { namesKeptOut, receiveImport } from './upload.ts';
import { changesOf, updateProblems, withUpdated } from './verify.ts';
import { conflict, importsBusy, invalid, notFound } from '../../platform/lib/errors.ts';
import { importsTopic } from '../../platform/bus/topics.ts';
import { requirePatient } from '../../clinic/patients/require.ts';
import { isNamedFor } from '../../access/preferences/named.ts';
import type { ExchangeServices } from '../services.ts';
import { IMPORT_GROUPS } from '../../clinic/tests/ordering/catalogue.ts';
import { hasPdf } from '../../clinic/tests/course/imported.ts';
import { requireVersion } from '../../access/versions/requireVersion.ts';

/** All of a page, in shares of it. */
const WHOLE_PAGE = { x: 0, y: 0, width: 1, height: 1 };

const about = ({ id, patientId }: ImportRow) =>
  ({ objectKind: 'import', objectIds: [id], patientIds: [patientId] }) as const;

/** @throws forbidden where names are kept out */
function requireNames({ preferences }: Identity): void {
  if (!isNamedFor(preferences)) throw namesKeptOut();
}

/** Reports of other devices: uploaded, read by a job, verified by a user [IMP-06]. */
export const importCalls = ({ bus, reader }: Pick<ExchangeServices, 'bus' | 'reader'>): Handlers => {
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
      const row = await receiveImport(db, user, request, reader);
      concerns(about(row));
      after(() => tell(row));
      return presentImport(row, user);
    },

    async getImport({ db, user, params, concerns }) {
      const row = await findImport(db, user, params.id);
      concerns(about(row));
      return presentImport(row, user);
    },

    async updateImport({ db, user, params, body, concerns, adds, after }) {
      const [row] = await db
        .select()
        .from(importedReport)
        .where(and(importScope(user), eq(importedReport.id, params.id)))
        .for('update');
      if (!row) throw notFound();
      if (row.status !== 'SUCCEEDED' && row.status !== 'FAILED') {
        throw conflict('ImportNotRead', 'The report is still being read.');
      }
      const saved = { table: importedReport, id: row.id, read: () => Promise.resolve(presentImport(row, user)) };
      await requireVersion('updateImport', { db, user }, body, saved);
      const problems = updateProblems(body, row.thresholds ?? [], new Date());
      const isAsked = !row.isVerified && (await identityVerdict(db, row, user)) !== 'same';
      if (isAsked && !body.identity_reason) problems['identity_reason'] = ['Say why this report is the patient’s.'];
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const { group, protocol = null, test_date: testDate } = body;
      const thresholds = withUpdated(row.thresholds ?? [], body);
      const version = row.version + 1;
      await db
        .update(importedReport)
        .set({ group, protocol, testDate, thresholds, isVerified: true, version })
        .where(eq(importedReport.id, row.id));
      const identityReason = isAsked ? (body.identity_reason ?? null) : null;
      const change = { importId: row.id, version, accountId: user.accountId, identityReason };
      await db.insert(importChange).values({ ...change, ...changesOf(row, body, thresholds) });
      concerns(about(row));
      if (isAsked) adds({ ...about(row), action: 'confirmImportIdentity' });
      after(() => tell(row));
      return undefined;
    },

    async listImportChanges({ db, user, params, concerns }) {
      const row = await findImport(db, user, params.id);
      concerns(about(row));
      return findImportChanges(db, user, row.id);
    },

    async getImportPage({ db, user, params, query, concerns }) {
      requireNames(user);
      const row = await findImport(db, user, params.id);
      if (!hasPdf(row)) throw notFound();
      const drawn = await reader.crops(await fileOf(db, row), [{ page_id: query.page_id, box: WHOLE_PAGE }]);
      if ('failure' in drawn && isBusy(drawn.failure)) throw importsBusy();
      const [page] = 'failure' in drawn ? [] : drawn.pictures;
      if (!page) throw notFound();
      concerns(about(row));
      return page;
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
      const name = `${row.name.replace(/\.(pdf|jpe?g|png|dcm)$/i, '')}.pdf`;
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
