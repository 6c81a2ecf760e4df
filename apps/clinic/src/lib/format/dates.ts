import { today, type DateFormat, type TimeFormat } from '@isopter/contract';
import { formatDate } from '@isopter/ui';

/** A moment's time of day where the person sits, in the preferred clock (PREF-08). */
export const formatTime = (moment: Date, format: TimeFormat, language: string): string =>
  moment.toLocaleTimeString(
    language,
    format === '24H'
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { hour: 'numeric', minute: '2-digit', hour12: true },
  );

/** The same to the second, for what is said of a moment just past. */
export const formatClock = (moment: Date, format: TimeFormat, language: string): string =>
  moment.toLocaleTimeString(
    language,
    format === '24H'
      ? { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }
      : { hour: 'numeric', minute: '2-digit', second: '2-digit', hour12: true },
  );

export interface WhenOptions {
  now: Date;
  date_format: DateFormat;
  time_format: TimeFormat;
  language: string;
}

/** How long ago something was, as people say it: 'Today, 09:40', 'Yesterday', then the date. */
export function formatWhen(moment: Date, { now, date_format, time_format, language }: WhenOptions): string {
  const day = today(moment);
  const ago = Math.round((Date.parse(today(now)) - Date.parse(day)) / 86_400_000);
  if (ago !== 0 && ago !== 1) return formatDate(day, date_format);
  const word = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
  const named = word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  if (ago === 1) return named;
  const comma = /^(ar|fa|ur)/.test(language) ? '،' : ',';
  return `${named}${comma} ${formatTime(moment, time_format, language)}`;
}
