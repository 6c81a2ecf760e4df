import { endOfMonth, endOfYear, parseDate, startOfMonth, startOfYear } from '@internationalized/date';
import type { DateRange } from '../Calendar/Calendar.tsx';
import { dateError, type DateError } from '../DateField/dates.ts';

/** What is wrong with a range: one of its dates, or that it ends before it starts. */
export type DateRangeError = DateError | 'dateRange';

/** No limits. */
export const NO_RANGE: DateRange = { start: '', end: '' };

/**
 * What is wrong with each date of a range; an empty one is no limit and not wrong here [VAL-02].
 * @param limits first and last accepted day, `YYYY-MM-DD`
 */
export function dateRangeErrors(
  { start, end }: DateRange,
  limits: { minValue?: string | undefined; maxValue?: string | undefined } = {},
): { start: DateRangeError | null; end: DateRangeError | null } {
  const errors = { start: dateError(start, limits), end: dateError(end, limits) };
  const isReversed = start !== '' && end !== '' && errors.start === null && errors.end === null && end < start;
  return isReversed ? { start: null, end: 'dateRange' } : errors;
}

/** Ranges that are asked for most, by their name. */
export type CommonRange = 'today' | 'last7Days' | 'last30Days' | 'thisMonth' | 'thisYear';

/** The common ranges of a day. @param today `YYYY-MM-DD` */
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

/** Whether two ranges are the same. */
export const isSameRange = (one: DateRange, other: DateRange): boolean =>
  one.start === other.start && one.end === other.end;

/** The part of a range within limits. */
export const withinLimits = (
  { start, end }: DateRange,
  { minValue = '', maxValue = '' }: { minValue?: string | undefined; maxValue?: string | undefined },
): DateRange => ({
  start: start < minValue ? minValue : start,
  end: maxValue !== '' && end > maxValue ? maxValue : end,
});
