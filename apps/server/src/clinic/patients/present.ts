import { ageToday, fullName, type Patient, type PatientSummary, type Preferences } from '@isopter/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { ethnicity, gender, patient, technicianSession, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { patientTimezone, testTimezone } from '../../platform/db/timezones.ts';

/** Two finished fields are the least a trend can be drawn through. */
const trendAvailable = sql<boolean>`(select count(*) >= 2 from (select 1 from ${test}
  where ${test.patientId} = ${patient.id} and ${test.deleted} is null and ${test.status} = 'finished'
  and ${test.group} = 'PERIMETRY' limit 2) finished)`;

const activeSession = sql<string | null>`(select ${technicianSession.id} from ${technicianSession}
  where ${technicianSession.patientId} = ${patient.id} and ${technicianSession.active}
  order by ${technicianSession.created} desc limit 1)`;

/** Patients with everything an answer needs; the caller adds the scope. */
export const selectPatients = (db: Db) =>
  db
    .select({
      ...getTableColumns(patient),
      gender,
      ethnicity,
      lastTest: {
        id: test.id,
        group: test.group,
        strategy: test.strategy,
        protocol: test.protocol,
        eye: test.eye,
        status: test.status,
        timeStart: test.timeStart,
        timezone: testTimezone,
      },
      timezone: patientTimezone,
      trendAvailable,
      activeSession,
    })
    .from(patient)
    .leftJoin(gender, eq(gender.id, patient.genderId))
    .leftJoin(ethnicity, eq(ethnicity.id, patient.ethnicityId))
    .leftJoin(test, eq(test.id, patient.lastTestId))
    .$dynamic();

export type PatientRow = Awaited<ReturnType<typeof selectPatients>>[number];

/** The name lists and monitors show: the id number where names are not kept [PAT-13]. */
export function displayName(
  row: Pick<PatientRow, 'firstName' | 'lastName' | 'patientIdNumber'>,
  preferences: Pick<Preferences, 'disable_pi'>,
): string {
  const name = fullName({ first_name: row.firstName, last_name: row.lastName });
  return preferences.disable_pi || name === '' ? (row.patientIdNumber ?? '') : name;
}

/** A patient in short, as the user's preferences let it be seen. */
export const summaryOf = (
  row: typeof patient.$inferSelect,
  preferences: Pick<Preferences, 'disable_pi'>,
): PatientSummary => ({
  id: row.id,
  display_name: displayName(row, preferences),
  date_of_birth: row.dateOfBirth,
  patient_id_number: row.patientIdNumber,
  is_encrypted: row.isEncrypted,
  encrypted_pii: row.encryptedPii,
});

/** A patient as the user's preferences let it be seen [ENT-13, PAT-13]. */
export function presentPatient(row: PatientRow, preferences: Preferences): Patient {
  const named = !preferences.disable_pi;
  return {
    id: row.id,
    first_name: named ? row.firstName : null,
    last_name: named ? row.lastName : null,
    ideographic_name: named ? row.ideographicName : null,
    phonetic_name: named ? row.phoneticName : null,
    display_name: displayName(row, preferences),
    email: row.email,
    phone: row.phone,
    date_of_birth: row.dateOfBirth,
    age: ageToday(row.dateOfBirth, row.timezone),
    timezone: row.timezone,
    gender: row.gender,
    ethnicity: row.ethnicity,
    doctor_id: row.doctorId,
    office_id: row.officeId,
    monocular: row.monocular,
    patient_id_number: row.patientIdNumber,
    subtitles: row.subtitles,
    instruction_language: row.instructionLanguage,
    last_test: row.lastTest && {
      id: row.lastTest.id,
      test_group: { group: row.lastTest.group, strategy: row.lastTest.strategy, protocol: row.lastTest.protocol },
      eye: row.lastTest.eye,
      status: row.lastTest.status,
      time_start: row.lastTest.timeStart?.toISOString() ?? null,
      timezone: row.lastTest.timezone,
    },
    needs_match_review: row.needsMatchReview,
    trend_analysis_available: row.trendAvailable,
    active_techall_session: row.activeSession,
    ipd: row.ipd,
    is_encrypted: row.isEncrypted,
    encrypted_pii: row.encryptedPii,
    updated: row.updated.toISOString(),
    version: row.version,
  };
}
