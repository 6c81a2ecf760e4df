import {
  type CallInput,
  type ComparedPerson,
  LOCAL_NAME_FIELDS,
  NAME_PARTS,
  namePartOf,
  nameKey,
  type PatientDifference,
  resembling,
  type SimilarPatients,
} from '@isopter/contract';
import { and, count, eq, inArray, isNull, like, ne, type SQL } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { patientScope } from '../../access/auth/scope.ts';
import { patient, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/lib/errors.ts';
import { containing } from '../../platform/lib/like.ts';
import { type PatientRow, presentPatient, selectPatients } from './present.ts';

/** The maximum number of patients who are compared, for each index that finds them. */
const CANDIDATES = 200;
const SHOWN = 10;

/** The shortest id number that is also searched for within others' texts. */
const NUMBER_LENGTH = 4;

const personOf = (row: typeof patient.$inferSelect): ComparedPerson => ({
  first_name: row.firstName,
  last_name: row.lastName,
  ideographic_name: row.ideographicName,
  phonetic_name: row.phoneticName,
  date_of_birth: row.dateOfBirth,
  patient_id_number: row.patientIdNumber,
  phone: row.phone,
  email: row.email,
});

/** The conditions by which a person's likes are found, each through an index. */
function likes(person: ComparedPerson): SQL[] {
  const { first_name, last_name, date_of_birth, patient_id_number } = person;
  const local = LOCAL_NAME_FIELDS.map((field) => NAME_PARTS.map((part) => namePartOf(person[field], part)));
  const names = [[first_name, last_name], ...local].map((parts) => parts.map(nameKey).filter(Boolean));
  const number = nameKey(patient_id_number);
  const found = [
    date_of_birth ? eq(patient.dateOfBirth, date_of_birth) : undefined,
    patient_id_number ? eq(patient.patientIdNumber, patient_id_number) : undefined,
    number.length < NUMBER_LENGTH ? undefined : like(patient.searchText, containing(number)),
    ...names.map((parts) => and(...parts.map((part) => like(patient.searchText, containing(part))))),
  ];
  return found.filter((condition) => condition !== undefined);
}

/** Finds the patients of the caller's scope who may be the same person, the most similar first. */
async function findLikes(db: Db, user: Identity, person: ComparedPerson, others?: SQL): Promise<PatientRow[]> {
  const candidates = new Map<string, PatientRow>();
  for (const condition of likes(person)) {
    const rows = await selectPatients(db)
      .where(and(patientScope(user), others, condition))
      .limit(CANDIDATES);
    for (const row of rows) candidates.set(row.id, row);
  }
  return resembling(person, [...candidates.values()], personOf).slice(0, SHOWN);
}

/** Finds the patients who may be the person whom a query describes, before that person is registered [PAT-07]. */
export async function findResembling(
  db: Db,
  user: Identity,
  { limit, offset, ...person }: CallInput<'listPatients'>['query'],
): Promise<{ rows: PatientRow[]; count: number }> {
  const rows = await findLikes(db, user, person);
  return { rows: rows.slice(offset, offset + limit), count: rows.length };
}

/** Finds the patients who resemble a patient of the caller's scope, with the differences. */
export async function findSimilar(db: Db, user: Identity, id: string): Promise<SimilarPatients> {
  const [me] = await db
    .select()
    .from(patient)
    .where(and(patientScope(user), eq(patient.id, id)));
  if (!me) throw notFound();
  const shown = await findLikes(db, user, personOf(me), ne(patient.id, id));
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

type Row = typeof patient.$inferSelect;

const FIELDS = {
  firstName: 'first_name',
  lastName: 'last_name',
  ideographicName: 'ideographic_name',
  phoneticName: 'phonetic_name',
  dateOfBirth: 'date_of_birth',
  genderId: 'gender',
  patientIdNumber: 'patient_id_number',
  phone: 'phone',
  email: 'email',
} as const satisfies Partial<Record<keyof Row, PatientDifference>>;

/** Returns what two patients differ in, including facts that only one of them has. */
const differences = (one: Row, other: Row): PatientDifference[] =>
  (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter((key) => one[key] !== other[key]).map((key) => FIELDS[key]);

async function countTests(db: Db, ids: readonly string[]): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ id: test.patientId, count: count() })
    .from(test)
    .where(and(inArray(test.patientId, [...ids]), isNull(test.deleted)))
    .groupBy(test.patientId);
  return new Map(rows.map((row) => [row.id, row.count]));
}
