import * as z from 'zod/mini';
import { TEXT_MAX } from '../limits.ts';
import { AppointmentPage } from './appointments.ts';
import { filled, Id, NamedItem, opt, page, sent, Time } from './common.ts';
import { TestPicture } from './course.ts';
import { PatientSummary } from './patients.ts';
import { TestGroupChoice } from './preferences.ts';
import { PeriodInDays, Test } from './tests.ts';

/** A test of a day, with whom and on what. */
export const DayTest = z.object({
  test: Test,
  patient: opt(PatientSummary),
  /** The name of its device; of one in an office out of reach there is none. */
  device: opt(sent),
  ordered: Time,
});
export type DayTest = z.infer<typeof DayTest>;

/** The orders of the reading queue: `change` begins with the largest change against the test before. */
export const READING_ORDERS = ['oldest', 'newest', 'patient', 'change'] as const;
export const ReadingOrderSchema = z.enum(READING_ORDERS);
export type ReadingOrder = z.infer<typeof ReadingOrderSchema>;

/** The doctor who is asked to read a test, by whom and when. */
export const ReadingAssignment = z.object({ to: NamedItem, by: NamedItem, at: Time, note: opt(sent) });
export type ReadingAssignment = z.infer<typeof ReadingAssignment>;

/** `to`: the id of an account. A server that gets no personal data stores no note. */
export const ReadingAssignmentWrite = z.strictObject({ to: Id, note: opt(filled(TEXT_MAX.reading_note)) });
export type ReadingAssignmentWrite = z.infer<typeof ReadingAssignmentWrite>;

/** To whom the tests of a reading queue are assigned, if it is narrowed by that: `me` is the user. */
export const READING_ASSIGNEES = ['me'] as const;

/** A finished test that no doctor has read, with what its small drawing is made of. */
export const UnreadTest = z.extend(DayTest, {
  picture: opt(TestPicture),
  /** Its largest change against the test before, if that is what the queue is sorted by; `null` if nothing can be compared. */
  change: opt(z.enum(['worse', 'better', 'within'])),
  assigned: opt(ReadingAssignment),
});
export type UnreadTest = z.infer<typeof UnreadTest>;

/** A test that a schedule orders on a day. */
export const PlannedTest = z.object({
  /** Id of the schedule. */
  id: Id,
  patient: opt(PatientSummary),
  /** One, or those of a bundle in their order. */
  test_groups: z.array(TestGroupChoice),
  period_in_days: PeriodInDays,
});
export type PlannedTest = z.infer<typeof PlannedTest>;

/** Place of a test in the reading queue. A test that was read meanwhile keeps its place. */
export const ReadingPlace = z.object({
  /** Counted from 1. */
  position: z.int(),
  /** The number of tests in the queue, this one among them. */
  count: z.int(),
  previous: opt(Id),
  next: opt(Id),
  assigned: opt(ReadingAssignment),
});
export type ReadingPlace = z.infer<typeof ReadingPlace>;

/** The work of a day; of each list the first rows alone, `count` of all. */
export const Today = z.object({
  /** Tests that are not finished, running ones first; only for today. */
  open: page(DayTest),
  /** Appointments of that day that were not started, by time; on a past day, the missed ones. */
  appointments: AppointmentPage,
  /** Tests that schedules will order on a future day. */
  planned: page(PlannedTest),
  /** Tests that ended that day, the latest first. */
  ended: page(DayTest),
  /** Today all that nobody has read, of a past day what ended then; the oldest first unless asked otherwise. */
  unread: page(UnreadTest),
});
export type Today = z.infer<typeof Today>;
