import * as z from 'zod/mini';
import { TEXT_MAX } from '../limits.ts';
import { CustomBundleParameters, TestDescription, testsOfBundle } from './bundles.ts';
import { DateOnly, filled, Id, opt, page, sent, Time, TimeOfDay } from './common.ts';
import { PatientSummary } from './patients.ts';
import { TestGroupChoice } from './preferences.ts';
import { updateOf, Version } from './version.ts';

/** A test or a bundle that is planned for a date and time at the clinic; its tests exist once it is started. */
export const Appointment = z.object({
  id: Id,
  patient: Id,
  device: Id,
  doctor: Id,
  operator: opt(Id),
  /** One, or those of a bundle in their order. */
  test_groups: z.array(TestGroupChoice),
  is_bundle: z.boolean(),
  /** The date and the time that the clock of the office shows. */
  day: DateOnly,
  time: TimeOfDay,
  /** IANA name of the zone of the office. */
  timezone: sent,
  /** The instant of day and time. */
  at: Time,
  room: opt(sent),
  /** When the staff marked that the patient has arrived. */
  checked_in: opt(Time),
  /** The test that was started, of a bundle the current one; null again if all its tests were canceled. */
  started: opt(z.object({ test: Id, is_ended: z.boolean() })),
  version: Version,
});
export type Appointment = z.infer<typeof Appointment>;

/** An appointment with the patient and the name of the device; there is none of a device out of reach. */
export const DayAppointment = z.extend(Appointment, { patient_summary: opt(PatientSummary), device_name: opt(sent) });
export type DayAppointment = z.infer<typeof DayAppointment>;

export const AppointmentPage = page(DayAppointment);

const Room = filled(TEXT_MAX.room);

/** When and where: what can be changed until the test is started. */
const place = { day: DateOnly, time: TimeOfDay, room: opt(Room), device: Id };

const SOURCES = ['test', 'test_descriptions', 'custom_test_bundle_type', 'system_test_bundle_type'] as const;

/** A new appointment: one test, or a bundle as in `TestBundleWrite`. */
export const AppointmentWrite = z
  .strictObject({
    ...place,
    patient: Id,
    doctor: Id,
    operator: opt(Id),
    test: z.optional(TestDescription),
    test_descriptions: z.optional(testsOfBundle),
    custom_test_bundle_type: opt(Id),
    custom_test_bundle_parameters: opt(CustomBundleParameters),
    system_test_bundle_type: opt(Id),
  })
  .check(
    z.refine((value) => SOURCES.filter((source) => (value[source] ?? null) !== null).length === 1, {
      error: 'A test or a bundle',
      path: ['test'],
    }),
  );
export type AppointmentWrite = z.infer<typeof AppointmentWrite>;

export const AppointmentUpdate = updateOf(place);
export type AppointmentUpdate = z.infer<typeof AppointmentUpdate>;

/** `room`: another room than planned, `null` for none; the planned one stays if it is left out. */
export const CheckIn = z.strictObject({ room: opt(Room) });
export type CheckIn = z.infer<typeof CheckIn>;

/** The test to open a monitor of, and the bundle that it is the first test of. */
export const AppointmentStarted = z.object({ test: Id, test_group: TestGroupChoice, device: Id, bundle: opt(Id) });
export type AppointmentStarted = z.infer<typeof AppointmentStarted>;
