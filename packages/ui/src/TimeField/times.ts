/** Why a time is not acceptable. */
export type TimeError = 'minTime' | 'maxTime' | 'timeStep';

/** What a time must keep to. */
export interface TimeLimits {
  /** First accepted time, `HH:mm`. */
  minValue?: string | undefined;
  /** Last accepted time, `HH:mm`. */
  maxValue?: string | undefined;
  /** Minutes between accepted times, counted from midnight. */
  step?: number | undefined;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const DAY = 24 * 60;

/** Minutes since midnight. @returns `null` if the text is no `HH:mm` */
export function minutesOf(value: string): number | null {
  const match = TIME.exec(value);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** `HH:mm` of minutes since midnight, around the clock. */
export function timeOf(minutes: number): string {
  const within = ((minutes % DAY) + DAY) % DAY;
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** What is wrong with a time; an empty one is not wrong here [VAL-02]. */
export function timeError(value: string, { minValue, maxValue, step = 1 }: TimeLimits = {}): TimeError | null {
  const minutes = minutesOf(value);
  if (minutes === null) return null;
  if (minValue !== undefined && value < minValue) return 'minTime';
  if (maxValue !== undefined && value > maxValue) return 'maxTime';
  return minutes % step === 0 ? null : 'timeStep';
}

/** The next accepted minute of the hour up (1) or down (-1), around the hour as a dial does. */
export function stepMinute(minute: number, step: number, direction: 1 | -1): number {
  const count = Math.ceil(60 / step);
  const at = direction === 1 ? Math.floor(minute / step) + 1 : Math.ceil(minute / step) - 1;
  return (((at % count) + count) % count) * step;
}
