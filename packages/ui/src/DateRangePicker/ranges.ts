import { endOfMonth, endOfYear, parseDate, startOfMonth, startOfYear } from '@internationalized/date';
import type { DateRange } from '../Calendar/Calendar.tsx';
import { dateError, type DateError } from '../DateField/dates.ts';

/** The error of a range: one of its dates is invalid, or the range ends before it starts. */
export type DateRangeError = DateError | 'dateRange';

/** A range without limits. */
export const NO_RANGE: DateRange = { start: '', end: '' };

/**
 * Validates each date of a range; an empty date means no limit and is valid [VAL-02].
 * @param limits the earliest and latest allowed day, `YYYY-MM-DD`
 */
export function dateRangeErrors(
  { start, end }: DateRange,
  limits: { minValue?: string | undefined; maxValue?: string | undefined } = {},
): { start: DateRangeError | null; end: DateRangeError | null } {
  const errors = { start: dateError(start, limits), end: dateError(end, limits) };
  const isReversed = start !== '' && end !== '' && errors.start === null && errors.end === null && end < start;
  return isReversed ? { start: null, end: 'dateRange' } : errors;
}

/** The names of the common ranges. */
export type CommonRange = 'today' | 'last7Days' | 'last30Days' | 'thisMonth' | 'thisYear';

/**
 * The common ranges relative to a day.
 * @param today `YYYY-MM-DD`
 */
export function commonRanges(today: string): Record<CommonRange, DateRange> {
  const day = parseDate(today);
  const since = (days: number): DateRange => ({ start: day.subtract({ days: days - 1 }).toString(), end: today });
  return {
    today: since(1),
    last7Days: since(7),
    last30Days: since(30),
    thisMonth: { start: startOfMonth(day).toString(), end: endOfMonth(day).toString() },
    thisYear: { start: startOfYear(day).toString(), end: endOfYear(day).toString() },
  };
}

/** Whether two ranges are equal. */
export const isSameRange = (one: DateRange, other: DateRange): boolean =>
  one.start === other.start && one.end === other.end;

/** The part of a range that lies within limits. */
export const withinLimits = (
  { start, end }: DateRange,
  { minValue = '', maxValue = '' }: { minValue?: string | undefined; maxValue?: string | undefined },
): DateRange => ({
  start: start < minValue ? minValue : start,
  end: maxValue !== '' && end > maxValue ? maxValue : end,
});
