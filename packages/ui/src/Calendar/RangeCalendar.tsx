import type { ReactElement } from 'react';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components';
import { calendar } from './Calendar.css.ts';
import { CalendarView } from './CalendarView.tsx';
import { toDay } from './days.ts';
import { ariaLimits, type CalendarLimits } from './limits.ts';

/** Two days and all between them, `YYYY-MM-DD` each; what was typed where that is no date; empty for no limit. */
export interface DateRange {
  /** First day, `YYYY-MM-DD`. */
  start: string;
  /** Last day, `YYYY-MM-DD`; not before the first. */
  end: string;
}

/** Props of {@link RangeCalendar}. */
export interface RangeCalendarProps extends CalendarLimits {
  /** The chosen days; nothing is marked while one of them is none. */
  value?: DateRange | undefined;
  /** The days chosen at first. */
  defaultValue?: DateRange | undefined;
  /** Called when both days were chosen. */
  onChange?: ((value: DateRange) => void) | undefined;
}

function marked(value: DateRange | undefined) {
  const start = toDay(value?.start);
  const end = toDay(value?.end);
  return start !== null && end !== null && start.compare(end) <= 0 ? { start, end } : null;
}

/** As `Calendar`, to choose a first and a last day. */
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
