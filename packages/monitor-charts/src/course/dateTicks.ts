import { time } from '../chart/scales.ts';

/** The room of a letter of a date in pixels. */
const LETTER_ROOM = 8;
const YEAR = 365.25 * 24 * 3600 * 1000;

/** From coarse to fine. */
const PARTS = [
  { year: 'numeric' },
  { year: 'numeric', month: 'short' },
  { year: 'numeric', month: 'short', day: 'numeric' },
] as const satisfies readonly Intl.DateTimeFormatOptions[];

/** The labelled dates of an axis, and how they are written. */
export interface DateTicks {
  /** Milliseconds of the epoch. */
  readonly dates: readonly number[];
  readonly write: (date: number) => string;
}

/**
 * Returns round dates with labels that differ: years if there are several, otherwise months or days. If no two of them fit,
 * the first and the last date are labelled, because a single label says nothing about the distance between tests.
 * @param domain the ends of the axis (milliseconds of the epoch)
 * @param width the length of the axis in pixels
 */
export function dateTicks(
  { first, last }: { first: number; last: number },
  domain: readonly [number, number],
  width: number,
  locale: string,
): DateTicks {
  const writers = PARTS.map((parts) => {
    const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC', numberingSystem: 'latn' });
    return (date: number): string => format.format(date);
  });
  const day = writers.at(-1)!;
  if (day(first) === day(last)) return { dates: [last], write: day };
  const scale = time({ domain: [new Date(domain[0]), new Date(domain[1])], range: [0, width] });
  const years = (last - first) / YEAR;
  for (const write of writers.slice(years > 3 ? 0 : years >= 0.25 ? 1 : 2)) {
    const room = (write(last).length + 3) * LETTER_ROOM;
    const dates = scale
      .ticks(Math.max(1, Math.floor(width / room)))
      .map((date) => date.getTime())
      .filter((date, i, ticks) => i === 0 || write(date) !== write(ticks[i - 1]!));
    if (dates.length > 1) return { dates, write };
  }
  return { dates: [first, last], write: day };
}
