import type { CalendarDate, DateValue } from '@internationalized/date';
import type { CalendarProps as AriaCalendarProps } from 'react-aria-components';
import type { CalendarStart } from './CalendarView.tsx';
import { createGregorian, toDay } from './days.ts';

/** What calendars of one day and of a range have in common. */
export interface CalendarLimits {
  /** First accepted day, `YYYY-MM-DD`. */
  minValue?: string | undefined;
  /** Last accepted day, `YYYY-MM-DD`. */
  maxValue?: string | undefined;
  /** Whether a day, `YYYY-MM-DD`, cannot be chosen though it lies between the limits. */
  isDateUnavailable?: ((date: string) => boolean) | undefined;
  /**
   * What is shown first. `years` for a day long ago, such as of a birth: year, month and day are then three presses.
   * @default 'days'
   */
  startsWith?: CalendarStart | undefined;
  /**
   * Takes the focus when it appears.
   * @default false
   */
  autoFocus?: boolean | undefined;
  /**
   * No day can be chosen.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** What is chosen here; the month is added to it. */
  'aria-label': string;
}

/** The limits as React Aria takes them. */
export const ariaLimits = ({ minValue, maxValue, isDateUnavailable, startsWith, ...props }: CalendarLimits) => ({
  ...(props as Pick<AriaCalendarProps<CalendarDate>, 'autoFocus' | 'isDisabled' | 'aria-label'>),
  minValue: toDay(minValue),
  maxValue: toDay(maxValue),
  ...(isDateUnavailable && { isDateUnavailable: (date: DateValue) => isDateUnavailable(date.toString()) }),
  // the list of years takes it then
  autoFocus: props.autoFocus === true && startsWith !== 'years',
  createCalendar: createGregorian,
});
