import { mayCall } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { onBehalfOf } from '../../access/auth/worker.ts';
import { describeError } from '../../platform/lib/aboutError.ts';
import { inPieces, PIECE } from '../../platform/lib/pieces.ts';
import { mayDownload } from '../reports/request.ts';
import { claimExport, endExports, type ExportRow, failExport, finishExport, giveBack } from './claim.ts';
import { exportFiles, type ExportWork } from './files.ts';
import { fittingTests } from './fitting.ts';
import { LostClaim, storeParts } from './store.ts';
import { isNamedFor } from '../../access/preferences/named.ts';
import { zipOf } from './zip.ts';

export type { ExportWork } from './files.ts';

/** More tests than these are no file for one download; a ZIP archive holds little more than twice as many reports. */
const MOST_TESTS = 30_000;

/** An export that no further attempt would bring about. */
class Impossible extends Error {
  override name = 'Impossible';
}

/**
 * Makes all exports that wait, one after the other, and ends those whose time is over. PENDING becomes STARTED, then
 * FINISHED or FAILED; FINISHED becomes EXPIRED, without its file [SRV-06].
 */
export async function makeExports(work: ExportWork, stopping: AbortSignal): Promise<void> {
  const { db, log } = work;
  for (const exportTask of await endExports(db, new Date())) log.error({ exportTask }, 'an export never ended');
  while (!stopping.aborted) {
    const task = await claimExport(db, new Date());
    if (!task) return;
    await makeOne(work, task, stopping);
  }
}

async function makeOne(work: ExportWork, task: ExportRow, stopping: AbortSignal): Promise<void> {
  const { db, log } = work;
  try {
    const user = await whoAsked(work, task);
    const tests = await fittingTests(db, user, task.parameters, MOST_TESTS + 1);
    if (tests.length > MOST_TESTS) throw new Impossible('too many tests fit');
    const testIds = tests.map(({ id }) => id);
    const files = exportFiles({ ...work, task, user, testIds, stopping });
    const size = await storeParts(db, task, inPieces(zipOf(files, new Date()), PIECE));
    const patientIds = [...new Set(tests.flatMap(({ patientId }) => patientId ?? []))];
    await finishExport(db, task, { testIds, patientIds, isNamed: isNamedFor(user.preferences), size }, new Date());
  } catch (error) {
    if (stopping.aborted) return giveBack(db, task, new Date());
    const about = { exportTask: task.id, attempt: task.attempts, error: describeError(error) };
    if (error instanceof LostClaim) return log.warn(about, 'an export is made by another server');
    log.error(about, 'an export could not be made');
    await failExport(db, task, error instanceof Impossible, new Date());
  }
}

/** Returns the user who requested an export, with their present rights. @throws Impossible, or the error for reports */
async function whoAsked({ db }: ExportWork, task: ExportRow): Promise<Identity> {
  const user = await onBehalfOf(db, task.accountId, task.officeGroupId);
  if (!user?.flags.research_mode || !mayCall(user, 'createExportTask')) {
    throw new Impossible('the user may no longer create exports');
  }
  if (task.parameters.include_reports) mayDownload(user);
  return user;
}
