import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';

/** Clinical dates are Gregorian, even if a locale prefers another calendar. */
export const createGregorian = (): GregorianCalendar => new GregorianCalendar();

/**
 * Parses a calendar day.
 * @returns the day, or `null` if the text is not a valid `YYYY-MM-DD` date
 */
export function toDay(text: string | null | undefined): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text ?? '')) return null;
  try {
    return parseDate(text!);
  } catch {
    return null;
  }
}

/** The range of years offered when no limits are given. */
const YEARS_BACK = 120;
const YEARS_AHEAD = 20;

/** The years to choose from, in ascending order; the visible ones are always included. */
export function yearChoices(
  shown: number,
  thisYear: number,
  limits: { minValue?: { year: number } | null | undefined; maxValue?: { year: number } | null | undefined } = {},
): readonly number[] {
  const first = limits.minValue?.year ?? Math.min(shown, thisYear - YEARS_BACK);
  const last = limits.maxValue?.year ?? Math.max(shown, thisYear + YEARS_AHEAD);
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => first + index);
}

/** Longest name of a weekday that fits over its column. */
const WEEKDAY_LENGTH = 4;

/** Short names of the weekdays where all of them fit, single letters where they do not. */
export function weekdayStyle(locale: string): 'short' | 'narrow' {
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const week = Array.from({ length: 7 }, (_, day) => short.format(Date.UTC(2026, 10, 1 + day)));
  return week.every((name) => name.length <= WEEKDAY_LENGTH) ? 'short' : 'narrow';
}
