import { dayAfter, dayIn, startOfDay } from '@isopter/contract';
import type { ScheduleRow } from './read.ts';

/** Columns that determine the next order of a schedule. */
export type Course = Pick<ScheduleRow, 'last' | 'periodInDays' | 'endDate' | 'timezone'>;

/**
 * Returns the day and time of the next order: a period after the last one. Missed days, for example while the server
 * was down, are skipped.
 */
export function nextOrder(course: Course, now: Date): Pick<ScheduleRow, 'next' | 'due'> {
  const { last, periodInDays, endDate, timezone } = course;
  const today = dayIn(now, timezone);
  const planned = dayAfter(last, periodInDays);
  const next = planned < today ? today : planned;
  return { next, due: next > endDate ? null : startOfDay(next, timezone) };
}

/** The day a due schedule is ordered for, once whatever was missed: the last of its days that has begun. */
export function dayOrdered({ next, periodInDays, timezone }: Pick<ScheduleRow, 'next'> & Course, now: Date): string {
  const today = dayIn(now, timezone);
  const periods = Math.floor((Date.parse(today) - Date.parse(next)) / (periodInDays * 86_400_000));
  return dayAfter(next, Math.max(0, periods) * periodInDays);
}
