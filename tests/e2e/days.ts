// Playwright does not use the sources of @isopter/contract, and its built files may be missing.
import { today } from '../../packages/contract/src/clinicalDay.ts';
import { dayAfter } from '../../packages/contract/src/dates.ts';
import { typedDate } from './people.ts';

/** The day a number of days from now, in a time zone: at first that of the sample offices. */
export const dayIn = (days: number, timezone = 'America/Chicago'): string => dayAfter(today(timezone), days);

/** The same as Americans write it. */
export const writtenDayIn = (days: number): string => typedDate(dayIn(days));

/** Returns whole years between a birth and a day in a time zone. */
export function yearsOn(birth: string, at: Date, timeZone: string): number {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
  return Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);
}
