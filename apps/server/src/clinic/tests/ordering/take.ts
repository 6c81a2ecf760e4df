import { ERROR, ERROR_NAME, isHomeDevice, isNameless, isPhoneCamera, today } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import { belongsTo } from '../../../access/auth/access.ts';
import type { Identity } from '../../../access/auth/identity.ts';
import { deviceScope, patientScope, personScope } from '../../../access/auth/scope.ts';
import { device, officeGroup, patient, person, type test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { isConnected } from '../../devices/present.ts';
import { conflict, invalidField, notFound, refused } from '../../../platform/lib/errors.ts';
import { withPreferences } from '../../../access/preferences/ofTests.ts';
import { isInZeroPii } from '../../../access/preferences/zeroPii.ts';
import { requireSession } from '../../technicians/current.ts';
import type { CatalogueChoice } from './catalogue.ts';
import { contactProblems } from '../home/contact.ts';
import { homePinOf } from '../home/homePin.ts';
import type { Settled } from './rules.ts';
import { type Site, siteOf } from './site.ts';

export const deviceInUse = () => conflict(ERROR_NAME.DEVICE_IN_USE, 'The device is administering another test.');

/** Patient, device and staff of a test or bundle, as sent by the client. */
export interface Setting {
  patient?: string | null | undefined;
  device: string;
  doctor: string;
  operator?: string | null | undefined;
  /** Other ways to reach the person at home than the patient's own. */
  patient_email?: string | null | undefined;
  patient_phone?: string | null | undefined;
}

type DeviceRow = typeof device.$inferSelect;

/** A free device, locked, with the people around it. */
export interface Taken {
  device: DeviceRow & { capabilities: NonNullable<DeviceRow['capabilities']> };
  examined: typeof patient.$inferSelect | undefined;
  doctorId: string;
  operatorId: string | null;
  /** The office where the test is done. */
  site: Site;
  /** Messages by field; nothing may be stored when there is one. */
  problems: Record<string, string[]>;
}

/**
 * Takes a device for a patient. Its row is locked: if two users take it at once, the second gets an error [FORM-23].
 * @param isForLater the test is planned: the device may run another one now
 * @throws ApiError 404 for a device or patient out of scope, 409 when the device is not paired or not free, 403 for a
 *   technician who is in no session with the patient, 400 for another device than the session's [FORM-27]
 */
export async function take(db: Db, user: Identity, setting: Setting, isForLater = false): Promise<Taken> {
  const [row] = await db
    .select()
    .from(device)
    .where(and(deviceScope(db, user), eq(device.id, setting.device)))
    .for('update');
  if (!row) throw notFound();
  const examined = setting.patient ? await findPatient(db, user, setting.patient) : undefined;
  const ofSession = await requireSession(db, user, examined?.id);
  if (ofSession !== undefined && ofSession !== row.id)
    throw invalidField('device', 'Choose the device of the session.');
  const { capabilities } = row;
  if (!capabilities) throw conflict(ERROR_NAME.DEVICE_OFFLINE, 'The device is not paired yet.');
  if (row.testId !== null && !isForLater) throw deviceInUse();

  const technician = belongsTo(user, ['TECHALL_ADMIN']);
  const people = {
    doctorId: technician ? (examined?.doctorId ?? setting.doctor) : setting.doctor,
    operatorId: technician ? null : (setting.operator ?? null),
  };
  const site = await siteOf(db, user, row, examined?.officeId ?? user.offices[0] ?? null);
  const problems: Record<string, string[]> = {
    ...(await peopleProblems(db, user, people, technician)),
    ...contactProblems(setting, user),
    ...(isPhoneCamera(row.appVersion) && (await isEncrypted(db, user)) && { device: [ERROR.PHONE_CAMERA] }),
  };
  if (isHomeDevice(row.deviceType)) {
    const { fixed_exam_date } = user.preferences;
    if (fixed_exam_date && fixed_exam_date < today(site.timezone)) {
      throw refused('InvalidFixedExamDate', ERROR.INVALID_FIXED_EXAM_DATE);
    }
    const isToBeReached = !isNameless(user.preferences);
    const reachable = setting.patient_email || setting.patient_phone || examined?.email || examined?.phone;
    if (isToBeReached && !reachable) problems['patient_email'] = ['Give an e-mail address or a phone number.'];
  }
  return { device: { ...row, capabilities }, examined, ...people, site, problems };
}

/** The row of a new test; `isFirst` of those its device runs, the others wait for their turn. */
export function testValues(
  user: Identity,
  taken: Taken,
  choice: CatalogueChoice,
  settled: Settled,
  isFirst = true,
): typeof test.$inferInsert {
  const begins = isFirst && isConnected(taken.device);
  const isAtHome = isFirst && isHomeDevice(taken.device.deviceType);
  const home_pin = isAtHome ? homePinOf(user.preferences) : undefined;
  return {
    officeGroupId: user.officeGroupId,
    officeId: taken.examined?.officeId ?? user.offices[0] ?? null,
    siteId: taken.site.siteId,
    patientId: taken.examined?.id ?? null,
    deviceId: taken.device.id,
    doctorId: taken.doctorId,
    operatorId: taken.operatorId,
    createdBy: user.accountId,
    status: begins ? 'started' : 'pending',
    timeStart: begins ? new Date() : null,
    group: choice.group,
    strategy: choice.strategy,
    protocol: choice.protocol,
    eye: settled.eye,
    options: { ...withPreferences(settled.options, user.preferences), ...(home_pin && { home_pin }) },
    noticeDue: isAtHome && !isNameless(user.preferences) ? new Date() : null,
  };
}

/** Returns whether the office group stores no plain personal data, and so no pictures [OUR-641]. */
async function isEncrypted(db: Db, { officeGroupId }: Identity): Promise<boolean> {
  const [group] = await db.select({ is: isInZeroPii() }).from(officeGroup).where(eq(officeGroup.id, officeGroupId));
  return group?.is ?? false;
}

async function findPatient(db: Db, user: Identity, id: string) {
  const [row] = await db
    .select()
    .from(patient)
    .where(and(patientScope(user), eq(patient.id, id)));
  if (!row) throw notFound();
  return row;
}

async function peopleProblems(
  db: Db,
  user: Identity,
  people: { doctorId: string; operatorId: string | null },
  technician: boolean,
): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {};
  const exists = async (id: string, kind: 'doctor' | 'operator') => {
    const rows = await db
      .select({ id: person.id })
      .from(person)
      .where(and(personScope(user), eq(person.id, id), eq(person.kind, kind), eq(person.active, true)));
    return rows.length > 0;
  };
  if (!(await exists(people.doctorId, 'doctor'))) problems['doctor'] = ['This choice does not exist.'];
  if (people.operatorId === null) {
    if (!technician) problems['operator'] = ['This field is required.'];
  } else if (!(await exists(people.operatorId, 'operator'))) {
    problems['operator'] = ['This choice does not exist.'];
  }
  return problems;
}
