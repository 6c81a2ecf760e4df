import {
  type AppointmentUpdate,
  type AppointmentWrite,
  ERROR,
  ERROR_NAME,
  isHomeDevice,
  isNameless,
  isRoomNumber,
  type TestDescription,
  today,
} from '@isopter/contract';
import { eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { descriptionsOf, settleAll } from '../bundles/create.ts';
import { appointment } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, invalid } from '../../platform/lib/errors.ts';
import { findChoice } from '../tests/ordering/catalogue.ts';
import { settleOptions } from '../tests/ordering/rules.ts';
import { take, type Taken } from '../tests/ordering/take.ts';
import { startedOf } from './present.ts';
import { type AppointmentRow, instantOf } from './read.ts';

/** Tolerance for times in the past: filling in a form takes a moment, and it shows minutes. */
const GRACE_MS = 2 * 60_000;

type When = Pick<AppointmentRow, 'day' | 'time' | 'timezone'>;
type Problems = Record<string, string[]>;

/** Returns what is wrong with a day and a time: both in the past, at the field of the one that is. */
function timeProblems(when: When, now: Date): Problems {
  if (instantOf(when).getTime() >= now.getTime() - GRACE_MS) return {};
  return { [when.day < today(when.timezone, now) ? 'day' : 'time']: [ERROR.TIME_PAST] };
}

/** Validates a room: free text could contain a name if the server gets no personal data [OUR-775]. */
const roomProblems = ({ preferences }: Identity, room: string | null | undefined): Problems =>
  room && isNameless(preferences) && !isRoomNumber(room) ? { room: [ERROR.ROOM_NUMBER] } : {};

const deviceProblems = (taken: Taken): Problems =>
  isHomeDevice(taken.device.deviceType) ? { device: ['Only a test at the clinic is planned for a time.'] } : {};

/** Returns what is wrong with a single test on a device: the test is checked now, and again when it is started. */
function testProblems(user: Identity, taken: Taken, { test_group, ...given }: TestDescription): Problems {
  const choice = findChoice(test_group, user.flags, taken.device);
  if (typeof choice === 'string') return { test_group: [choice] };
  return settleOptions(given, choice, taken.device.capabilities, today(taken.site.timezone)).problems;
}

function refuse(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/**
 * Plans a test or a bundle for a day and a time of the office where it will be done. The tests of a custom bundle are those
 * that it has now.
 * @throws ApiError 404 for a device or patient out of scope, 400 with fields for what the form of a new test forbids too, for
 *   a time in the past, for a device at home
 */
export async function createAppointment(
  db: Db,
  user: Identity,
  write: AppointmentWrite,
  now = new Date(),
): Promise<string> {
  const { day, time, room, patient, doctor, operator, device } = write;
  const taken = await take(db, user, { patient, doctor, operator, device }, true);
  const descriptions = write.test ? [write.test] : await descriptionsOf(db, user, write);
  const when = { day, time, timezone: taken.site.timezone };
  const problems = {
    ...taken.problems,
    ...deviceProblems(taken),
    ...timeProblems(when, now),
    ...roomProblems(user, room),
    ...(write.test && testProblems(user, taken, write.test)),
  };
  if (write.test) refuse(problems);
  else settleAll(user, { ...taken, problems }, descriptions);
  const [made] = await db
    .insert(appointment)
    .values({
      officeGroupId: user.officeGroupId,
      officeId: taken.examined?.officeId ?? null,
      siteId: taken.site.siteId,
      patientId: patient,
      deviceId: device,
      doctorId: taken.doctorId,
      operatorId: taken.operatorId,
      createdBy: user.accountId,
      descriptions,
      isBundle: !write.test,
      day,
      time,
      room: room ?? null,
    })
    .returning({ id: appointment.id });
  if (!made) throw new Error('no row was inserted');
  return made.id;
}

/** @throws ApiError 409 `AppointmentStarted` if a test of it exists */
export async function requireNotStarted(db: Db, row: AppointmentRow): Promise<void> {
  if ((await startedOf(db, [row])).size > 0)
    throw conflict(ERROR_NAME.APPOINTMENT_STARTED, 'The test was started. Its appointment stays as it is.');
}

/** @throws ApiError 409 `NotToday` if the appointment is of another day */
export function requireToday({ day, timezone }: AppointmentRow, now = new Date()): void {
  if (day !== today(timezone, now)) throw conflict(ERROR_NAME.NOT_TODAY, 'The appointment is of another day.');
}

const change = async (db: Db, { id }: AppointmentRow, values: Partial<typeof appointment.$inferInsert>) => {
  await db
    .update(appointment)
    .set({ ...values, changed: new Date() })
    .where(eq(appointment.id, id));
};

/**
 * Changes when and where an appointment is; a check-in is of the day for which it was planned.
 * @throws ApiError 400 with fields as `createAppointment` does, 409 once it was started
 */
export async function updateAppointment(
  db: Db,
  user: Identity,
  row: AppointmentRow,
  { day = row.day, time = row.time, room = row.room, device = row.deviceId }: AppointmentUpdate,
  now = new Date(),
): Promise<void> {
  await requireNotStarted(db, row);
  const { patientId: patient, doctorId: doctor, operatorId: operator, isBundle, descriptions } = row;
  const isMoved = day !== row.day || time !== row.time;
  const taken = device === row.deviceId ? undefined : await take(db, user, { patient, doctor, operator, device }, true);
  const timezone = taken?.site.timezone ?? row.timezone;
  const problems: Problems = {
    ...(isMoved && timeProblems({ day, time, timezone }, now)),
    ...(room !== row.room && roomProblems(user, room)),
    ...(taken && { ...deviceProblems(taken), ...(!isBundle && testProblems(user, taken, descriptions[0]!)) }),
  };
  // the people are those of the order; they are checked again when it is started
  if (taken && isBundle) settleAll(user, { ...taken, problems }, descriptions);
  refuse(problems);
  await change(db, row, {
    day,
    time,
    room,
    deviceId: device,
    ...(taken && { siteId: taken.site.siteId }),
    ...(day !== row.day && { checkedIn: null }),
  });
}

/**
 * Marks that the patient has arrived, once; the time of the first check-in stays.
 * @throws ApiError 409 on another day, and once it was started; 400 at `room`
 */
export async function checkIn(
  db: Db,
  user: Identity,
  row: AppointmentRow,
  room: string | null | undefined,
  now = new Date(),
): Promise<void> {
  await requireNotStarted(db, row);
  requireToday(row, now);
  refuse(roomProblems(user, room));
  await change(db, row, { checkedIn: row.checkedIn ?? now, ...(room !== undefined && { room }) });
}

/** Takes a check-in back. @throws ApiError 409 once it was started */
export async function undoCheckIn(db: Db, row: AppointmentRow): Promise<void> {
  await requireNotStarted(db, row);
  await change(db, row, { checkedIn: null });
}
