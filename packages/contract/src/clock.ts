/*
 * The clock of a browser's computer, compared with the server's. Pages take the current time for days and ages from here.
 */

/**
 * How far a client's clock may be off before the user is warned and the server's time is used, in milliseconds. Clocks that
 * are set by a network differ by less than a second, and those set by hand by about a minute; over two minutes a clock is
 * wrong, and an answer may name the wrong day.
 */
export const CLOCK_SKEW_MAX = 2 * 60_000;

/** The `Date` header has whole seconds: the server's clock showed up to this much more, in milliseconds. */
const RESOLUTION = 1000;

/**
 * Returns by how much the client's clock is ahead of the server's, in milliseconds; negative if it is behind. The server
 * dated its answer between both times, so a smaller difference than theirs is none.
 * @param date the `Date` header of an answer
 * @param sentAt when the request was sent by the client's clock, milliseconds of the epoch
 * @param receivedAt when the answer was there by the same clock
 * @returns `null` without a readable date
 */
export function clockSkew(date: string | null, sentAt: number, receivedAt: number): number | null {
  const from = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(from)) return null;
  const until = from + RESOLUTION;
  if (receivedAt < from) return receivedAt - from;
  return sentAt > until ? sentAt - until : 0;
}

/** Returns whether a clock is so far off that the user must be warned. @param skew as {@link clockSkew} returns it */
export const isClockWrong = (skew: number): boolean => Math.abs(skew) > CLOCK_SKEW_MAX;

let correction = 0;

/** Corrects {@link currentTime} by the skew of this computer's clock, in milliseconds; one that is not wrong is kept. */
export function correctClock(skew: number): void {
  correction = isClockWrong(skew) ? skew : 0;
}

/** Returns the current time: by this computer's clock, or by the server's if that clock is wrong. */
export const currentTime = (): Date => new Date(Date.now() - correction);
