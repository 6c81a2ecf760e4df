import { type PatientChange, UNDO_WINDOW } from '@isopter/contract';
import { and, desc, eq, gt, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Identity } from '../../access/auth/identity.ts';
import { patientReach } from '../../access/auth/scope.ts';
import type { Before } from '../../platform/db/tables/changes.ts';
import {
  account,
  appointment,
  customBundle,
  importedReport,
  patient,
  patientAlert,
  patientChange,
  technicianSession,
  test,
  testBundle,
  testSchedule,
} from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, notFound } from '../../platform/lib/errors.ts';
import { nameOf } from '../../access/auth/actor.ts';
import { removeBaselinesOf } from './baselines.ts';
import { refreshLastTest } from './lastTest.ts';
import { summaryOf } from './present.ts';

const oldest = (now: Date) => new Date(now.getTime() - UNDO_WINDOW);

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Reads everything that belongs to a patient, so that a merge can be undone. */
export async function belongingsOf(db: Db, patientId: string): Promise<Before> {
  const tests = await db
    .select({ id: test.id, officeId: test.officeId, bundleId: test.bundleId, bundleIndex: test.bundleIndex })
    .from(test)
    .where(eq(test.patientId, patientId));
  const bundles = await db
    .select({ id: testBundle.id, officeId: testBundle.officeId })
    .from(testBundle)
    .where(eq(testBundle.patientId, patientId));
  const customBundles = await db
    .select({ id: customBundle.id })
    .from(customBundle)
    .where(eq(customBundle.patientId, patientId));
  const schedules = await db
    .select({ id: testSchedule.id })
    .from(testSchedule)
    .where(eq(testSchedule.patientId, patientId));
  const sessions = await db
    .select({ id: technicianSession.id })
    .from(technicianSession)
    .where(eq(technicianSession.patientId, patientId));
  const imports = await db
    .select({ id: importedReport.id })
    .from(importedReport)
    .where(eq(importedReport.patientId, patientId));
  const alerts = await db
    .select({ id: patientAlert.id })
    .from(patientAlert)
    .where(eq(patientAlert.patientId, patientId));
  const appointments = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(eq(appointment.patientId, patientId));
  return {
    tests,
    bundles,
    customBundles: ids(customBundles),
    schedules: ids(schedules),
    technicianSessions: ids(sessions),
    imports: ids(imports),
    alerts: ids(alerts),
    appointments: ids(appointments),
  };
}

/** Remembers a change that is being made, so that it can be undone for a day. */
export async function remember(
  db: Db,
  user: Identity,
  change: Pick<typeof patientChange.$inferInsert, 'kind' | 'fromId' | 'toId' | 'before'>,
): Promise<void> {
  await db
    .insert(patientChange)
    .values({ ...change, officeGroupId: user.officeGroupId, madeBy: user.accountId, created: new Date() });
}

/** The changes of a patient that can be undone still, newest first; only those between patients in the caller's reach. */
export async function changesOf(db: Db, user: Identity, patientId: string): Promise<PatientChange[]> {
  const [from, to] = [alias(patient, 'from_patient'), alias(patient, 'to_patient')];
  const reach = db.select({ id: patient.id }).from(patient).where(patientReach(user));
  const rows = await db
    .select({ change: patientChange, from, to, by: account })
    .from(patientChange)
    .innerJoin(to, eq(to.id, patientChange.toId))
    .leftJoin(from, eq(from.id, patientChange.fromId))
    .leftJoin(account, eq(account.id, patientChange.madeBy))
    .where(
      and(
        or(eq(patientChange.toId, patientId), eq(patientChange.fromId, patientId)),
        gt(patientChange.created, oldest(new Date())),
        inArray(patientChange.toId, reach),
        or(sql`${patientChange.fromId} is null`, inArray(patientChange.fromId, reach)),
      ),
    )
    .orderBy(desc(patientChange.created), desc(patientChange.id));
  return rows.map(({ change, ...row }) => ({
    id: change.id,
    kind: change.kind,
    from: row.from && summaryOf(row.from, user.preferences),
    to: summaryOf(row.to, user.preferences),
    tests: change.before.tests.length,
    by: row.by && nameOf(row.by),
    time: change.created.toISOString(),
    undo_until: new Date(change.created.getTime() + UNDO_WINDOW).toISOString(),
  }));
}

/**
 * Restores the state before a merge or a move. Data added to the patient since then stay.
 * @returns the kind of change, and its two patients
 * @throws ApiError 404 out of reach, 409 `UndoExpired` after a day, 409 `ChangedSince` when a test or bundle was moved
 *   on to
 *   another patient or deleted
 */
export async function undoChange(
  db: Db,
  user: Identity,
  id: string,
): Promise<{ kind: 'merge' | 'move'; from: string | null; to: string }> {
  const [change] = await db
    .select()
    .from(patientChange)
    .where(and(eq(patientChange.id, id), eq(patientChange.officeGroupId, user.officeGroupId)))
    .for('update');
  if (!change) throw notFound();
  const { fromId, toId, before, kind } = change;
  const concerned = fromId === null ? [toId] : [fromId, toId];
  const patients = await db
    .select()
    .from(patient)
    .where(and(patientReach(user), inArray(patient.id, concerned)))
    .orderBy(patient.id)
    .for('update');
  if (patients.length < concerned.length) throw notFound();
  if (change.created < oldest(new Date())) throw conflict('UndoExpired', 'This can be undone for a day only.');
  const former = patients.find((one) => one.id === fromId);
  if (kind === 'move' && former?.mergedInto) {
    throw conflict('ChangedSince', 'The patient the tests came from was merged since. Undo that first.');
  }
  await requireUnchanged(db, toId, before, kind);

  for (const { id: testId, ...was } of before.tests) {
    await db
      .update(test)
      .set({ ...was, patientId: fromId })
      .where(eq(test.id, testId));
  }
  for (const { id: bundleId, officeId } of before.bundles) {
    await db.update(testBundle).set({ officeId, patientId: fromId }).where(eq(testBundle.id, bundleId));
  }
  if (before.customBundles.length > 0) {
    await db.update(customBundle).set({ patientId: fromId }).where(inArray(customBundle.id, before.customBundles));
  }
  if (kind === 'merge' && fromId !== null) {
    const { schedules = [], technicianSessions = [], imports = [], alerts = [], appointments = [] } = before;
    if (schedules.length > 0) {
      await db.update(testSchedule).set({ patientId: fromId }).where(inArray(testSchedule.id, schedules));
    }
    if (technicianSessions.length > 0) {
      await db
        .update(technicianSession)
        .set({ patientId: fromId })
        .where(inArray(technicianSession.id, technicianSessions));
    }
    if (imports.length > 0) {
      await db.update(importedReport).set({ patientId: fromId }).where(inArray(importedReport.id, imports));
    }
    if (alerts.length > 0) {
      await db.update(patientAlert).set({ patientId: fromId }).where(inArray(patientAlert.id, alerts));
    }
    if (appointments.length > 0) {
      await db.update(appointment).set({ patientId: fromId }).where(inArray(appointment.id, appointments));
    }
    await removeBaselinesOf(db, toId, ids(before.tests));
    const updated = new Date();
    await db.update(patient).set({ mergedInto: null, updated }).where(eq(patient.id, fromId));
    const { needsMatchReview = false } = before;
    await db.update(patient).set({ needsMatchReview, updated }).where(eq(patient.id, toId));
  }
  await db.delete(patientChange).where(eq(patientChange.id, id));
  await refreshLastTest(db, concerned);
  return { kind, from: fromId, to: toId };
}

async function requireUnchanged(db: Db, toId: string, before: Before, kind: 'merge' | 'move'): Promise<void> {
  const testIds = before.tests.map((one) => one.id);
  const tests = testIds.length === 0 ? [] : await db.select().from(test).where(inArray(test.id, testIds)).for('update');
  if (tests.length < testIds.length || tests.some((row) => row.patientId !== toId)) {
    throw conflict('ChangedSince', 'A test of it was moved or merged to another patient since. Undo that first.');
  }
  const bundleIds = [
    ...before.bundles.map((one) => one.id),
    ...before.tests.flatMap(({ bundleId }) => (kind === 'move' && bundleId ? [bundleId] : [])),
  ];
  const bundles =
    bundleIds.length === 0 ? [] : await db.select().from(testBundle).where(inArray(testBundle.id, bundleIds));
  const isGone = kind === 'move' && [...tests, ...bundles].some((row) => row.deleted !== null);
  if (isGone) throw conflict('ChangedSince', 'The test or its bundle was deleted since.');
  const own = bundles.filter((row) => before.bundles.some((one) => one.id === row.id));
  if (own.some((row) => row.patientId !== toId)) {
    throw conflict('ChangedSince', 'A bundle of it was moved to another patient since. Undo that first.');
  }
}

/** Makes changes older than a day permanent: merged patients are removed, and so are the data for undoing. */
export async function forgetChanges(db: Db, now: Date): Promise<void> {
  await db.delete(patientChange).where(lt(patientChange.created, oldest(now)));
  await db.delete(patient).where(
    and(
      isNotNull(patient.mergedInto),
      notExists(
        db
          .select({ one: sql`1` })
          .from(patientChange)
          .where(and(eq(patientChange.fromId, patient.id), eq(patientChange.kind, 'merge'))),
      ),
    ),
  );
}
