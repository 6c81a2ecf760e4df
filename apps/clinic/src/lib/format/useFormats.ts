import { type DateText, formatDay, formatMoment, formatTime } from '@isopter/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useSignedIn } from '../session/session.ts';
import { formatWhen } from './dates.ts';
import { isolate } from './isolate.ts';

export interface Formats {
  /** A calendar day in the preferred format (PREF-08). */
  date: (day: DateText) => string;
  /** A moment as a date and a time (an ISO 8601 time). */
  moment: (moment: string) => string;
  /** The time of day of a moment (an ISO 8601 time), to the minute. */
  time: (moment: string) => string;
  /** How long ago a moment was (an ISO 8601 time); inside a sentence without a capital of its own. */
  when: (moment: string, place?: 'alone' | 'in a sentence') => string;
  /** The time of day of a moment (milliseconds of the epoch), to the second. */
  clock: (moment: number) => string;
}

/** Dates and times as the person who is signed in prefers them, in the language of the application. */
export function useFormats(): Formats {
  const direction = useTranslation().i18n.dir();
  const locale = localeOf(useLanguage());
  const { date_format, time_format } = useSignedIn().preferences;
  return useMemo(() => {
    const writing = { date_format, time_format, locale };
    return {
      date: (day) => isolate(formatDay(day, date_format), direction),
      moment: (moment) => isolate(formatMoment(new Date(moment), writing), direction),
      time: (moment) => isolate(formatTime(new Date(moment), writing), direction),
      when: (moment, place = 'alone') =>
        formatWhen(new Date(moment), { ...writing, now: new Date(), isInSentence: place === 'in a sentence' }),
      clock: (moment) => isolate(formatTime(new Date(moment), writing, true), direction),
    };
  }, [date_format, direction, locale, time_format]);
}
