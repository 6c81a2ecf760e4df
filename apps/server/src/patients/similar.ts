import { type SimilarPatients, fold } from '@isopter/contract';
import { and, count, eq, inArray, isNull, like, ne, or } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { patientScope } from '../auth/scope.ts';
import { patient, test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { notFound } from '../lib/errors.ts';
import { containing } from '../lib/like.ts';
import { presentPatient, selectPatients } from './present.ts';
import { alikeOf, differences } from './resemblance.ts';

/** So many are looked at, found by an index each, and so many of them shown. */
const CANDIDATES = 200;
const SHOWN = 10;

/** Whom a patient of the caller's scope resembles, with what differs. */
export async function findSimilar(db: Db, user: Identity, id: string): Promise<SimilarPatients> {
  const [me] = await db
    .select()
    .from(patient)
    .where(and(patientScope(user), eq(patient.id, id)));
  if (!me) throw notFound();
  const names = [me.firstName, me.lastName].filter((name) => name !== null);
  const candidates = await selectPatients(db)
    .where(
      and(
        patientScope(user),
        ne(patient.id, id),
        or(
          me.dateOfBirth === null ? undefined : eq(patient.dateOfBirth, me.dateOfBirth),
          me.patientIdNumber === null ? undefined : eq(patient.patientIdNumber, me.patientIdNumber),
          names.length === 0
            ? undefined
            : and(...names.map((name) => like(patient.searchText, containing(fold(name))))),
        ),
      ),
    )
    .limit(CANDIDATES);
  const shown = alikeOf(me, candidates).slice(0, SHOWN);
  const tests = await countTests(db, [id, ...shown.map((other) => other.id)]);
  return {
    tests: tests.get(id) ?? 0,
    matches: shown.map((other) => ({
      patient: presentPatient(other, user.preferences),
      tests: tests.get(other.id) ?? 0,
      differs: differences(me, other),
    })),
  };
}

async function countTests(db: Db, ids: readonly string[]): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ id: test.patientId, count: count() })
    .from(test)
    .where(and(inArray(test.patientId, [...ids]), isNull(test.deleted)))
    .groupBy(test.patientId);
  return new Map(rows.map((row) => [row.id, row.count]));
}
