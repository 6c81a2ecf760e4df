import { and, asc, desc, eq, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import type { PacsRecord } from '@isopter/contract';
import { isInZeroPii } from '../../../access/preferences/zeroPii.ts';
import { officeGroup, procedureStep, test } from '../../../platform/db/schema.ts';
import type { StepStatus } from '../../../platform/db/tables/pacsTypes.ts';
import type { Db } from '../../../platform/db/store.ts';
import { nextAttempt } from '../retries.ts';
import type { PacsOutcome } from '../wire.ts';

export type StepRow = typeof procedureStep.$inferSelect;

/** The time after which a server that took a step up and has not settled it counts as stopped. */
const CLAIM_MS = 5 * 60_000;

/**
 * Brings the steps in line with their tests: adds one for each run of a test of an order that has started, in pools with a
 * system for them, and ends those whose run is over. It reads the state of tests, so that nothing about MPPS is part of
 * the course of an examination. A finished test completes its step once its report is stored or not sent any more.
 */
export async function updateSteps(db: Db, now: Date): Promise<void> {
  const pool = sql`${test.worklist} ->> 'poolId'`;
  await db.execute(sql`
    insert into ${procedureStep} (test_id, run, pool_id, started, due)
    select ${test.id}, ${test.run}, (${pool})::uuid, ${test.timeStart}, ${now.toISOString()}::timestamptz
    from ${test} join ${officeGroup} on ${officeGroup.id} = ${test.officeGroupId}
    where ${test.worklist} is not null and ${test.deleted} is null
      and ${test.timeStart} > ${now.toISOString()}::timestamptz - interval '1 day'
      and ${officeGroup.flags} ->> 'pacs_integration' = 'true' and not ${isInZeroPii()}
      and ${officeGroup.pacsConnections} -> (${pool}) -> 'mpps' ->> 'host' is not null
    on conflict do nothing`);
  await db.execute(sql`
    update ${procedureStep} as s
    set status = case when t.status = 'finished' and t.run = s.run and t.deleted is null
        then 'COMPLETED' else 'DISCONTINUED' end,
      ended = coalesce(case when t.run = s.run then coalesce(t.time_end, t.deleted) end, ${now.toISOString()}::timestamptz),
      due = now(), attempts = 0
    from ${test} t
    where t.id = s.test_id and s.status = 'IN_PROGRESS' and (
      t.run > s.run or t.deleted is not null or t.status in ('failed', 'expired')
      or (t.status = 'finished' and (t.pacs_status is null or t.pacs_due is null)))`);
}

/** Takes up the step that has waited longest; each is taken by one server. Nothing is sent in zero-PII mode [REP-08]. */
export async function claimStep(db: Db, now: Date): Promise<StepRow | undefined> {
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ testId: procedureStep.testId, run: procedureStep.run })
      .from(procedureStep)
      .innerJoin(test, eq(test.id, procedureStep.testId))
      .innerJoin(officeGroup, eq(officeGroup.id, test.officeGroupId))
      .where(and(lte(procedureStep.due, now), not(isInZeroPii())))
      .orderBy(asc(procedureStep.due), asc(procedureStep.testId))
      .limit(1)
      .for('update', { of: procedureStep, skipLocked: true });
    if (!next) return undefined;
    const [claimed] = await tx
      .update(procedureStep)
      .set({ attempts: sql`${procedureStep.attempts} + 1`, due: new Date(now.getTime() + CLAIM_MS) })
      .where(isRun(next))
      .returning();
    return claimed;
  });
}

const isRun = ({ testId, run }: Pick<StepRow, 'testId' | 'run'>) =>
  and(eq(procedureStep.testId, testId), eq(procedureStep.run, run));

/** Stores the outcome of a message. A step that has ended in the meantime stays due. */
export async function settleStep(
  db: Db,
  row: StepRow,
  told: StepStatus,
  outcome: PacsOutcome<null>,
  now: Date,
): Promise<void> {
  const isOwn = and(isRun(row), eq(procedureStep.attempts, row.attempts), eq(procedureStep.status, row.status));
  if (outcome.result === 'done') {
    await db
      .update(procedureStep)
      .set({
        reported: told,
        details: null,
        attempts: 0,
        due: sql`case when ${procedureStep.status} = ${told} then null else ${now.toISOString()}::timestamptz end`,
      })
      // an outcome that arrives late must not undo a later one
      .where(and(isRun(row), told === 'IN_PROGRESS' ? isNull(procedureStep.reported) : undefined));
    return;
  }
  const due = nextAttempt(outcome, row.attempts, now);
  await db.update(procedureStep).set({ details: outcome.details, due }).where(isOwn);
}

/** Reports the steps of a test that failed once more, now. */
export async function retrySteps(db: Db, testId: string): Promise<void> {
  await db
    .update(procedureStep)
    .set({ attempts: 0, due: sql`now()` })
    .where(and(eq(procedureStep.testId, testId), hasFailed));
}

/** Not told of its status, and not about to be. */
export const hasFailed = and(
  sql`${procedureStep.due} is null`,
  sql`${procedureStep.reported} is distinct from ${procedureStep.status}`,
)!;

type ShownStep = NonNullable<PacsRecord['procedure_step']>;

function shownStep({ status, reported, due, details }: StepRow): ShownStep {
  if (reported === status) return { status, details: null };
  return { status: due === null ? 'FAILED' : 'WAITING', details };
}

/** Returns the step of the last run of each test that has one. */
export async function stepsOf(db: Db, testIds: readonly string[]): Promise<ReadonlyMap<string, ShownStep>> {
  if (testIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([procedureStep.testId])
    .from(procedureStep)
    .where(inArray(procedureStep.testId, [...testIds]))
    .orderBy(procedureStep.testId, desc(procedureStep.run));
  return new Map(rows.map((row) => [row.testId, shownStep(row)]));
}
