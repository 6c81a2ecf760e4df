import { formatDate as formatDay } from '@isopter/dates';
import { dayIn } from '../clinicalDay.ts';
import type { DateFormat, TimeFormat } from '../enums/settings.ts';

/** How days and times are written for somebody: their preferences, and the locale of what is written [PREF-08]. */
export interface Writing {
  date_format: DateFormat;
  time_format: TimeFormat;
  /** BCP 47, for the words and the digits of a time. */
  locale: string;
  /** IANA name; without it the time zone of this machine. */
  timezone?: string | undefined;
}

export { formatDay };

/** The time of day of a moment, on the preferred clock: `14:40` or `2:40 PM`. */
export const formatTime = (
  moment: Date,
  { time_format, locale, timezone }: Omit<Writing, 'date_format'>,
  hasSeconds = false,
): string =>
  moment.toLocaleTimeString(locale, {
    ...(time_format === '24H' ? { hour: '2-digit', hourCycle: 'h23' } : { hour: 'numeric', hour12: true }),
    minute: '2-digit',
    ...(hasSeconds && { second: '2-digit' }),
    timeZone: timezone,
  });

/** Returns the comma between a date and a time in a language. */
export const comma = (locale: string): string => (/^(ar|fa|ur)/.test(locale) ? '،' : ',');

/** Formats a date with its time: `11/20/2026, 14:40` [PREF-08]. */
export const formatMoment = (moment: Date, writing: Writing, hasSeconds = false): string =>
  `${formatDay(dayIn(moment, writing.timezone), writing.date_format)}${comma(writing.locale)} ${formatTime(moment, writing, hasSeconds)}`;
