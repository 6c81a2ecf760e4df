import { dayIn } from '@isopter/contract';

const HOUR_MS = 3_600_000;

/** The latest day it is anywhere on earth. */
export const latestToday = (now: Date): string => new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10);

/** Whether a name is one of the IANA time zones this machine knows. */
export function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The instant a calendar day begins in a time zone, also where midnight is left out that day. */
export function startOfDay(day: string, timezone: string): Date {
  // Clocks differ from UTC by whole quarters of an hour, and by no more than 14 h.
  const midnight = Date.parse(day);
  let [before, from] = [midnight - 15 * HOUR_MS, midnight + 15 * HOUR_MS];
  while (from - before > HOUR_MS / 4) {
    const middle = before + Math.floor((from - before) / (HOUR_MS / 2)) * (HOUR_MS / 4);
    if (dayIn(new Date(middle), timezone) < day) before = middle;
    else from = middle;
  }
  return new Date(from);
}
