import { currentTime, type DateText, dayIn, formatDay, formatMoment, formatTime } from '@isopter/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useSignedIn } from '../session/session.ts';
import { formatWhen, withZone } from './dates.ts';
import { isolate } from './isolate.ts';

/**
 * All follow the clock of an office: of the one whose time zone is given, such as that of a test, else of the user's. A time of
 * day names its zone where the reader's own clock shows another time.
 */
export interface Formats {
  /** A calendar day in the preferred format (PREF-08). */
  date: (day: DateText) => string;
  /** The calendar day of a moment (an ISO 8601 time). */
  dayOf: (moment: string, timezone?: string) => string;
  /** A moment as a date and a time (an ISO 8601 time). */
  moment: (moment: string, timezone?: string) => string;
  /** A moment as a date and a time to the second (an ISO 8601 time). */
  exact: (moment: string) => string;
  /** The time of day of a moment (an ISO 8601 time), to the minute. */
  time: (moment: string, timezone?: string) => string;
  /** Formats a time (ISO 8601) relative to now; inside a sentence without a capital. */
  when: (moment: string, place?: 'alone' | 'in a sentence', timezone?: string) => string;
  /** The time of day of a moment (milliseconds of the epoch), to the second. */
  clock: (moment: number) => string;
}

/** Returns how dates and times are written for the user: in the preferred formats and the language of the application. */
export function useFormats(): Formats {
  const direction = useTranslation().i18n.dir();
  const locale = localeOf(useLanguage());
  const { timezone: own, preferences } = useSignedIn();
  const { date_format, time_format } = preferences;
  return useMemo(() => {
    const writing = { date_format, time_format, locale };
    const zoned = (text: string, moment: Date, timezone: string): string =>
      isolate(withZone(text, moment, { timezone, locale }), direction);
    return {
      date: (day) => isolate(formatDay(day, date_format), direction),
      dayOf: (moment, timezone = own) => isolate(formatDay(dayIn(new Date(moment), timezone), date_format), direction),
      moment: (moment, timezone = own) => {
        const at = new Date(moment);
        return zoned(formatMoment(at, { ...writing, timezone }), at, timezone);
      },
      exact: (moment) => {
        const at = new Date(moment);
        return zoned(formatMoment(at, { ...writing, timezone: own }, true), at, own);
      },
      time: (moment, timezone = own) => {
        const at = new Date(moment);
        return zoned(formatTime(at, { ...writing, timezone }), at, timezone);
      },
      when: (moment, place = 'alone', timezone = own) =>
        formatWhen(new Date(moment), {
          ...writing,
          timezone,
          now: currentTime(),
          isInSentence: place === 'in a sentence',
        }),
      clock: (moment) => {
        const at = new Date(moment);
        return zoned(formatTime(at, { ...writing, timezone: own }, true), at, own);
      },
    };
  }, [date_format, direction, locale, own, time_format]);
}
