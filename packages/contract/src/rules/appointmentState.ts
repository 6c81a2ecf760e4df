import { startOfDay } from '../clinicalDay.ts';
import { dayAfter } from '../dates.ts';
import type { Appointment } from '../entities/appointments.ts';

/** How an appointment stands. */
export const APPOINTMENT_STATES = ['planned', 'late', 'waiting', 'in_progress', 'done', 'missed'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

const MINUTE = 60_000;

/** The facts that determine the state of an appointment. */
export type AppointmentFacts = Pick<Appointment, 'at' | 'day' | 'timezone' | 'checked_in' | 'started'>;

/**
 * Returns the state of an appointment at an instant. It is missed once its day has ended without a start, late from the
 * first minute after its time without a check-in, and waiting from the check-in on.
 * @returns `minutes`: whole minutes since the planned time if late, since the check-in if waiting, otherwise 0
 */
export function appointmentState(
  { at, day, timezone, checked_in, started }: AppointmentFacts,
  now: Date,
): { state: AppointmentState; minutes: number } {
  const minutesSince = (moment: string): number =>
    Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / MINUTE));
  if (started) return { state: started.is_ended ? 'done' : 'in_progress', minutes: 0 };
  if (now >= startOfDay(dayAfter(day, 1), timezone)) return { state: 'missed', minutes: 0 };
  if (checked_in) return { state: 'waiting', minutes: minutesSince(checked_in) };
  const minutes = minutesSince(at);
  return { state: minutes > 0 ? 'late' : 'planned', minutes };
}

/**
 * Returns whether a room is a number with at most one word (`Room 2`, `B12`), as it must be where the server gets no
 * personal data: a free text could name somebody.
 */
export const isRoomNumber = (room: string): boolean => /^(\p{L}{1,12}[ -]?)?\p{Nd}{1,3}\p{L}?$/u.test(room);
