import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { storageCommitment, test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import type { CommitmentReport } from '../../../platform/dicom/commitment.ts';
import { uidOf } from '../../../platform/dicom/uid.ts';
import { nextAttempt } from '../retries.ts';
import type { PacsOutcome } from '../wire.ts';
import { resultOf } from './answers.ts';

export type CommitmentRow = typeof storageCommitment.$inferSelect;

/** The time after which a server that took a request up and has not settled it counts as stopped. */
const CLAIM_MS = 5 * 60_000;
/** How long an archive may take to answer a request that it accepted. */
const ANSWER_MS = 60 * 60_000;
const NO_ANSWER = 'The archive did not answer within an hour.';

/** Asks the archive next whether it keeps the result that it has just stored. */
export async function beginCommitment(db: Db, testId: string): Promise<void> {
  const fresh = { transaction: uidOf(randomUUID()), attempts: 0, requested: null, due: sql`now()` };
  await db
    .insert(storageCommitment)
    .values({ testId, ...fresh })
    .onConflictDoUpdate({ target: storageCommitment.testId, set: fresh });
}

/** Takes up the request that has waited longest; each is taken by one server. */
export async function claimCommitment(db: Db, now: Date): Promise<CommitmentRow | undefined> {
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ testId: storageCommitment.testId })
      .from(storageCommitment)
      .where(lte(storageCommitment.due, now))
      .orderBy(asc(storageCommitment.due), asc(storageCommitment.testId))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [claimed] = await tx
      .update(storageCommitment)
      .set({ attempts: sql`${storageCommitment.attempts} + 1`, due: new Date(now.getTime() + CLAIM_MS) })
      .where(eq(storageCommitment.testId, next.testId))
      .returning();
    return claimed;
  });
}

/** Stores what became of a request, or that a request that was accepted got no answer in time. */
export async function settleCommitment(
  db: Db,
  row: CommitmentRow,
  outcome: PacsOutcome<CommitmentReport | null> | 'no answer',
  now: Date,
): Promise<void> {
  if (outcome === 'no answer') {
    await change(db, row, { due: null }, { pacsCommitment: 'NOT_CONFIRMED', pacsCommitmentDetails: NO_ANSWER });
  } else if (outcome.result !== 'done') {
    const due = nextAttempt(outcome, row.attempts, now);
    const status = due === null ? ('NOT_CONFIRMED' as const) : ('WAITING' as const);
    await change(db, row, { due }, { pacsCommitment: status, pacsCommitmentDetails: outcome.details });
  } else if (outcome.value) {
    await storeReport(db, outcome.value);
  } else {
    const due = new Date(now.getTime() + ANSWER_MS);
    await change(db, row, { requested: now, due }, { pacsCommitmentDetails: null });
  }
}

/** Changes a request and the test with it, unless an answer or another request came in the meantime. */
const change = (
  db: Db,
  { testId, transaction }: CommitmentRow,
  request: Partial<Pick<CommitmentRow, 'requested' | 'due'>>,
  shown: Partial<Pick<typeof test.$inferSelect, 'pacsCommitment' | 'pacsCommitmentDetails'>>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const changed = await tx
      .update(storageCommitment)
      .set(request)
      .where(and(eq(storageCommitment.transaction, transaction), isNotNull(storageCommitment.due)))
      .returning({ testId: storageCommitment.testId });
    if (changed.length > 0) await tx.update(test).set(shown).where(eq(test.id, testId));
  });

/** Stores an archive's answer, even a late one. @returns false if nobody asked under its transaction */
export const storeReport = (db: Db, report: CommitmentReport): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ testId: storageCommitment.testId, instances: test.pacsInstances })
      .from(storageCommitment)
      .innerJoin(test, eq(test.id, storageCommitment.testId))
      .where(eq(storageCommitment.transaction, report.transaction))
      .for('update');
    if (!row) return false;
    const { instances, status, details } = resultOf(row.instances ?? [], report);
    await tx.update(storageCommitment).set({ due: null }).where(eq(storageCommitment.testId, row.testId));
    await tx
      .update(test)
      .set({ pacsInstances: instances, pacsCommitment: status, pacsCommitmentDetails: details })
      .where(eq(test.id, row.testId));
    return true;
  });
