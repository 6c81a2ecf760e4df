import { asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Preferences } from '@isopter/contract';
import { device, gender, officeGroup, patient, person, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { WorklistOrder } from '../../platform/db/tables/pacsTypes.ts';
import { testTimezone } from '../../platform/db/timezones.ts';
import type { DicomAbout, DicomOrder } from '../../platform/dicom/common.ts';
import { uidOf } from '../../platform/dicom/uid.ts';
import type { TestRow } from '../../clinic/tests/states/records.ts';

const operator = alias(person, 'operator');

/** A test with the rows that its report and its DICOM objects are made from. */
export interface JoinedTest {
  test: TestRow;
  timezone: string;
  patient: typeof patient.$inferSelect | null;
  gender: typeof gender.$inferSelect | null;
  device: typeof device.$inferSelect;
  doctor: typeof person.$inferSelect;
  operator: typeof person.$inferSelect | null;
  officeGroup: typeof officeGroup.$inferSelect;
}

/** Finds tests, in their order in a bundle, else the oldest first. */
export const joinedTests = (db: Db, condition: SQL | undefined): Promise<JoinedTest[]> =>
  db
    .select({ test, timezone: testTimezone, patient, gender, device, doctor: person, operator, officeGroup })
    .from(test)
    .innerJoin(device, eq(device.id, test.deviceId))
    .innerJoin(person, eq(person.id, test.doctorId))
    .leftJoin(operator, eq(operator.id, test.operatorId))
    .innerJoin(officeGroup, eq(officeGroup.id, test.officeGroupId))
    .leftJoin(patient, eq(patient.id, test.patientId))
    .leftJoin(gender, eq(gender.id, patient.genderId))
    .where(condition)
    .orderBy(asc(test.bundleIndex), asc(test.timeStart), asc(test.created));

/** Returns the attributes of patient, order and test for the DICOM objects of a test. */
export function dicomAboutOf(
  row: JoinedTest,
  { disable_pi }: Pick<Preferences, 'disable_pi'>,
): Omit<DicomAbout, 'made'> {
  const order = orderOf(row);
  return {
    patient: patientOf(row, disable_pi),
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
    tested: row.test.timeStart ?? row.test.created,
    timezone: row.timezone,
  };
}

/** The sex that a gender of the server's list is, if it is one. */
export const sexOf = (kind: JoinedTest['gender']): 'M' | 'F' | undefined =>
  ({ m: 'M', f: 'F' } as const)[(kind?.name ?? '').slice(0, 1).toLowerCase() as 'm' | 'f'];

/** The order a test was made from; none once the test has gone to somebody else than it is of. */
const orderOf = ({ patient: owner, test: { worklist } }: JoinedTest): JoinedTest['test']['worklist'] =>
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
function patientOf(row: JoinedTest, isNameless: boolean): DicomAbout['patient'] {
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
