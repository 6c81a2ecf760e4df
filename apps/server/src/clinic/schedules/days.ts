import { dayAfter, dayIn, startOfDay } from '@isopter/contract';
import type { ScheduleRow } from './read.ts';

/** What the next order of a schedule follows from. */
export type Course = Pick<ScheduleRow, 'last' | 'periodInDays' | 'endDate' | 'timezone'>;

/**
 * When it is ordered next: a period after the last time. Days that went by meanwhile, as while the server stood still or
 * the period was longer, are not made up for.
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
