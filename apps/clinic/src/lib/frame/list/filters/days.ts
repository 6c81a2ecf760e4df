import { type DateText, dayAfter, startOfDay } from '@isopter/contract';
import type { DateRange } from '@isopter/ui';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Whether a text is a calendar day, YYYY-MM-DD. */
export const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`));

/** The days of a filter as its address has them: `2026-11-01..2026-11-20`, each end may be left out. */
export function readDays(text: string | undefined): DateRange {
  const [start = '', end = ''] = text?.split('..') ?? [];
  return { start, end };
}

/** @returns undefined where there is no limit, and while a day is still being typed */
export function writeDays({ start, end }: DateRange): string | undefined {
  const isWhole = [start, end].every((day) => day === '' || isDay(day));
  return isWhole && (start || end) ? `${start}..${end}` : undefined;
}

/** Whether an address holds days. */
export const areDays = (text: string): boolean => {
  const { start, end } = readDays(text);
  return text.split('..').length === 2 && writeDays({ start, end }) === text && (!start || !end || start <= end);
};

/** The limits of a list by time; undefined without one. `before` is not included. */
interface Limits<T> {
  from: T | undefined;
  before: T | undefined;
}

/** Returns the limits of a filter as days, which begin and end by the clock of the office that each row is of. */
export function dayLimits(text: string | undefined): Limits<DateText> {
  const { start, end } = readDays(text);
  return { from: start || undefined, before: end ? dayAfter(end, 1) : undefined };
}

/** Returns the limits as instants: midnight at the office where the user works. For rows that belong to no office. */
export function instantsOf(text: string | undefined, timezone: string): Limits<string> {
  const { from, before } = dayLimits(text);
  return {
    from: from && startOfDay(from, timezone).toISOString(),
    before: before && startOfDay(before, timezone).toISOString(),
  };
}
