import type { CalendarDate } from '@internationalized/date';
import { type ReactElement, use } from 'react';
import { Button, Calendar as AriaCalendar, CalendarStateContext } from 'react-aria-components';
import { useTexts } from '../texts/Texts.tsx';
import { useCurrentDay } from '../timeZone/useTimeZone.ts';
import { calendar, today } from './Calendar.css.ts';
import { calendarTexts } from './Calendar.texts.ts';
import { CalendarView } from './CalendarView.tsx';
import { toDay } from './days.ts';
import { ariaLimits, type CalendarLimits } from './limits.ts';

export { RangeCalendar, type RangeCalendarProps, type DateRange } from './RangeCalendar.tsx';
export type { CalendarStart } from './CalendarView.tsx';
export type { CalendarLimits } from './limits.ts';

/** Props of {@link Calendar}. */
export interface CalendarProps extends CalendarLimits {
  /** The selected day, `YYYY-MM-DD` (controlled). Any other text selects no day. */
  value?: string | undefined;
  /** The initially selected day, `YYYY-MM-DD` (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the selected day, `YYYY-MM-DD`. */
  onChange?: ((value: string) => void) | undefined;
}

/**
 * A month of days to select one from; the heading opens a list of all years. The first day of the week follows the
 * locale.
 * @selector [data-component="Calendar"] The calendar.
 * @selector [data-part="header"] The line with the heading and the month buttons.
 * @selector [data-part="previous"] The button for the previous month.
 * @selector [data-part="next"] The button for the next month.
 * @selector [data-hidden] On the month buttons: while the list of years or months is shown.
 * @selector [data-part="heading"] The button with month and year.
 * @selector [data-part="body"] The area of the days, months or years.
 * @selector [data-part="days"] The table of days.
 * @selector [data-part="day"] A day.
 * @selector [data-part="months"] The list of months.
 * @selector [data-part="years"] The list of years.
 * @selector [data-part="today"] The button that selects today.
 */
export function Calendar({ value, defaultValue, onChange, ...limits }: CalendarProps): ReactElement {
  return (
    <AriaCalendar
      {...ariaLimits(limits)}
      {...(value !== undefined && { value: toDay(value) })}
      defaultValue={toDay(defaultValue)}
      onChange={(date: CalendarDate) => onChange?.(date.toString())}
      className={calendar}
      data-component="Calendar"
    >
      <CalendarView kind="single" startsWith={limits.startsWith ?? 'days'} />
      <Today />
    </AriaCalendar>
  );
}

/** Selects today, if today is available. */
function Today(): ReactElement {
  const state = use(CalendarStateContext)!;
  const texts = useTexts(calendarTexts);
  const date = useCurrentDay();
  return (
    <Button
      slot={null}
      className={today}
      data-part="today"
      isDisabled={state.isDisabled || state.isInvalid(date)}
      onPress={() => {
        state.setFocusedDate(date);
        state.selectDate(date);
      }}
    >
      {texts.today}
    </Button>
  );
}
