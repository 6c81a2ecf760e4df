import { ageAt, type DateText, dayIn, formatMoment, fullName, localName } from '@isopter/contract';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Identity } from '../../access/auth/identity.ts';
import { testScope } from '../../access/auth/scope.ts';
import { device, gender, officeGroup, patient, person, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { testTimezone } from '../../platform/db/timezones.ts';
import { notFound } from '../../platform/lib/errors.ts';
import { displayName } from '../../clinic/patients/present.ts';
import { isNamedFor } from '../../access/preferences/named.ts';
import { REPORTED } from '../../clinic/tests/course/fields.ts';
import type { TestRow } from '../../clinic/tests/states/records.ts';
import { type TestAbout, type ReaderOptions, type ReportedTest, bornText, common } from '@isopter/reports';
import { type Findings, findingsOf } from './findings.ts';
import type { WorklistOrder } from '../../platform/db/tables/pacsTypes.ts';
import type { DicomAbout, DicomOrder } from '../../platform/dicom/common.ts';
import { ageThen, type KnownAge } from './knownAge.ts';
import { uidOf } from '../../platform/dicom/uid.ts';

const operator = alias(person, 'operator');

/** A finished or syncing test, and what its report says of whom it was done with, where and when. */
export interface FoundTest {
  test: ReportedTest<TestRow>;
  about: TestAbout;
  /** IANA name of the zone of the office where it was done. */
  timezone: string;
  /** Its day there. */
  day: DateText;
  /** What the name of a saved file says of it: whose it is, and when it was. */
  file: { patient: string; at: Date };
  /** Whether the reader sees personal data, and so pictures of eyes [PAT-13]. */
  isNamed: boolean;
  /** The same for a DICOM object. */
  dicom: Omit<DicomAbout, 'made'>;
}

/**
 * Finds a test with everything a report says of it.
 * @param known ages, where the server knows no date of birth
 * @throws notFound when it is none of the user's or not finished
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
  const rows = await db
    .select({ test, timezone: testTimezone, patient, gender, device, doctor: person, operator, officeGroup })
    .from(test)
    .innerJoin(device, eq(device.id, test.deviceId))
    .innerJoin(person, eq(person.id, test.doctorId))
    .leftJoin(operator, eq(operator.id, test.operatorId))
    .innerJoin(officeGroup, eq(officeGroup.id, test.officeGroupId))
    .leftJoin(patient, eq(patient.id, test.patientId))
    .leftJoin(gender, eq(gender.id, patient.genderId))
    .where(and(testScope(user), inArray(test.status, REPORTED), condition))
    .orderBy(asc(test.bundleIndex), asc(test.timeStart), asc(test.created));
  const findings = await findingsOf(
    db,
    rows.map((row) => ({ id: row.test.id, timezone: row.timezone })),
    options,
  );
  return rows.map((row) => found(row, findings(row.test.id), user, options, known));
}

interface Joined {
  test: TestRow;
  timezone: string;
  patient: typeof patient.$inferSelect | null;
  gender: typeof gender.$inferSelect | null;
  device: typeof device.$inferSelect;
  doctor: typeof person.$inferSelect;
  operator: typeof person.$inferSelect | null;
  officeGroup: typeof officeGroup.$inferSelect;
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
  row: Joined,
  { entered, signature }: Findings,
  { preferences }: Identity,
  options: ReaderOptions,
  known?: KnownAge,
): FoundTest {
  const { timezone } = row;
  const order = orderOf(row);
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
    dicom: {
      patient: patientOf(row, preferences.disable_pi),
      ...(order && { order: dicomOrderOf(order) }),
      clinic: row.officeGroup.name,
      doctor: { familyName: row.doctor.lastName ?? '', givenName: row.doctor.firstName ?? '' },
      device: {
        name: row.device.name,
        serialNumber: row.device.serialNumber ?? '',
        softwareVersion: row.device.appVersion ?? '',
      },
      study: order?.study ?? uidOf(row.test.bundleId ?? row.test.id),
      studyId: order?.facts?.studyId ?? (row.test.bundleId ?? row.test.id).slice(0, 8),
      tested,
      timezone,
    },
  };
}

/** The sex that a gender of the server's list is, if it is one. */
const sexOf = (kind: Joined['gender']): 'M' | 'F' | undefined =>
  ({ m: 'M', f: 'F' } as const)[(kind?.name ?? '').slice(0, 1).toLowerCase() as 'm' | 'f'];

/** The order a test was made from; none once the test has gone to somebody else than it is of. */
const orderOf = ({ patient: owner, test: { worklist } }: Joined): Joined['test']['worklist'] =>
  !owner || owner.patientIdNumber === worklist?.patientId ? worklist : null;

const dicomOrderOf = ({ accession, facts }: WorklistOrder): DicomOrder => ({
  accession: accession ?? undefined,
  referringPhysician: facts?.referringPhysician,
  requestedProcedureId: facts?.requestedProcedureId,
  requestedProcedureDescription: facts?.requestedProcedureDescription,
  scheduledStepId: facts?.scheduledStepId,
  scheduledStepDescription: facts?.scheduledStepDescription,
  procedureCodes: facts?.procedureCodes ?? [],
  protocolCodes: facts?.protocolCodes ?? [],
});

/**
 * Who was tested, as DICOM names people; only the number where personal data are kept out [PAT-13]. The name of an order
 * is repeated as the PACS sent it, because it compares names. A test of no patient of ours has those of its order.
 */
function patientOf(row: Joined, isNameless: boolean): DicomAbout['patient'] {
  const { patient: owner, gender: kind } = row;
  const order = orderOf(row);
  const [family = '', given = ''] = (order?.patientName ?? '').split('=')[0]!.split('^');
  const who = owner ?? { lastName: family, firstName: given, dateOfBirth: dayOf(order?.patientBirthDate ?? '') };
  return {
    familyName: isNameless ? '' : (who.lastName ?? ''),
    givenName: isNameless ? '' : (who.firstName ?? ''),
    ...(owner && !isNameless && { ideographic: owner.ideographicName, phonetic: owner.phoneticName }),
    id: owner?.patientIdNumber ?? order?.patientId ?? '',
    birthDate: isNameless ? null : who.dateOfBirth,
    ...(!isNameless && order?.patientName && { received: order.patientName }),
    sex: sexOf(kind) ?? (kind ? 'O' : sentSex(order?.facts?.patientSex)),
  };
}

/** A sex that a PACS sent (PS3.3, C.7.1.1), if it is one. */
const sentSex = (text: string | undefined): 'M' | 'F' | 'O' | '' =>
  text === 'M' || text === 'F' || text === 'O' ? text : '';

/** A day that a PACS sent, if it is one. */
const dayOf = (text: string): string | null => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : null);

/** A gender of the clinic's list in the report's language; one that is not of the usual ones stays as it is stored. */
const genderText = (name: string, { language }: ReaderOptions): string => common[language].genders[name] ?? name;
