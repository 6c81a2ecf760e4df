import { currentTime } from './clock.ts';
import { ageOn, dayAfter, type DateText } from './dates.ts';

/*
 * The clinical clock: everything that turns an instant into a calendar day, an age or a wall-clock time takes the time zone
 * of the office from here. Intl supplies the rules of time zones (Temporal is not in Node 24). A test,
 * scripts/docs/clinicalDay.test.ts, fails where code computes a day without this module.
 */

const HOUR_MS = 3_600_000;

/** Clocks differ from UTC by at most 14 h. */
const OFFSET_MAX_MS = 14 * HOUR_MS;

/** The time zone of an office whose zone nobody has chosen. */
export const DEFAULT_TIMEZONE = 'UTC';

/** Returns whether a text is the name of an IANA time zone (`America/Chicago`), not an offset such as `+05:30`. */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A date and a time of day as the clock on the wall of an office shows them. */
export interface WallClock {
  /** YYYY-MM-DD. */
  day: DateText;
  /** HH:MM:SS, 00 to 23 h. */
  time: string;
}

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/** Returns the formatter of a time zone; making one takes longer than a hundred uses. */
function formatterOf(timezone: string | undefined): Intl.DateTimeFormat {
  const known = timezone === undefined ? undefined : formatters.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-nu-latn-ca-iso8601', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  // the zone of this machine can change while the page is open
  if (timezone !== undefined) formatters.set(timezone, made);
  return made;
}

/**
 * Returns the date and time that clocks show at an instant.
 * @param timezone IANA name; without it the time zone of this machine
 */
export function wallClock(moment: Date, timezone?: string): WallClock {
  const parts = formatterOf(timezone).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`,
    time: `${of('hour')}:${of('minute')}:${of('second')}`,
  };
}

/**
 * Returns the calendar day of an instant.
 * @param timezone IANA name of the office's zone; without it the time zone of this machine
 */
export const dayIn = (moment: Date, timezone?: string): DateText => wallClock(moment, timezone).day;

/**
 * Returns the current day.
 * @param timezone IANA name of the office's zone; without it the time zone of this machine, for days that are not clinical
 */
export const today = (timezone?: string, now: Date = currentTime()): DateText => dayIn(now, timezone);

/** Returns the latest day that it is anywhere on Earth: a day after it is in the future in every office. */
export const latestToday = (now: Date): DateText => dayIn(new Date(now.getTime() + OFFSET_MAX_MS), 'UTC');

/** Returns the instant at which a calendar day begins in a time zone, also where midnight is skipped that day. */
export function startOfDay(day: DateText, timezone: string): Date {
  // Offsets are multiples of 15 minutes: the first quarter of an hour whose day is the wanted one.
  const midnight = Date.parse(day);
  let [before, from] = [midnight - OFFSET_MAX_MS - HOUR_MS, midnight + OFFSET_MAX_MS + HOUR_MS];
  while (from - before > HOUR_MS / 4) {
    const middle = before + Math.floor((from - before) / (HOUR_MS / 2)) * (HOUR_MS / 4);
    if (dayIn(new Date(middle), timezone) < day) before = middle;
    else from = middle;
  }
  return new Date(from);
}

/** Returns the instants between which the days from `first` to `last` lie: `from` is included, `before` is not. */
export const daysBetween = (first: DateText, last: DateText, timezone: string): { from: Date; before: Date } => ({
  from: startOfDay(first, timezone),
  before: startOfDay(dayAfter(last, 1), timezone),
});

/** Returns the minutes by which clocks in a time zone are ahead of UTC at an instant; negative west of Greenwich. */
export function utcOffset(moment: Date, timezone: string): number {
  const { day, time } = wallClock(moment, timezone);
  const seconds = Math.floor(moment.getTime() / 1000) * 1000;
  return Math.round((Date.parse(`${day}T${time}Z`) - seconds) / 60_000);
}

/**
 * Returns the instant at which the clock of an office shows a date and a time of day: the first of two where an hour is
 * repeated, and as much after the change of the clock as it would be where an hour is skipped.
 */
export function instantAt({ day, time }: WallClock, timezone: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const [before, after] = [-1, 1].map((side) => {
    const near = new Date(asUtc + side * OFFSET_MAX_MS);
    return new Date(asUtc - utcOffset(near, timezone) * 60_000);
  }) as [Date, Date];
  const isShown = (moment: Date): boolean => {
    const shown = wallClock(moment, timezone);
    return shown.day === day && shown.time === time;
  };
  return !isShown(before) && isShown(after) ? after : before;
}

/**
 * Returns a person's age in whole years on the day of an instant at an office: the age that norms are chosen by [VAL-04]. A
 * person born on 29 February is a year older from 1 March in a common year (`ageOn`).
 * @param birth day of birth; `null` if it is not known
 * @param timezone IANA name of the office's zone
 * @returns `null` if the birth is not known, is not a real day, or is after the instant
 */
export const ageAt = (birth: DateText | null | undefined, moment: Date | string, timezone: string): number | null =>
  birth ? (ageOn(birth, dayIn(new Date(moment), timezone)) ?? null) : null;

/** Returns a person's age in whole years on the current day of an office, as `ageAt` does. */
export const ageToday = (birth: DateText | null | undefined, timezone: string): number | null =>
  ageAt(birth, currentTime(), timezone);

/**
 * Returns the short name of a time zone at an instant, such as `PST` or `GMT+13`; it follows daylight saving time.
 * @param locale BCP 47
 */
export const zoneName = (moment: Date, timezone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timezone;

/**
 * Returns the short name of an office's time zone where a reader's clock shows another time at that instant, else nothing.
 * @param reader the reader's own zone; without it that of this machine
 */
export function zoneToName(moment: Date, timezone: string, locale: string, reader?: string): string | undefined {
  const [there, here] = [wallClock(moment, timezone), wallClock(moment, reader)];
  return there.day === here.day && there.time === here.time ? undefined : zoneName(moment, timezone, locale);
}
