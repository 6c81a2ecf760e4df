/*
 * The parts of the server that the on-premises agent uses too, so that both search, validate, store, record and refuse in
 * the same way. The agent imports nothing else of the server but `agentWorkerParts.ts` (docs/decisions/0067-an-agent-on-the-premises.md).
 */
export { type AuditEntry, writeAudit } from '../access/auth/audit.ts';
export { type Checked, missingIds, verifyAll } from './auditChain/read.ts';
export { report } from './auditChain/report.ts';
export { endVisits, writeRead } from '../access/auditTrail/visits.ts';
export { backUp, type Contents } from './backup/backup.ts';
export { reading } from './backup/reading.ts';
export { restore } from './backup/restore.ts';
export { serveSnapshots } from './backup/snapshot.ts';
export { SERVERS_LOCK } from '../platform/db/advisoryLocks.ts';
export { audit, auditHead, auditLink, auditVisit } from '../platform/db/tables/audit.ts';
export { sortedIndexes } from '../platform/db/collation.ts';
export { created, id, time, version } from '../platform/db/tables/columns.ts';
export { lockRows } from '../platform/db/lockRows.ts';
export { type Db, openStore, type Store, type StoreOptions } from '../platform/db/store.ts';
export { BARE_HEADERS } from '../access/http/bareHeaders.ts';
export { addErrorHandler, unreadableRequests } from '../access/http/errorHandler.ts';
export { plainWords } from '../access/http/plainWords.ts';
export { countedAddress } from '../access/http/limits.ts';
export { countRefusals } from '../access/http/refusals.ts';
export { cutSlowBodies } from '../access/http/slowBodies.ts';
export { aboutError } from '../platform/lib/aboutError.ts';
export {
  ApiError,
  conflict,
  forbidden,
  invalid,
  invalidField,
  notFound,
  notSignedIn,
  tooMany,
} from '../platform/lib/errors.ts';
export { containing } from '../platform/lib/like.ts';
export { logOptions } from '../platform/lib/log.ts';
export { areSources } from '../platform/lib/places.ts';
export { closeOnSignal, runProgram } from '../platform/lib/program.ts';
export { digest, hasDigest, newSecret } from '../platform/lib/secret.ts';
export { StartError } from '../platform/lib/startError.ts';
export { migrateFor } from '../platform/db/migrateFor.ts';
export { databaseConnection, requireTls } from './setup/requireTls.ts';
export { personalOrders } from '../clinic/patients/ordering.ts';
export { displayName } from '../clinic/patients/present.ts';
export { changed, patientProblems } from '../clinic/patients/rules.ts';
export { renewSearchTexts, searchColumns } from '../clinic/patients/searchColumns.ts';
export type { MadeReport } from '../exchange/reports/draw/job.ts';
export { type RendererLimits, type ReportRenderer, reportRenderer } from '../exchange/reports/renderer.ts';
export { addHealth } from '../platform/health/health.ts';
export { differingFields } from '../access/versions/differingFields.ts';
export { requireVersion } from '../access/versions/requireVersion.ts';
