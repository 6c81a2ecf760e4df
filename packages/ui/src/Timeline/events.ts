import { type CalendarDate, parseAbsolute, parseDate, parseDateTime, toCalendarDate } from '@internationalized/date';

/** By what events are put together. */
export type TimelineGrouping = 'year' | 'month' | 'none';

/** The time of an event. */
interface Timed {
  /** ISO 8601. */
  dateTime: string;
}

/** Events of one year or month, newest first. */
export interface EventGroup<E> {
  /** `2026`, `2026-10`, or nothing without groups. */
  key: string;
  /** A day of the group, to write its name by; undefined without groups. */
  date: CalendarDate | undefined;
  /** The events, newest first. */
  events: E[];
}

const HAS_OFFSET = /T.*(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/** The day of an event where people are, and the moment in milliseconds since 1970. */
function placed(dateTime: string, timeZone: string): { date: CalendarDate; at: number } {
  if (HAS_OFFSET.test(dateTime)) {
    const moment = parseAbsolute(dateTime, timeZone);
    return { date: toCalendarDate(moment), at: moment.toDate().getTime() };
  }
  const local = dateTime.includes('T') ? parseDateTime(dateTime) : parseDate(dateTime);
  return { date: toCalendarDate(local), at: local.toDate(timeZone).getTime() };
}

const KEY_LENGTH = { year: 4, month: 7, none: 0 } as const;

/**
 * Events with the newest first, put together by year or month of the Gregorian calendar. A time with an offset (`Z`,
 * `+02:00`) is a moment and belongs to the day it is in the time zone; a time or day without one is that of the clinic.
 * @param timeZone IANA name, such as `America/New_York`
 * @throws Error when a time is not ISO 8601
 */
export function groupEvents<E extends Timed>(
  events: readonly E[],
  by: TimelineGrouping,
  timeZone: string,
): EventGroup<E>[] {
  const groups: EventGroup<E>[] = [];
  const newestFirst = events
    .map((event) => ({ event, ...placed(event.dateTime, timeZone) }))
    .toSorted((one, other) => other.at - one.at);
  for (const { event, date } of newestFirst) {
    const key = date.toString().slice(0, KEY_LENGTH[by]);
    const last = groups.at(-1);
    if (last?.key === key) last.events.push(event);
    else groups.push({ key, date: by === 'none' ? undefined : date, events: [event] });
  }
  return groups;
}
