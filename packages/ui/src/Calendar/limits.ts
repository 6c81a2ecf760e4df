import type { CalendarDate, DateValue } from '@internationalized/date';
import type { CalendarProps as AriaCalendarProps } from 'react-aria-components';
import type { CalendarStart } from './CalendarView.tsx';
import { createGregorian, toDay } from './days.ts';

/** Limits and options shared by the calendars of one day and of a range. */
export interface CalendarLimits {
  /** The earliest allowed day, `YYYY-MM-DD`. */
  minValue?: string | undefined;
  /** The latest allowed day, `YYYY-MM-DD`. */
  maxValue?: string | undefined;
  /** Callback that returns whether a day, `YYYY-MM-DD`, between the limits is unavailable. */
  isDateUnavailable?: ((date: string) => boolean) | undefined;
  /**
   * The initial view of the calendar. Use `years` for a day long ago, such as a date of birth: year, month and day then
   * take three presses.
   * @default 'days'
   */
  startsWith?: CalendarStart | undefined;
  /**
   * Whether the calendar is focused when it mounts.
   * @default false
   */
  autoFocus?: boolean | undefined;
  /**
   * Whether the calendar is disabled: no day can be selected.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** The accessible name of the calendar; the visible month is added to it. */
  'aria-label': string;
}

/** Converts the limits to the props React Aria expects. */
export const ariaLimits = ({ minValue, maxValue, isDateUnavailable, startsWith, ...props }: CalendarLimits) => ({
  ...(props as Pick<AriaCalendarProps<CalendarDate>, 'autoFocus' | 'isDisabled' | 'aria-label'>),
  minValue: toDay(minValue),
  maxValue: toDay(maxValue),
  ...(isDateUnavailable && { isDateUnavailable: (date: DateValue) => isDateUnavailable(date.toString()) }),
  // the list of years takes it then
  autoFocus: props.autoFocus === true && startsWith !== 'years',
  createCalendar: createGregorian,
});
