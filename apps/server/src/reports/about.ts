import { ageOn, type TestStatus } from '@isopter/contract';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { testScope } from '../auth/scope.ts';
import { device, gender, officeGroup, patient, person, test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { notFound } from '../lib/errors.ts';
import { displayName } from '../patients/present.ts';
import type { TestRow } from '../tests/states/records.ts';
import type { TestAbout } from './draw.tsx';
import type { ReportedTest, ReportOptions } from './source.ts';
import type { DicomAbout } from '../dicom/common.ts';
import { uidOf } from '../dicom/uid.ts';
import { common } from './texts/common.ts';

/** Statuses whose tests have a report [LIST-04]. */
const REPORTED: TestStatus[] = ['finished', 'syncing'];

/** A finished or syncing test, and what its report says of whom it was done with, where and when. */
export interface FoundTest {
  test: ReportedTest;
  about: TestAbout;
  /** The same for a DICOM object. */
  dicom: Omit<DicomAbout, 'made'>;
}

/**
 * Finds a test with everything a report says of it.
 * @param knownAge years today, where the server knows no date of birth
 * @throws notFound when it is none of the user's or not finished
 */
export async function findReportedTest(
  db: Db,
  user: Identity,
  testId: string,
  options: ReportOptions,
  knownAge?: number,
): Promise<FoundTest> {
  const [found] = await findReportedTests(db, user, eq(test.id, testId), options, knownAge);
  if (!found) throw notFound();
  return found;
}

/** All finished tests of the user's to which a condition applies, in their order in a bundle, else the oldest first. */
export async function findReportedTests(
  db: Db,
  user: Identity,
  condition: SQL | undefined,
  options: ReportOptions,
  knownAge?: number,
): Promise<FoundTest[]> {
  const rows = await db
    .select({ test, patient, gender, device, doctor: person, officeGroup })
    .from(test)
    .innerJoin(device, eq(device.id, test.deviceId))
    .innerJoin(person, eq(person.id, test.doctorId))
    .innerJoin(officeGroup, eq(officeGroup.id, test.officeGroupId))
    .leftJoin(patient, eq(patient.id, test.patientId))
    .leftJoin(gender, eq(gender.id, patient.genderId))
    .where(and(testScope(user), inArray(test.status, REPORTED), condition))
    .orderBy(asc(test.bundleIndex), asc(test.timeStart), asc(test.created));
  return rows.map((row) => found(row, user, options, knownAge));
}

interface Joined {
  test: TestRow;
  patient: typeof patient.$inferSelect | null;
  gender: typeof gender.$inferSelect | null;
  device: typeof device.$inferSelect;
  doctor: typeof person.$inferSelect;
  officeGroup: typeof officeGroup.$inferSelect;
}

const YEAR = 365.25 * 24 * 3600 * 1000;

function found(row: Joined, { preferences }: Identity, options: ReportOptions, knownAge?: number): FoundTest {
  const { locale, timezone } = options;
  const started = row.test.timeStart;
  const tested = started ?? row.test.created;
  const birth = row.patient?.dateOfBirth ?? null;
  const known = knownAge === undefined ? null : Math.floor(knownAge - (Date.now() - tested.getTime()) / YEAR);
  const age = birth === null ? known : (ageOn(birth, tested.toISOString().slice(0, 10)) ?? null);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone });
  return {
    test: { row: row.test, age },
    about: {
      clinic: row.officeGroup.name,
      patient: {
        name: row.patient ? displayName(row.patient, preferences) : common[options.language].noPatient,
        dateOfBirth: birth === null ? '' : bornText(birth, preferences.disable_pi, locale),
        age,
        patientId: row.patient?.patientIdNumber ?? '',
        gender: row.gender?.name ?? '',
      },
      device: row.device.name,
      tested: started ? when.format(started) : '',
      doctor: [row.doctor.firstName, row.doctor.lastName].join(' '),
      procedureVersion: row.device.appVersion ?? '',
    },
    dicom: {
      patient: patientOf(row, preferences.disable_pi),
      clinic: row.officeGroup.name,
      doctor: { familyName: row.doctor.lastName ?? '', givenName: row.doctor.firstName ?? '' },
      device: {
        name: row.device.name,
        serialNumber: row.device.serialNumber ?? '',
        softwareVersion: row.device.appVersion ?? '',
      },
      study: uidOf(row.test.bundleId ?? row.test.id),
      studyId: (row.test.bundleId ?? row.test.id).slice(0, 8),
      tested,
      timezone,
    },
  };
}

/** Who was tested, as DICOM names people; only the number where personal data are kept out [PAT-13]. */
function patientOf({ patient: owner, gender: kind }: Joined, isNameless: boolean): DicomAbout['patient'] {
  const sex = { m: 'M', f: 'F' }[(kind?.name ?? '').slice(0, 1).toLowerCase()] ?? (kind ? 'O' : '');
  return {
    familyName: isNameless ? '' : (owner?.lastName ?? ''),
    givenName: isNameless ? '' : (owner?.firstName ?? ''),
    id: owner?.patientIdNumber ?? '',
    birthDate: isNameless ? null : (owner?.dateOfBirth ?? null),
    sex: sex as 'M' | 'F' | 'O' | '',
  };
}

/** A day written so that month and day cannot be mistaken; only the year where personal data are kept out [PAT-13]. */
const bornText = (date: string, yearOnly: boolean, locale: string): string =>
  yearOnly
    ? date.slice(0, 4)
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
