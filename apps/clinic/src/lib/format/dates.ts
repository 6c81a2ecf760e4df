import { comma, type DateFormat, formatDay, formatTime, type TimeFormat, today } from '@isopter/contract';

export interface WhenOptions {
  now: Date;
  date_format: DateFormat;
  time_format: TimeFormat;
  /** BCP 47. */
  locale: string;
  /**
   * Inside a sentence the word has no capital of its own.
   * @default false
   */
  isInSentence?: boolean;
}

/** How long ago something was, as people say it: 'Today, 09:40', 'Yesterday', then the date. */
export function formatWhen(
  moment: Date,
  { now, date_format, time_format, locale, isInSentence = false }: WhenOptions,
): string {
  const day = today(moment);
  const ago = Math.round((Date.parse(today(now)) - Date.parse(day)) / 86_400_000);
  if (ago !== 0 && ago !== 1) return formatDay(day, date_format);
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day');
  const named = isInSentence ? word : word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
  return ago === 1 ? named : `${named}${comma(locale)} ${formatTime(moment, { time_format, locale })}`;
}
