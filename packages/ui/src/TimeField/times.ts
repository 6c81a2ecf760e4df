/** The reason why a time is not acceptable. */
export type TimeError = 'minTime' | 'maxTime' | 'timeStep';

/** Limits for a time. */
export interface TimeLimits {
  /** The earliest allowed time, `HH:mm`. */
  minValue?: string | undefined;
  /** The latest allowed time, `HH:mm`. */
  maxValue?: string | undefined;
  /** The minutes between allowed times, counted from midnight. */
  step?: number | undefined;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const DAY = 24 * 60;

/**
 * Converts `HH:mm` to minutes since midnight.
 * @returns the minutes, or `null` if the text is not a valid `HH:mm`
 */
export function minutesOf(value: string): number | null {
  const match = TIME.exec(value);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Converts minutes since midnight to `HH:mm`, wrapping around the day. */
export function timeOf(minutes: number): string {
  const within = ((minutes % DAY) + DAY) % DAY;
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** Validates a time; an empty text is valid [VAL-02]. */
export function timeError(value: string, { minValue, maxValue, step = 1 }: TimeLimits = {}): TimeError | null {
  const minutes = minutesOf(value);
  if (minutes === null) return null;
  if (minValue !== undefined && value < minValue) return 'minTime';
  if (maxValue !== undefined && value > maxValue) return 'maxTime';
  return minutes % step === 0 ? null : 'timeStep';
}

/** The next allowed minute of the hour, up (1) or down (-1), wrapping around the hour. */
export function stepMinute(minute: number, step: number, direction: 1 | -1): number {
  const count = Math.ceil(60 / step);
  const at = direction === 1 ? Math.floor(minute / step) + 1 : Math.ceil(minute / step) - 1;
  return (((at % count) + count) % count) * step;
}
