import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';

/** Clinical dates are Gregorian whatever calendar a language prefers. */
export const createGregorian = (): GregorianCalendar => new GregorianCalendar();

/** The day a text names. @returns `null` if the text is no `YYYY-MM-DD` of the calendar */
export function toDay(text: string | null | undefined): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text ?? '')) return null;
  try {
    return parseDate(text!);
  } catch {
    return null;
  }
}

/** How far back and ahead years are offered where no limit is given: the oldest people, a long plan. */
const YEARS_BACK = 120;
const YEARS_AHEAD = 20;

/** The years to choose from, oldest first; those in view are always among them. */
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
