import { alertNeedsText, PATIENT_ALERT_KINDS } from '@isopter/contract';
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  exportPart,
  exportTask,
  importChange,
  importedReport,
  importPart,
  importPicture,
  mwlQuery,
  patient,
  patientAlert,
  readingAssignment,
  test,
  testPicture,
} from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

/** Removes from a test the patient's contact at home, and the name from a worklist. */
const NAMELESS = {
  options: sql`${test.options} - 'patient_email' - 'patient_phone'`,
  worklist: sql`${test.worklist} || '{"patientName": null, "patientBirthDate": null}'::jsonb`,
  noticeDue: null,
};

/** A note for a colleague may name the patient. */
async function forgetInTests(db: Db, which: SQL | undefined): Promise<void> {
  await db.update(test).set(NAMELESS).where(which);
  await db
    .update(readingAssignment)
    .set({ note: null })
    .where(inArray(readingAssignment.testId, db.select({ id: test.id }).from(test).where(which)));
}

/**
 * Removes what else the server has in plain of patients who are encrypted by now: how they are reached at home, what a
 * worklist called them, texts of alerts, notes for the doctors who read their tests, the files of imported reports, pictures of
 * their eyes, and who was merged into them before they were encrypted.
 */
export async function forgetCopies(db: Db, patientIds: readonly string[]): Promise<void> {
  if (patientIds.length === 0) return;
  await forgetMovedCopies(db, patientIds);
  await forgetPictures(db, patientIds);
}

/** Like {@link forgetCopies}, for patients whose names moved to the agent: pictures of eyes stay on the server. */
export async function forgetMovedCopies(db: Db, patientIds: readonly string[]): Promise<void> {
  await forgetInTests(db, inArray(test.patientId, [...patientIds]));
  await forgetFiles(db, patientIds);
  await forgetAlertTexts(db, patientIds);
  for (const id of patientIds) await forgetMerged(db, id);
}

/** A report of another device shows whose it is: its thresholds stay; its file, its name and its identity go. */
async function forgetFiles(db: Db, patientIds: readonly string[]): Promise<void> {
  const theirs = inArray(importedReport.patientId, [...patientIds]);
  await db.delete(importedReport).where(and(theirs, ne(importedReport.status, 'SUCCEEDED')));
  const read = await db
    .update(importedReport)
    .set({ name: '', size: 0, pdfSize: null, identity: null })
    .where(theirs)
    .returning({ id: importedReport.id });
  const ids = read.map(({ id }) => id);
  if (ids.length === 0) return;
  // a reason may quote a name; that there was one stays
  await db
    .update(importChange)
    .set({ identityReason: '' })
    .where(and(inArray(importChange.importId, ids), isNotNull(importChange.identityReason)));
  for (const { importId, table } of [
    { importId: importPart.importId, table: importPart },
    { importId: importPicture.importId, table: importPicture },
  ]) {
    await db.delete(table).where(inArray(importId, ids));
  }
}

/** The text of an alert may contain a name: it is removed, and so is a diagnosis, which is meaningless without text. */
async function forgetAlertTexts(db: Db, patientIds: readonly string[]): Promise<void> {
  const theirs = inArray(patientAlert.patientId, [...patientIds]);
  const needsText = inArray(patientAlert.kind, PATIENT_ALERT_KINDS.filter(alertNeedsText));
  await db.delete(patientAlert).where(and(theirs, needsText));
  await db
    .update(patientAlert)
    .set({ text: null })
    .where(and(theirs, isNotNull(patientAlert.text)));
}

/** Pictures of eyes may identify a person. */
const forgetPictures = (db: Db, patientIds: readonly string[]) =>
  db.delete(testPicture).where(
    inArray(
      testPicture.testId,
      db
        .select({ id: test.id })
        .from(test)
        .where(inArray(test.patientId, [...patientIds])),
    ),
  );

/** Makes a merge of an unencrypted patient permanent: the merged patient is removed, as after a day. */
async function forgetMerged(db: Db, id: string): Promise<void> {
  const merged = sql`with recursive merged(id) as (
    select id from patient where merged_into = ${id}
    union select patient.id from patient join merged on patient.merged_into = merged.id
  ) select id from merged`;
  await db.delete(patient).where(and(sql`${patient.id} in (${merged})`, eq(patient.isEncrypted, false)));
}

/**
 * Removes what an office group has in plain that no patient of theirs is encrypted with: tests of nobody, worklists, and
 * files of exports. What still waits for a PACS, or to be exported, goes there no more with a name.
 * @param reason shown at tests that are not sent to the PACS any more
 */
export async function forgetNames(db: Db, officeGroupId: string, reason: string): Promise<void> {
  const theirs = eq(test.officeGroupId, officeGroupId);
  await forgetInTests(db, and(theirs, isNull(test.patientId)));
  await db
    .update(test)
    .set({ pacsStatus: 'AGENT_FAILED', pacsDetails: reason, pacsDue: null })
    .where(and(theirs, isNotNull(test.pacsDue)));
  await db.delete(mwlQuery).where(eq(mwlQuery.officeGroupId, officeGroupId));
  await forgetExports(db, officeGroupId);
}

async function forgetExports(db: Db, officeGroupId: string): Promise<void> {
  const isBegun = eq(exportTask.status, 'STARTED');
  const isNamed = and(eq(exportTask.status, 'FINISHED'), exportTask.isNamed);
  const ended = await db
    .update(exportTask)
    // the server that creates a file discards it, and creates it again without names
    .set({ status: sql`case when ${isBegun} then 'PENDING' else 'EXPIRED' end`, due: sql`now()` })
    .where(and(eq(exportTask.officeGroupId, officeGroupId), or(isBegun, isNamed)))
    .returning({ id: exportTask.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await db.delete(exportPart).where(inArray(exportPart.taskId, ids));
}
