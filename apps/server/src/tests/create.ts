import { ERROR, ERROR_NAME, isHomeDevice, type TestWrite } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import { belongsTo } from '../auth/access.ts';
import type { Identity } from '../auth/identity.ts';
import { deviceScope, patientScope, personScope } from '../auth/scope.ts';
import { device, patient, person, test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { isConnected } from '../devices/present.ts';
import { conflict, invalid, notFound, refused } from '../http/errors.ts';
import { refreshLastTest } from '../patients/lastTest.ts';
import { findChoice } from './catalogue.ts';
import { type Announce, giveToDevice } from './lifecycle.ts';
import { settleOptions } from './rules.ts';

export const deviceInUse = () => conflict(ERROR_NAME.DEVICE_IN_USE, 'The device is administering another test.');

/**
 * Makes a test and gives it to its device; one that is switched off gets it when it comes back [FORM-18, FORM-32].
 * The device's row is locked, so that of two users who take it at once one is told so [FORM-23].
 * @throws ApiError 404 for a device or patient out of scope, 409 `DeviceInUse`, 400 with fields for what the form's
 *   rules forbid
 */
export async function createTest(
  db: Db,
  user: Identity,
  write: TestWrite,
): Promise<{ id: string; announce: Announce }> {
  const { patient: patientId, device: deviceId, doctor, operator, test_group, status: _, ...given } = write;
  const [taken] = await db
    .select()
    .from(device)
    .where(and(deviceScope(db, user), eq(device.id, deviceId)))
    .for('update');
  if (!taken) throw notFound();
  const examined = patientId ? await findPatient(db, user, patientId) : undefined;

  if (!taken.capabilities) throw conflict(ERROR_NAME.DEVICE_OFFLINE, 'The device is not paired yet.');
  if (taken.testId !== null) throw deviceInUse();

  const technician = belongsTo(user, ['TECHALL_ADMIN']);
  const people = {
    doctorId: technician ? (examined?.doctorId ?? doctor) : doctor,
    operatorId: technician ? null : (operator ?? null),
  };
  const problems = await peopleProblems(db, user, people, technician);
  const choice = findChoice(test_group, user.flags, taken);
  if (typeof choice === 'string') throw invalid({ ...problems, test_group: [choice] });
  const settled = settleOptions(given, choice, taken.capabilities);
  if (isHomeDevice(taken.deviceType)) {
    const { fixed_exam_date } = user.preferences;
    if (fixed_exam_date && fixed_exam_date < new Date().toISOString().slice(0, 10)) {
      throw refused('InvalidFixedExamDate', ERROR.INVALID_FIXED_EXAM_DATE);
    }
    const reachable = given.patient_email || given.patient_phone || examined?.email || examined?.phone;
    if (!reachable && !examined?.isEncrypted) problems['patient_email'] = ['Give an e-mail address or a phone number.'];
  }
  Object.assign(problems, settled.problems);
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const connected = isConnected(taken);
  const [made] = await db
    .insert(test)
    .values({
      officeGroupId: user.officeGroupId,
      officeId: examined?.officeId ?? user.offices[0] ?? null,
      patientId: patientId ?? null,
      deviceId,
      ...people,
      createdBy: user.accountId,
      status: connected ? 'started' : 'pending',
      timeStart: connected ? new Date() : null,
      group: choice.group,
      strategy: choice.strategy,
      protocol: choice.protocol,
      eye: settled.eye,
      options: settled.options,
    })
    .returning({ id: test.id });
  if (!made) throw new Error('no row was inserted');
  if (patientId) await refreshLastTest(db, [patientId]);
  return { id: made.id, announce: await giveToDevice(db, deviceId, made.id) };
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
