import { isThresholdField } from '../../clinic/tests/course/fields.ts';
import { writeAudit } from '../../access/auth/audit.ts';
import type { PacsConnection, PacsEndpoint } from '../../platform/db/tables/pacsTypes.ts';
import type { Db } from '../../platform/db/store.ts';
import { dataSetOf } from '../../platform/dicom/file.ts';
import { aboutError, describeError } from '../../platform/lib/aboutError.ts';
import type { Log } from '../../platform/lib/log.ts';
import { findReportedTest } from '../reports/about.ts';
import { withEarlier } from '../reports/earlier.ts';
import type { ReportRenderer } from '../reports/renderer.ts';
import { optionsOf } from '../reports/request.ts';
import { withStates } from '../reports/states.ts';
import type { TestRow } from '../../clinic/tests/states/records.ts';
import type { PacsClient } from './client.ts';
import { archiveOf, connectionOf } from './configuration.ts';
import { claimResult, noteSent, settleResult } from './records.ts';
import { senderOf } from './sender.ts';
import type { DicomObject, PacsOutcome, Stored } from './wire.ts';

/** Services for sending results. */
export interface Sending {
  db: Db;
  reports: ReportRenderer;
  pacs: PacsClient;
  pacsSandbox?: PacsConnection | undefined;
  log: Log;
}

/** Sends all results that are due, one after the other [SRV-06]. */
export async function sendResults(work: Sending, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const row = await claimResult(work.db, new Date());
    if (!row) return;
    const connection = await connectionOf(work.db, row.officeGroupId, row.pacsPoolId ?? '', work.pacsSandbox);
    const archive = connection && archiveOf(connection);
    const outcome = await sendOne(work, row, archive, stopping);
    // what was begun is sent again by another server, under the same UIDs
    if (!outcome || (stopping.aborted && outcome.result !== 'done')) return;
    await settleResult(work.db, row, outcome, new Date(), archive?.commitment);
  }
}

/** @returns undefined when another server has taken it */
async function sendOne(
  { db, reports, pacs, log }: Sending,
  row: TestRow,
  archive: PacsEndpoint | undefined,
  stopping: AbortSignal,
): Promise<PacsOutcome<Stored> | undefined> {
  if (!archive) return { result: 'refused', details: 'No PACS is set up for this pool.', mayPass: false };
  let objects: DicomObject[];
  try {
    objects = await objectsOf({ db, reports }, row);
  } catch (error) {
    if (!stopping.aborted) log.error({ test: row.id, error: describeError(error) }, 'a result for a PACS was not made');
    return { result: 'unreached', details: `The report could not be made (${aboutError(error).type}).` };
  }
  if (objects.length === 0) {
    return { result: 'refused', details: 'Tests of this kind have no report to send.', mayPass: false };
  }
  if (!(await noteSent(db, row))) return undefined;
  const outcome = await pacs.store(archive, objects);
  if (outcome.result === 'done') {
    await writeAudit(db, {
      action: 'sendToPacs',
      result: 200,
      actor: 'server',
      officeGroupId: row.officeGroupId,
      objectKind: 'test',
      objectIds: [row.id],
      patientIds: row.patientId ? [row.patientId] : [],
    });
  }
  return outcome;
}

/** The report of a test, and of a static threshold field its measurements of each eye. */
async function objectsOf({ db, reports }: Pick<Sending, 'db' | 'reports'>, row: TestRow): Promise<DicomObject[]> {
  const user = await senderOf(db, row.officeGroupId);
  const reader = optionsOf(user);
  const found = await findReportedTest(db, user, row.id, reader);
  const options = { ...reader, timezone: found.timezone };
  const named = { ...found, dicom: { ...found.dicom, object: `${row.id} ${row.run}` } };
  const [sourced] = await withStates(db, [named]);
  if (!sourced) return [];
  const tests = [await withEarlier(db, user, sourced, options)] as const;
  const render = async (of: 'test' | 'measurements', eye?: 'OD' | 'OS') =>
    reports.render({ subject: { of, tests }, form: 'dicom', options: { ...options, ...(eye && { eye }) } }, SENDER);
  const report = await render('test');
  if (!report) return [];
  const fields = isThresholdField(row) ? [await render('measurements', 'OD'), await render('measurements', 'OS')] : [];
  return [report, ...fields].flatMap((made) => (made ? dataSetOf(made.content) : []));
}

/** Sender of reports for PACS: not a real account. */
const SENDER = 'pacs';
