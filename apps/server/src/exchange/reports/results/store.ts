import { ANALYSIS_VERSION } from '@isopter/clinical/perimetry/analysis';
import { ageAt } from '@isopter/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { awaitsResult, patient, type StoredResult, test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { testTimezone } from '../../../platform/db/timezones.ts';
import type { TestRow } from '../../../clinic/tests/states/records.ts';
import { stateOf } from '../states.ts';

/** The version of what results are made of, increased with every change that can change one. */
const RULES = '4';
/** Results of another version are computed again. */
export const RESULT_VERSION = `${RULES}.${ANALYSIS_VERSION}`;

/** Tests of one transaction: a reader waits no longer for it than for a page. */
const BATCH = 20;

/** Computes what some finished tests come to, and stores it with them. */
export async function storeResults(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await db
    .select({ test, timezone: testTimezone, birth: patient.dateOfBirth })
    .from(test)
    .leftJoin(patient, eq(patient.id, test.patientId))
    .where(inArray(test.id, [...ids]));
  for (const { test: row, timezone, birth } of found) {
    const age = ageAt(birth, row.timeStart ?? row.created, timezone);
    const result: StoredResult = { version: RESULT_VERSION, ...(await resultOf(db, row, age)) };
    await db.update(test).set({ result }).where(eq(test.id, row.id));
  }
}

async function resultOf(db: Db, row: TestRow, age: number | null): Promise<Omit<StoredResult, 'version'>> {
  const read = await stateOf(db, row);
  if (!read) return { findings: [] };
  // the drawing modules take their time to load, and many a server never needs them here
  const [{ findingsOf }, { outcomeOf }] = await Promise.all([import('./findings.ts'), import('./picture.ts')]);
  const sourced = { ...read, test: { row, age } };
  try {
    return { findings: findingsOf(sourced), ...outcomeOf(sourced) };
  } catch {
    // what cannot be analysed has no result; it must neither keep its test from the end nor others from theirs
    return { findings: [] };
  }
}

/** Computes the results of finished tests that have none of this version: old ones, and those whose patient changed. */
export async function storeMissingResults(db: Db): Promise<void> {
  for (;;) {
    const stored = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: test.id })
        .from(test)
        .where(and(awaitsResult, sql`${test.result} ->> 'version' is distinct from ${RESULT_VERSION}`))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      await storeResults(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    if (stored < BATCH) return;
  }
}
