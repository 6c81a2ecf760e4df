import { ageAt, type DateText, dayIn, formatMoment, fullName, localName } from '@isopter/contract';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { testScope } from '../../access/auth/scope.ts';
import { type patient, type person, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/lib/errors.ts';
import { displayName } from '../../clinic/patients/present.ts';
import { isNamedFor } from '../../access/preferences/named.ts';
import { REPORTED } from '../../clinic/tests/course/fields.ts';
import type { TestRow } from '../../clinic/tests/states/records.ts';
import { type TestAbout, type ReaderOptions, type ReportedTest, bornText, common } from '@isopter/reports';
import { type Findings, findingsOf } from './findings.ts';
import type { DicomAbout } from '../../platform/dicom/common.ts';
import { dicomAboutOf, type JoinedTest, joinedTests, sexOf } from './dicomAbout.ts';
import { ageThen, type KnownAge } from './knownAge.ts';

/** A finished or syncing test, with patient, place and time for its report. */
export interface FoundTest {
  test: ReportedTest<TestRow>;
  about: TestAbout;
  /** IANA name of the zone of the office where it was done. */
  timezone: string;
  /** Its day there. */
  day: DateText;
  /** Patient and time for the name of a downloaded file. */
  file: { patient: string; at: Date };
  /** The reader sees personal data, and so pictures of eyes [PAT-13]. */
  isNamed: boolean;
  /** The same for a DICOM object. */
  dicom: Omit<DicomAbout, 'made'>;
}

/**
 * Finds a test with all data of a report.
 * @param known ages, if the server has no date of birth
 * @throws notFound if it is out of the user's reach or not finished
 */
export async function findReportedTest(
  db: Db,
  user: Identity,
  testId: string,
  options: ReaderOptions,
  known?: KnownAge,
): Promise<FoundTest> {
  const [found] = await findReportedTests(db, user, eq(test.id, testId), options, known);
  if (!found) throw notFound();
  return found;
}

/** All finished tests of the user's to which a condition applies, in their order in a bundle, else the oldest first. */
export async function findReportedTests(
  db: Db,
  user: Identity,
  condition: SQL | undefined,
  options: ReaderOptions,
  known?: KnownAge,
): Promise<FoundTest[]> {
  const rows = await joinedTests(db, and(testScope(user), inArray(test.status, REPORTED), condition));
  const findings = await findingsOf(
    db,
    rows.map((row) => ({ id: row.test.id, timezone: row.timezone })),
    options,
  );
  return rows.map((row) => found(row, findings(row.test.id), user, options, known));
}

const localNameOf = (row: typeof patient.$inferSelect): string =>
  localName({
    first_name: row.firstName,
    last_name: row.lastName,
    ideographic_name: row.ideographicName,
    phonetic_name: row.phoneticName,
  });

const nameOf = ({ firstName, lastName }: typeof person.$inferSelect): string =>
  fullName({ first_name: firstName, last_name: lastName });

function found(
  row: JoinedTest,
  { entered, signature }: Findings,
  { preferences }: Identity,
  options: ReaderOptions,
  known?: KnownAge,
): FoundTest {
  const { timezone } = row;
  const started = row.test.timeStart;
  const tested = started ?? row.test.created;
  const birth = row.patient?.dateOfBirth ?? null;
  const age = birth === null ? ageThen(known, row.test.id, tested) : ageAt(birth, tested, timezone);
  return {
    test: { row: row.test, age, sex: sexOf(row.gender), entered },
    about: {
      clinic: row.officeGroup.name,
      patient: {
        name: row.patient ? displayName(row.patient, preferences) : common[options.language].noPatient,
        ...(!preferences.disable_pi && row.patient && { localName: localNameOf(row.patient) }),
        dateOfBirth: birth === null ? '' : bornText(birth, preferences, !preferences.disable_pi),
        age,
        patientId: row.patient?.patientIdNumber ?? '',
        gender: genderText(row.gender?.name ?? '', options),
      },
      device: row.device.name,
      tested: started ? formatMoment(started, { ...options, timezone }) : '',
      doctor: nameOf(row.doctor),
      operator: row.operator ? nameOf(row.operator) : '',
      signature,
      procedureVersion: row.device.appVersion ?? '',
    },
    timezone,
    day: dayIn(tested, timezone),
    file: { patient: row.patient ? displayName(row.patient, preferences) : '', at: tested },
    isNamed: isNamedFor(preferences),
    dicom: dicomAboutOf(row, preferences),
  };
}

/** A gender of the clinic's list in the report's language; one that is not of the usual ones stays as it is stored. */
const genderText = (name: string, { language }: ReaderOptions): string => common[language].genders[name] ?? name;
