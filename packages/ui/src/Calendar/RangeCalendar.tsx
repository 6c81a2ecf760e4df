import type { ReactElement } from 'react';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components';
import { calendar } from './Calendar.css.ts';
import { CalendarView } from './CalendarView.tsx';
import { toDay } from './days.ts';
import { ariaLimits, type CalendarLimits } from './limits.ts';

/**
 * A range of two days and all days between them, `YYYY-MM-DD` each. A text that is not a date is kept as typed; an
 * empty text means no limit.
 */
export interface DateRange {
  /** The first day, `YYYY-MM-DD`. */
  start: string;
  /** The last day, `YYYY-MM-DD`; not before the first. */
  end: string;
}

/** Props of {@link RangeCalendar}. */
export interface RangeCalendarProps extends CalendarLimits {
  /** The selected range (controlled). Nothing is highlighted while one of its texts is not a date. */
  value?: DateRange | undefined;
  /** The initially selected range (uncontrolled). */
  defaultValue?: DateRange | undefined;
  /** Called when both days have been selected. */
  onChange?: ((value: DateRange) => void) | undefined;
}

function marked(value: DateRange | undefined) {
  const start = toDay(value?.start);
  const end = toDay(value?.end);
  return start !== null && end !== null && start.compare(end) <= 0 ? { start, end } : null;
}

/**
 * Like `Calendar`, for selecting a first and a last day.
 * @selector [data-component="RangeCalendar"] The calendar; its parts are those of `Calendar`.
 */
export function RangeCalendar({ value, defaultValue, onChange, ...limits }: RangeCalendarProps): ReactElement {
  return (
    <AriaRangeCalendar
      {...ariaLimits(limits)}
      {...(value !== undefined && { value: marked(value) })}
      defaultValue={marked(defaultValue)}
      onChange={({ start, end }) => onChange?.({ start: start.toString(), end: end.toString() })}
      className={calendar}
      data-component="RangeCalendar"
    >
      <CalendarView kind="range" startsWith={limits.startsWith ?? 'days'} />
    </AriaRangeCalendar>
  );
}
