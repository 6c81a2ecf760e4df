/** A person's age as the caller states it, if the server does not know the date of birth. */
export interface KnownAge {
  /** Whole years today. */
  age?: number | undefined;
  /** Whole years on the days of tests, by their ids. */
  ages?: Readonly<Record<string, number>> | undefined;
}

const YEAR_MS = 365.25 * 24 * 3_600_000;

/**
 * Returns the age on the day of a test: as sent by the caller, else estimated from the age today. Without the birthday
 * the estimate can be wrong by a year; the nearest whole number of years back is the most probable one.
 */
export function ageThen(known: KnownAge | undefined, testId: string, tested: Date, now = new Date()): number | null {
  const { age, ages } = known ?? {};
  if (ages?.[testId] !== undefined) return ages[testId];
  if (age === undefined) return null;
  return Math.max(0, age - Math.round((now.getTime() - tested.getTime()) / YEAR_MS));
}
