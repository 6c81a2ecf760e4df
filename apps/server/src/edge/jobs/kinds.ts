import { DEVICE_SILENCE } from '@isopter/contract';
import { and, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import { type Publishing, publishHeads } from '../../access/auditTrail/publish.ts';
import { endVisits } from '../../access/auditTrail/visits.ts';
import { removeOldTotpSetups } from '../../access/auth/factors/authenticatorApp.ts';
import { removeOldFactorResets } from '../../access/auth/factors/factorReset.ts';
import { removeOldHalves } from '../../access/auth/factors/halfSignIn.ts';
import { removeOldResets } from '../../access/auth/passwords/reset.ts';
import { removeExpiredSessions } from '../../access/auth/session.ts';
import { removeOldSsoSignIns } from '../../access/sso/providers.ts';
import { device, patient, test } from '../../platform/db/schema.ts';
import { type ExportWork, makeExports } from '../../exchange/exports/make.ts';
import { endInvitations, sendInvitations } from '../../clinic/employees/inviting.ts';
import { type ImportWork, readImports } from '../../exchange/imports/read.ts';
import { removeOldChallenges } from '../../access/keys/challenge.ts';
import { removeOldProofs } from '../../access/keys/proof.ts';
import { sessionTopic } from '../../platform/bus/topics.ts';
import { requestCommitments } from '../../exchange/pacs/commitment/request.ts';
import { removeOldQueries } from '../../exchange/pacs/queries.ts';
import { type Sending, sendResults } from '../../exchange/pacs/send.ts';
import { reportSteps } from '../../exchange/pacs/steps/report.ts';
import { eraseNamesJob } from '../../clinic/patients/eraseNames.ts';
import { forgetChanges } from '../../clinic/patients/changes.ts';
import { renewSearchTexts } from '../../clinic/patients/searchColumns.ts';
import { storeMissingResults } from '../../exchange/reports/results/store.ts';
import { sendVisitReports, type VisitWork } from '../../exchange/reports/send/visits.ts';
import { giveOrdered, orderDue } from '../../clinic/schedules/order.ts';
import type { GivenServices } from '../givenServices.ts';
import type { Forwarder } from '../../platform/syslog/forward.ts';
import { setStatus } from '../../clinic/tests/lifecycle.ts';
import { tellDoctors } from '../../clinic/tests/home/doneNotices.ts';
import { tellPatients } from '../../clinic/tests/home/notices.ts';
import { isAtHome, noteOffline } from '../../clinic/tests/offline.ts';
import { removeDone } from '../../platform/jobs/queue.ts';
import type { JobKind } from '../../platform/jobs/runner.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Tests that no device has started within this time expire. */
const PENDING_MS = 24 * HOUR_MS;
/** A headset at home may be switched off for long; what it has not done by then, or not brought back, is given up. */
const AT_HOME_MS = 30 * PENDING_MS;
/** Time for which finished jobs are kept. */
const JOB_KEPT_MS = 24 * HOUR_MS;

/** Recurring work of the server. */
export const jobKinds = ({ db, bus, outbox, address }: GivenServices): Record<string, JobKind> => ({
  'session-cleanup': {
    every: MINUTE_MS,
    run: async () => {
      for (const digest of await removeExpiredSessions(db, new Date())) bus.publish(sessionTopic(digest), 'ended');
    },
  },
  'reset-cleanup': {
    every: HOUR_MS,
    run: () => removeOldResets(db, new Date()),
  },
  'factor-cleanup': {
    every: HOUR_MS,
    run: async () => {
      for (const remove of [
        removeOldChallenges,
        removeOldProofs,
        removeOldHalves,
        removeOldTotpSetups,
        removeOldFactorResets,
        removeOldSsoSignIns,
      ])
        await remove(db, new Date());
    },
  },
  'audit-visits': {
    every: MINUTE_MS,
    run: () => endVisits(db),
  },
  'job-cleanup': {
    every: HOUR_MS,
    run: () => removeDone(db, JOB_KEPT_MS),
  },
  'test-expiry': {
    every: 10 * MINUTE_MS,
    run: () => expirePendingTests({ db, bus }, new Date()),
  },
  'test-schedules': {
    every: MINUTE_MS,
    run: () => orderScheduled({ db, bus }, new Date()),
  },
  'home-notices': {
    every: 10_000,
    run: () => tellPatients({ db, ...(outbox && { outbox }), ...(address && { address }) }, new Date()),
  },
  'done-notices': {
    every: 10_000,
    run: () => tellDoctors({ db, ...(outbox && { outbox }), ...(address && { address }) }, new Date()),
  },
  invitations: {
    every: MINUTE_MS,
    run: async () => {
      await endInvitations(db, new Date());
      await sendInvitations({ db, ...(outbox && { outbox }), ...(address && { address }) }, new Date());
    },
  },
  'home-offline': {
    every: MINUTE_MS,
    run: () => noteOffline(db, { notSince: new Date(Date.now() - DEVICE_SILENCE) }),
  },
  // of tests older than the rules, and of those whose patient, and so whose age, is another one
  'test-results': {
    every: MINUTE_MS,
    run: () => storeMissingResults(db),
  },
  // of patients who were stored by an older version of the server
  'search-texts': {
    every: MINUTE_MS,
    run: () => renewSearchTexts(db, patient),
  },
  'mwl-cleanup': {
    every: 5 * MINUTE_MS,
    run: () => removeOldQueries(db),
  },
  'merge-cleanup': {
    every: HOUR_MS,
    run: () => db.transaction((tx) => forgetChanges(tx, new Date())),
  },
  // The embedded database has no autovacuum; without statistics it searches names without their index.
  'database-statistics': {
    every: HOUR_MS,
    run: async () => {
      await db.execute(sql`analyze`);
    },
  },
});

/**
 * Long jobs with a separate runner, so that no other job waits for them.
 * @param stopping aborted when the server stops; unfinished work is left to another server
 */
export const longJobKinds = (
  work: ExportWork & Sending & Publishing,
  stopping: AbortSignal,
): Record<string, JobKind> => ({
  'audit-heads': { every: HOUR_MS, run: () => publishHeads(work) },
  exports: { every: 5_000, run: () => makeExports(work, stopping) },
  'pacs-results': { every: 5_000, run: () => sendResults(work, stopping) },
});

/** Reports to PACS systems have a separate runner: a slow system must not delay results and exports. */
export const pacsReportJobKinds = (work: Sending, stopping: AbortSignal): Record<string, JobKind> => ({
  'pacs-commitments': { every: 5_000, run: () => requestCommitments(work, stopping) },
  'pacs-steps': { every: 5_000, run: () => reportSteps(work, stopping) },
});

/** Erasing of names has a separate runner: it rewrites whole tables. */
export const erasureJobKinds = (work: Publishing): Record<string, JobKind> => eraseNamesJob(work);

/** Visitors' reports have a separate runner, because drawing takes seconds. */
export const visitJobKinds = (work: VisitWork): Record<string, JobKind> => ({
  'visit-reports': { every: 2_000, run: () => sendVisitReports(work, new Date()) },
});

/** Reading of imports has a separate runner: the user who uploaded one must not wait for an export. */
export const importJobKinds = (work: ImportWork, stopping: AbortSignal): Record<string, JobKind> => ({
  imports: { every: 2_000, run: () => readImports(work, stopping) },
});

/** Forwarding of audit rows has a separate runner: it waits for a syslog server that may not answer. */
export const syslogJobKinds = (forwarder: Forwarder, stopping: AbortSignal): Record<string, JobKind> => ({
  'audit-syslog': { every: 2_000, run: () => forwarder.run(stopping) },
});

/** Ends the tests that waited too long for their device, or for it to come back; it becomes free [LIST-11, OUR-192]. */
export async function expirePendingTests({ db, bus }: GivenServices, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const announcements = await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: test.id })
      .from(test)
      .innerJoin(device, eq(device.id, test.deviceId))
      .where(
        and(
          isNull(test.deleted),
          or(
            and(eq(test.status, 'pending'), not(isAtHome), lt(test.created, before(PENDING_MS))),
            and(eq(test.status, 'pending'), isAtHome, lt(test.created, before(AT_HOME_MS))),
            and(
              inArray(test.status, ['started', 'paused', 'syncing']),
              test.offline,
              lt(test.timeStart, before(AT_HOME_MS)),
            ),
          ),
        ),
      )
      .orderBy(test.id)
      .for('update', { of: test, skipLocked: true });
    const announce = [];
    for (const { id } of rows) announce.push(await setStatus(tx, id, 'expired'));
    return announce;
  });
  for (const announce of announcements) announce(bus);
}

/** Orders what recurs and has become due, and gives it to the devices that are free [RECUR-05]. */
export async function orderScheduled({ db, bus }: GivenServices, now: Date): Promise<void> {
  while ((await orderDue(db, now)) > 0);
  const announce = await giveOrdered(db);
  announce(bus);
}
