import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { patient, test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';

/** Age after which an unsent report is given up. */
const GIVEN_UP_MS = 24 * 3_600_000;

/** Remembers that a visitor of the demo mode began a test. `host`: where, for the brand of the report. */
export async function noteVisit(db: Db, testId: string, host: string): Promise<void> {
  await db.update(test).set({ visitHost: host }).where(eq(test.id, testId));
}

/** Marks the finished tests whose report must be sent to a visitor [OUR-536]. */
export async function noteVisitReports(db: Db, testIds: readonly string[]): Promise<void> {
  if (testIds.length === 0) return;
  await db
    .update(test)
    .set({ reportDue: sql`now()` })
    .where(and(inArray(test.id, [...testIds]), isNotNull(test.visitHost)));
}

/** Gives up reports of deleted tests, reports without an address, and those that could not be sent for a day. */
export async function forgetVisitReports(db: Db, now: Date): Promise<void> {
  const hasAddress = db.select({ id: patient.id }).from(patient).where(isNotNull(patient.email));
  const isLate = lt(test.timeEnd, new Date(now.getTime() - GIVEN_UP_MS));
  await db
    .update(test)
    .set({ reportDue: null })
    .where(
      and(
        isNotNull(test.reportDue),
        or(isNotNull(test.deleted), isLate, isNull(test.patientId), notInArray(test.patientId, hasAddress)),
      ),
    );
}
