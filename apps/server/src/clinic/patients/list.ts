import {
  type AppLanguage,
  type CallInput,
  type PatientOrdering,
  type Preferences,
  testStatus,
} from '@isopter/contract';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { patientScope } from '../../access/auth/scope.ts';
import { isUnread, patient, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { isBetween, lastTestTimezone, timezonesOfGroup } from '../../platform/db/timezones.ts';
import { personalOrders } from './ordering.ts';
import { type PatientRow, selectPatients } from './present.ts';
import { isFoundBy } from './search.ts';

type Query = CallInput<'listPatients'>['query'];

/** Each column has an index to sort by; the id makes the order total, so that pages never overlap. */
const ordersIn = (language: AppLanguage): Record<PatientOrdering, SQL[]> => ({
  last_test: [sql`${patient.lastTestTime} asc nulls first`, desc(patient.id)],
  '-last_test': [sql`${patient.lastTestTime} desc nulls last`, asc(patient.id)],
  ...personalOrders(patient, language),
});

const sameName = (
  column: (typeof patient)['firstName' | 'lastName' | 'ideographicName' | 'phoneticName'],
  name: string | undefined,
): SQL | undefined => (name === undefined ? undefined : sql`lower(${column}) = lower(${name.trim()})`);

/** The newest tests that a condition leaves, by their id; the condition begins with the office group, for its index. */
const lastTestIs = (db: Db, officeGroupId: string, condition: SQL) =>
  inArray(
    patient.lastTestId,
    db
      .select({ id: test.id })
      .from(test)
      .where(and(eq(test.officeGroupId, officeGroupId), condition)),
  );

/** A ciphertext of format 2 or 3 begins with `v2.` or `v3.`, which base64 cannot contain. */
const isFormat1 = sql`(${patient.isEncrypted} and ${patient.encryptedPii}::text not like '%"v_.%')`;

function filter(
  db: Db,
  officeGroupId: string,
  query: Query,
  preferences: Pick<Preferences, 'date_format' | 'app_language'>,
  timezones: readonly string[],
): SQL | undefined {
  const statuses = query.last_test__status__name__in?.flatMap((name) => testStatus(name) ?? []);
  const unread = db
    .select({ id: test.patientId })
    .from(test)
    .where(and(eq(test.officeGroupId, officeGroupId), isUnread, isNotNull(test.patientId)));
  return and(
    isFoundBy(query.search, preferences),
    query.needs_match_review === undefined ? undefined : eq(patient.needsMatchReview, query.needs_match_review),
    query.is_encrypted === undefined ? undefined : eq(patient.isEncrypted, query.is_encrypted),
    query.ciphertext_format === undefined ? undefined : isFormat1,
    query.date_of_birth === undefined ? undefined : eq(patient.dateOfBirth, query.date_of_birth),
    query.patient_id_number === undefined ? undefined : eq(patient.patientIdNumber, query.patient_id_number.trim()),
    sameName(patient.firstName, query.first_name),
    sameName(patient.lastName, query.last_name),
    sameName(patient.ideographicName, query.ideographic_name),
    sameName(patient.phoneticName, query.phonetic_name),
    query.id__in === undefined ? undefined : inArray(patient.id, query.id__in),
    query.updated__gte === undefined ? undefined : gte(patient.updated, new Date(query.updated__gte)),
    query.doctor === undefined ? undefined : eq(patient.doctorId, query.doctor),
    statuses && lastTestIs(db, officeGroupId, inArray(test.status, statuses)),
    query.last_test__group && lastTestIs(db, officeGroupId, eq(test.group, query.last_test__group)),
    query.last_test__device === undefined
      ? undefined
      : lastTestIs(db, officeGroupId, eq(test.deviceId, query.last_test__device)),
    isBetween(patient.lastTestTime, lastTestTimezone, timezones, {
      from: query.last_test__gte,
      before: query.last_test__lt,
    }),
    query.unread === undefined
      ? undefined
      : query.unread
        ? inArray(patient.id, unread)
        : notInArray(patient.id, unread),
  );
}

/** A page of the patients in scope that the filters leave, newest test first unless asked otherwise [PAT-16]. */
export async function findPatients(
  db: Db,
  user: Identity,
  query: Query,
): Promise<{ rows: PatientRow[]; count: number }> {
  const timezones = await timezonesOfGroup(db, user.officeGroupId);
  const where = and(patientScope(user), filter(db, user.officeGroupId, query, user.preferences, timezones));
  const order = ordersIn(user.preferences.app_language)[query.ordering ?? '-last_test'];
  // The page is found by an index alone; only its rows are joined with what an answer needs.
  const page = db
    .select({ id: patient.id })
    .from(patient)
    .where(where)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const [rows, [total]] = await Promise.all([
    selectPatients(db)
      .where(inArray(patient.id, page))
      .orderBy(...order),
    db.select({ count: count() }).from(patient).where(where),
  ]);
  return { rows, count: total?.count ?? 0 };
}
