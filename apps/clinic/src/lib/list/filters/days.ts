import type { DateRange } from '@isopter/ui';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Whether a text is a calendar day, YYYY-MM-DD. */
export const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`));

/** The days of a filter as its address has them: `2026-11-01..2026-11-20`, each end may be left out. */
export function readDays(text: string | undefined): DateRange {
  const [start = '', end = ''] = text?.split('..') ?? [];
  return { start, end };
}

/** @returns undefined where there is no limit, and while a day is still being typed */
export function writeDays({ start, end }: DateRange): string | undefined {
  const isWhole = [start, end].every((day) => day === '' || isDay(day));
  return isWhole && (start || end) ? `${start}..${end}` : undefined;
}

/** Whether an address holds days. */
export const areDays = (text: string): boolean => {
  const { start, end } = readDays(text);
  return text.split('..').length === 2 && writeDays({ start, end }) === text && (!start || !end || start <= end);
};

/** Midnight where the person is, so many days after a day. */
function midnight(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** The two ends of some days, from midnight to midnight where the person is; undefined without a limit. */
export function instantsOf(text: string | undefined): { from: string | undefined; before: string | undefined } {
  const { start, end } = readDays(text);
  return { from: start ? midnight(start, 0) : undefined, before: end ? midnight(end, 1) : undefined };
}
