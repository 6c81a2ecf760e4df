import type {
  FieldBaseline,
  FieldBaselineWrite,
  FieldExclusionWrite,
  KnownExclusion,
  ProtocolValue,
  SingleEye,
} from '@isopter/contract';
import { familyOf, isSameFamily } from '@isopter/clinical/perimetry/progression';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { nameOf } from '../../../access/auth/actor.ts';
import type { Identity } from '../../../access/auth/identity.ts';
import { testScope } from '../../../access/auth/scope.ts';
import { account, fieldBaseline, fieldExclusion, test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { invalidField } from '../../../platform/lib/errors.ts';
import { recordChanged } from '../../../access/versions/requireVersion.ts';
import { isThresholdField, REPORTED, sizeOf } from './fields.ts';
import type { TestRow } from '../states/records.ts';

const NEVER: KnownExclusion = { exclusion: null, version: 0 };

/** Returns the fields that were excluded from progression, by test and eye. */
export async function exclusionsOf(
  db: Db,
  testIds: readonly string[],
): Promise<(testId: string, eye: SingleEye) => KnownExclusion> {
  if (testIds.length === 0) return () => NEVER;
  const rows = await db
    .select({ one: fieldExclusion, by: account })
    .from(fieldExclusion)
    .innerJoin(account, eq(account.id, fieldExclusion.updatedBy))
    .where(inArray(fieldExclusion.testId, [...testIds]));
  const known = new Map(
    rows.map(({ one: { testId, eye, reason, note, version, updated }, by }): [string, KnownExclusion] => [
      `${testId} ${eye}`,
      { exclusion: reason && { reason, note, by: nameOf(by), at: updated.toISOString() }, version },
    ]),
  );
  return (testId, eye) => known.get(`${testId} ${eye}`) ?? NEVER;
}

/** Returns the baselines chosen for a patient, including those that were cleared. */
export async function baselinesOf(db: Db, patientId: string): Promise<FieldBaseline[]> {
  const rows = await db
    .select({ one: fieldBaseline, by: account })
    .from(fieldBaseline)
    .innerJoin(account, eq(account.id, fieldBaseline.updatedBy))
    .where(eq(fieldBaseline.patientId, patientId));
  return rows.map(({ one: { eye, program, size, firstId, secondId, version, updated }, by }) => ({
    eye,
    program,
    size,
    tests: firstId && secondId ? [firstId, secondId] : null,
    version,
    by: nameOf(by),
    at: updated.toISOString(),
  }));
}

/**
 * Takes the field of an eye out of the progression, or in again.
 * @throws ApiError 409 `RecordChanged` when it is not the version that the caller changed
 */
export async function writeExclusion(
  db: Db,
  user: Identity,
  testId: string,
  eye: SingleEye,
  write: FieldExclusionWrite,
): Promise<void> {
  const { version, reason, note = null } = write;
  const values = { reason, note, updated: new Date(), updatedBy: user.accountId };
  const [written] =
    version === 0
      ? await db
          .insert(fieldExclusion)
          .values({ testId, eye, ...values })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(fieldExclusion)
          .set({ ...values, version: sql`${fieldExclusion.version} + 1` })
          .where(
            and(eq(fieldExclusion.testId, testId), eq(fieldExclusion.eye, eye), eq(fieldExclusion.version, version)),
          )
          .returning();
  if (written) return;
  const read = async () => (await exclusionsOf(db, [testId]))(testId, eye);
  throw await recordChanged('updateFieldExclusion', { db, user }, write, {
    id: testId,
    read,
    latest: ({ exclusion }) => ({ changed_by: exclusion?.by, changed_at: exclusion?.at }),
  });
}

/**
 * Chooses the two tests that later ones are compared with, or resets to the first two.
 * @throws ApiError 400 at `tests` when they are no finished fields of the patient, program and size; 409
 *   `RecordChanged` as for an exclusion
 */
export async function writeBaseline(
  db: Db,
  user: Identity,
  patientId: string,
  write: FieldBaselineWrite,
): Promise<void> {
  const { version, eye, program: given, size, tests } = write;
  const program = familyOf({ program: given, size }).program as ProtocolValue;
  if (tests) await requireFields(db, user, patientId, { program, size, tests });
  const [firstId, secondId] = tests ?? [null, null];
  const values = { firstId, secondId, updated: new Date(), updatedBy: user.accountId };
  const [written] =
    version === 0
      ? await db
          .insert(fieldBaseline)
          .values({ patientId, eye, program, size, ...values })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(fieldBaseline)
          .set({ ...values, version: sql`${fieldBaseline.version} + 1` })
          .where(
            and(
              eq(fieldBaseline.patientId, patientId),
              eq(fieldBaseline.eye, eye),
              eq(fieldBaseline.program, program),
              eq(fieldBaseline.size, size),
              eq(fieldBaseline.version, version),
            ),
          )
          .returning();
  if (written) return;
  const read = async () => {
    const known = await baselinesOf(db, patientId);
    const baseline = known.find((one) => one.eye === eye && one.program === program && one.size === size) ?? null;
    return { baseline, version: baseline?.version ?? 0 };
  };
  throw await recordChanged('updateFieldBaseline', { db, user }, write, {
    id: patientId,
    read,
    latest: ({ baseline }) => ({ changed_by: baseline?.by, changed_at: baseline?.at }),
  });
}

async function requireFields(
  db: Db,
  user: Identity,
  patientId: string,
  { program, size, tests }: Pick<FieldBaselineWrite, 'program' | 'size'> & { tests: readonly string[] },
): Promise<void> {
  const rows = await db
    .select()
    .from(test)
    .where(and(testScope(user), eq(test.patientId, patientId), inArray(test.id, [...tests])));
  const isOne = (row: TestRow): boolean =>
    REPORTED.includes(row.status) &&
    isThresholdField(row) &&
    isSameFamily(familyOf({ program: row.protocol ?? '', size: sizeOf(row) }), { program, size });
  const found = rows.filter(isOne);
  if (found.length < tests.length || new Set(found.map(({ strategy }) => strategy)).size > 1) {
    throw invalidField('tests', 'These are not two fields of this patient, program and size, and of one strategy.');
  }
}
