/*
 * The parts of the server that the on-premises agent uses too, so that both search, validate, store, record and refuse in
 * the same way. The agent imports nothing else of the server but `agentWorkerParts.ts` (docs/decisions/0067-an-agent-on-the-premises.md).
 */
export { type AuditEntry, writeAudit } from './auth/audit.ts';
export { type Checked, missingIds, verifyAll } from './auditChain/read.ts';
export { report } from './auditChain/report.ts';
export { endVisits, writeRead } from './auditTrail/visits.ts';
export { backUp, type Contents } from './backup/backup.ts';
export { reading } from './backup/reading.ts';
export { restore } from './backup/restore.ts';
export { serveSnapshots } from './backup/snapshot.ts';
export { SERVERS_LOCK } from './db/advisoryLocks.ts';
export { audit, auditHead, auditLink, auditVisit } from './db/audit.ts';
export { sortedIndexes } from './db/collation.ts';
export { created, id, time, version } from './db/columns.ts';
export { lockRows } from './db/lockRows.ts';
export { type Db, openStore, type Store, type StoreOptions } from './db/store.ts';
export { BARE_HEADERS } from './http/bareHeaders.ts';
export { addErrorHandler, unreadableRequests } from './http/errorHandler.ts';
export { plainWords } from './http/plainWords.ts';
export { countedAddress } from './http/limits.ts';
export { countRefusals } from './http/refusals.ts';
export { cutSlowBodies } from './http/slowBodies.ts';
export { aboutError } from './lib/aboutError.ts';
export { ApiError, conflict, forbidden, invalid, invalidField, notFound, notSignedIn, tooMany } from './lib/errors.ts';
export { containing } from './lib/like.ts';
export { logOptions } from './lib/log.ts';
export { areSources } from './lib/places.ts';
export { closeOnSignal, runProgram } from './lib/program.ts';
export { digest, hasDigest, newSecret } from './lib/secret.ts';
export { StartError } from './lib/startError.ts';
export { migrateFor } from './db/migrateFor.ts';
export { databaseConnection, requireTls } from './setup/requireTls.ts';
export { personalOrders } from './patients/ordering.ts';
export { displayName } from './patients/present.ts';
export { changed, patientProblems } from './patients/rules.ts';
export { renewSearchTexts, searchColumns } from './patients/searchColumns.ts';
export type { MadeReport } from './reports/job.ts';
export { type RendererLimits, type ReportRenderer, reportRenderer } from './reports/renderer.ts';
export { addHealth } from './routes/health.ts';
export { differingFields } from './versions/differingFields.ts';
export { requireVersion } from './versions/requireVersion.ts';
