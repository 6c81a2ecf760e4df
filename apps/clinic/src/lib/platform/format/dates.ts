import { comma, type DateFormat, dayIn, formatDay, formatTime, type TimeFormat, zoneToName } from '@isopter/contract';

export interface WhenOptions {
  now: Date;
  date_format: DateFormat;
  time_format: TimeFormat;
  /** BCP 47. */
  locale: string;
  /** IANA name of the office's zone. */
  timezone: string;
  /**
   * Whether to write the word without a capital, inside a sentence.
   * @default false
   */
  isInSentence?: boolean;
}

/** Adds the name of an office's time zone to a time there, where the reader's own clock shows another time. */
export function withZone(text: string, moment: Date, { timezone, locale }: Pick<WhenOptions, 'timezone' | 'locale'>) {
  const zone = zoneToName(moment, timezone, locale);
  return zone === undefined ? text : `${text} ${zone}`;
}

/** Formats a time relative to now, by the clock of an office: 'Today, 09:40', 'Yesterday', then the date. */
export function formatWhen(
  moment: Date,
  { now, date_format, time_format, locale, timezone, isInSentence = false }: WhenOptions,
): string {
  const day = dayIn(moment, timezone);
  const ago = Math.round((Date.parse(dayIn(now, timezone)) - Date.parse(day)) / 86_400_000);
  if (ago !== 0 && ago !== 1) return formatDay(day, date_format);
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day');
  const named = isInSentence ? word : word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
  if (ago === 1) return named;
  const time = formatTime(moment, { time_format, locale, timezone });
  return withZone(`${named}${comma(locale)} ${time}`, moment, { timezone, locale });
}
