import type { DateText } from '@isopter/contract';
import { formatDate } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../session/session.ts';
import { formatClock, formatWhen } from './dates.ts';
import { isolate } from './isolate.ts';

export interface Formats {
  /** A calendar day in the preferred format (PREF-08). */
  date: (day: DateText) => string;
  /** How long ago a moment was (an ISO 8601 time). */
  when: (moment: string) => string;
  /** The time of day of a moment (milliseconds of the epoch), to the second. */
  clock: (moment: number) => string;
}

/** Dates and times as the person who is signed in prefers them, in the language of the application. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const direction = i18n.dir();
  const { date_format, time_format } = useSignedIn().preferences;
  return useMemo(
    () => ({
      date: (day) => isolate(formatDate(day, date_format), direction),
      clock: (moment) => isolate(formatClock(new Date(moment), time_format, language), direction),
      when: (moment) => formatWhen(new Date(moment), { now: new Date(), date_format, time_format, language }),
    }),
    [date_format, direction, language, time_format],
  );
}
