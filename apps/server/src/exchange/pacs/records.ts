import { type AppLanguage, type CallInput, nameKey, type PacsRecord } from '@isopter/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { testScope } from '../../access/auth/scope.ts';
import { firstNameOf, inOrderOf, lastNameOf } from '../../platform/db/collation.ts';
import { finds } from '../../platform/db/folded.ts';
import { device, officeGroup, patient, procedureStep, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { totalOf } from '../../access/http/paging.ts';
import { conflict, notFound } from '../../platform/lib/errors.ts';
import { containing } from '../../platform/lib/like.ts';
import { displayName, summaryOf } from '../../clinic/patients/present.ts';
import { isInZeroPii } from '../../access/preferences/zeroPii.ts';
import type { TestRow } from '../../clinic/tests/states/records.ts';
import { commitmentOf } from '../../clinic/tests/pacsState.ts';
import { beginCommitment } from './commitment/store.ts';
import { afterFailure } from './retries.ts';
import { hasFailed, retrySteps, stepsOf } from './steps/store.ts';
import type { PacsOutcome, Stored } from './wire.ts';

/** A server that has not settled its result by then has ended; another one takes the result over. */
const CLAIM_MS = 5 * 60_000;

const FRESH = {
  pacsStatus: 'INITIALIZED',
  pacsDetails: null,
  pacsAttempts: 0,
  pacsCommitment: null,
  pacsCommitmentDetails: null,
} as const;

/**
 * Begins the way of finished tests to their PACS: of the worklist they came from, else of the pool of their device. Nothing
 * is handed out in zero-PII mode [REP-08].
 */
export async function beginSending(db: Db, testIds: readonly string[]): Promise<void> {
  if (testIds.length === 0) return;
  const pool = sql`coalesce((${test.worklist} ->> 'poolId')::uuid, ${device.poolId})`;
  await db
    .update(test)
    .set({ ...FRESH, pacsPoolId: pool, pacsChanged: sql`now()`, pacsDue: sql`now()` })
    .from(device)
    .innerJoin(officeGroup, eq(officeGroup.id, device.officeGroupId))
    .where(
      and(
        inArray(test.id, [...testIds]),
        eq(device.id, test.deviceId),
        sql`${officeGroup.flags} ->> 'pacs_integration' = 'true'`,
        not(isInZeroPii()),
        sql`${pool} is not null`,
      ),
    );
}

/** Takes the result that has waited longest; each is taken by one server, whatever number of them runs. */
export async function claimResult(db: Db, now: Date): Promise<TestRow | undefined> {
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: test.id })
      .from(test)
      .where(and(lte(test.pacsDue, now), isNull(test.deleted)))
      .orderBy(asc(test.pacsDue), asc(test.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [claimed] = await tx
      .update(test)
      .set({
        pacsStatus: 'INITIALIZED',
        pacsDetails: null,
        pacsChanged: now,
        pacsAttempts: sql`${test.pacsAttempts} + 1`,
        pacsDue: new Date(now.getTime() + CLAIM_MS),
      })
      .where(eq(test.id, next.id))
      .returning();
    return claimed;
  });
}

/** Limits an update to a result that no other server has claimed since. */
const isMine = ({ id, pacsAttempts, pacsDue }: TestRow) =>
  and(eq(test.id, id), eq(test.pacsAttempts, pacsAttempts), pacsDue ? eq(test.pacsDue, pacsDue) : sql`false`);

/** A result is on its way to its PACS. @returns false when another server has taken it */
export async function noteSent(db: Db, row: TestRow): Promise<boolean> {
  const noted = await db
    .update(test)
    .set({ pacsStatus: 'MESSAGE_SENT', pacsChanged: sql`now()` })
    .where(isMine(row))
    .returning({ id: test.id });
  return noted.length > 0;
}

/**
 * Stores what became of a result; one that may get there later is tried again [SRV-06].
 * @param isConfirmed whether the archive is asked to confirm that it keeps what it stored
 */
export async function settleResult(
  db: Db,
  row: TestRow,
  outcome: PacsOutcome<Stored>,
  now: Date,
  isConfirmed = false,
): Promise<void> {
  const isAsked = isConfirmed && outcome.result === 'done';
  const settled =
    outcome.result === 'done'
      ? {
          pacsStatus: 'AGENT_SUCCESS' as const,
          pacsDetails: leftOut(outcome.value),
          pacsDue: null,
          pacsInstances: outcome.value.instances,
          pacsCommitment: isAsked ? ('WAITING' as const) : null,
          pacsCommitmentDetails: null,
        }
      : afterFailure(outcome, row.pacsAttempts, now);
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(test)
      .set({ ...settled, pacsChanged: now })
      .where(isMine(row))
      .returning({ id: test.id });
    if (isAsked && changed.length > 0) await beginCommitment(tx, row.id);
  });
}

const leftOut = ({ left }: Stored): string | null =>
  left > 0 ? 'The PACS has the report. It takes no measurements of visual fields.' : null;

/** A test whose result goes to a PACS, or whose procedure step is reported. */
const isRecord = or(
  isNotNull(test.pacsStatus),
  sql`exists(select 1 from procedure_step p where p.test_id = ${test.id})`,
);

/** Sends again, now, what failed of a test: its result, or the report of its procedure step [PACS-06]. @throws notFound, conflict if nothing failed */
export async function retryResult(db: Db, user: Identity, id: string): Promise<TestRow> {
  const [row] = await db
    .select()
    .from(test)
    .where(and(testScope(user), isRecord, eq(test.id, id)))
    .for('update');
  if (!row) throw notFound();
  const isResultFailed =
    row.pacsStatus === 'AGENT_FAILED' || row.pacsStatus === 'MESSAGE_FAILED' || row.pacsCommitment === 'NOT_CONFIRMED';
  const failedSteps = await db.$count(procedureStep, and(eq(procedureStep.testId, id), hasFailed));
  if (!isResultFailed && failedSteps === 0) {
    throw conflict('PacsRecordNotFailed', 'Only a result that could not be sent is sent again.');
  }
  if (isResultFailed) {
    await db
      .update(test)
      .set({ ...FRESH, pacsChanged: sql`now()`, pacsDue: sql`now()` })
      .where(eq(test.id, id));
  }
  await retrySteps(db, id);
  return row;
}

type Query = CallInput<'listPacsRecords'>['query'];
const NEWEST = [sql`${test.pacsChanged} desc nulls last`, asc(test.id)];
const ordersIn = (language: AppLanguage): Record<NonNullable<Query['ordering']>, SQL[]> => {
  const name = [lastNameOf(patient), firstNameOf(patient)].map((part) => inOrderOf(language, part));
  return {
    patient_name: [...name.map(asc), ...NEWEST],
    '-patient_name': [...name.map(desc), ...NEWEST],
    status: [asc(test.pacsStatus), ...NEWEST],
    '-status': [desc(test.pacsStatus), ...NEWEST],
    status_changed: [asc(test.pacsChanged), asc(test.id)],
    '-status_changed': NEWEST,
  };
};

/** A page of the results that went, or are to go, to a PACS [PACS-11]. */
export async function listRecords(
  db: Db,
  user: Identity,
  query: Query,
): Promise<{ results: PacsRecord[]; count: number; patientIds: string[] }> {
  const words = (query.patient_name__icontains ?? '').split(/[\s,]+/).filter(Boolean);
  const where = and(
    testScope(user),
    isRecord,
    query.status && eq(test.pacsStatus, query.status),
    ...words.map((word) =>
      user.preferences.disable_pi
        ? finds(patient.patientIdNumber, word)
        : like(patient.searchText, containing(nameKey(word) || word)),
    ),
  );
  const total = () =>
    db.select({ count: count() }).from(test).leftJoin(patient, eq(patient.id, test.patientId)).where(where);
  const rows = await db
    .select({ test, patient })
    .from(test)
    .leftJoin(patient, eq(patient.id, test.patientId))
    .where(where)
    .orderBy(...ordersIn(user.preferences.app_language)[query.ordering ?? '-status_changed'])
    .limit(query.limit)
    .offset(query.offset);
  const steps = await stepsOf(
    db,
    rows.map(({ test: { id } }) => id),
  );
  return {
    results: rows.map(({ test: row, patient: owner }) => ({
      id: row.id,
      patient_name: owner ? displayName(owner, user.preferences) : '',
      patient: owner && summaryOf(owner, user.preferences),
      status: row.pacsStatus,
      test_group: { group: row.group, strategy: row.strategy, protocol: row.protocol },
      status_changed: row.pacsChanged?.toISOString() ?? null,
      commitment: commitmentOf(row),
      procedure_step: steps.get(row.id) ?? null,
    })),
    count: await totalOf(rows.length, query, total),
    patientIds: rows.flatMap(({ patient: owner }) => owner?.id ?? []),
  };
}
