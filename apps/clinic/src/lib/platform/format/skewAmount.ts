const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a difference of clocks in words, in the largest unit that has at least two: "3 minutes", "5 hours", "400 days". */
export function skewAmount(skew: number, locale: string): string {
  const size = Math.abs(skew);
  const [unit, length] = size >= 2 * DAY ? ['day', DAY] : size >= 2 * HOUR ? ['hour', HOUR] : ['minute', MINUTE];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: unit as string, unitDisplay: 'long' });
  return format.format(Math.round(size / (length as number)));
}
