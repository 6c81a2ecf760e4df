import {
  type Appointment,
  CheckIn,
  type DayAppointment,
  dayIn,
  type TestGroupChoice,
  wallClock,
} from '@isopter/contract';
import type { BackendHandlers } from '../stage/backend.ts';
import { devices, patients } from './clinic.ts';
import { signedIn } from './session.ts';

/** The time at which stories take place; this file loads before the fake clock is set. */
const NOW = Date.parse('2026-11-20T09:41:00Z');
const MINUTE = 60_000;
const { timezone } = signedIn;
const FIELD: TestGroupChoice = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' };
const ago = (minutes: number): string => new Date(NOW - minutes * MINUTE).toISOString();

/** An appointment of the sample clinic of today, so many minutes ago; of the patient with this number. */
export function appointment(number: number, minutesAgo: number, over: Partial<DayAppointment> = {}): DayAppointment {
  const { id, display_name, date_of_birth, patient_id_number, is_encrypted } = patients[number % patients.length]!;
  const [device] = devices;
  const at = ago(minutesAgo);
  return {
    id: `a9000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    patient: id,
    patient_summary: { id, display_name, date_of_birth, patient_id_number, is_encrypted },
    device: device!.id,
    device_name: device!.name,
    doctor: '0b000000-0000-4000-8000-000000000001',
    operator: '0e000000-0000-4000-8000-000000000001',
    test_groups: [FIELD],
    is_bundle: false,
    day: dayIn(new Date(NOW), timezone),
    time: wallClock(new Date(at), timezone).time.slice(0, 5),
    timezone,
    at,
    room: null,
    checked_in: null,
    started: null,
    version: 0,
    ...over,
  };
}

/** A patient who waits, one who is late, and one whose time has not come, in the order of time. */
export const DAY_APPOINTMENTS: readonly DayAppointment[] = [
  appointment(5, 25, { room: 'Room 2', checked_in: ago(17) }),
  appointment(6, 12, { test_groups: [{ group: 'PUPIL', strategy: 'PUPILLOMETRY', protocol: null }] }),
  appointment(7, -60, {
    is_bundle: true,
    test_groups: [{ group: 'AUDIOLOGY', strategy: 'PURE_TONE_SCREENING', protocol: null }, FIELD],
  }),
];

/** A backend that remembers the appointments of a day, or of a patient. */
export function appointmentHandlers(before: readonly DayAppointment[]): {
  /** The appointments that the backend stores now. */
  all: () => readonly DayAppointment[];
  handlers: BackendHandlers;
} {
  let appointments = [...before];
  const change = (id: string | undefined, values: Partial<Appointment>): DayAppointment => {
    appointments = appointments.map((one) => (one.id === id ? { ...one, ...values, version: one.version + 1 } : one));
    return appointments.find((one) => one.id === id)!;
  };
  const handlers: BackendHandlers = {
    listAppointments: () => ({ results: appointments, count: appointments.length }),
    checkInAppointment: ({ params, body }) => {
      const { room } = CheckIn.parse(body);
      return change(params['id'], { checked_in: ago(0), ...(room !== undefined && { room }) });
    },
    undoCheckIn: ({ params }) => {
      change(params['id'], { checked_in: null });
      return undefined;
    },
    updateAppointment: ({ params, body }) => change(params['id'], body as Partial<Appointment>),
    deleteAppointment: ({ params }) => {
      appointments = appointments.filter(({ id }) => id !== params['id']);
      return undefined;
    },
  };
  return { all: () => appointments, handlers };
}
