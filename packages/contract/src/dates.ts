/** A calendar day, YYYY-MM-DD, without a time zone [VAL-04]. */
export type DateText = string;

/** The calendar day so many days after another. */
export function dayAfter(day: DateText, days: number): DateText {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The calendar day so many months after another; of a day that the month does not have, the first days of the next one. */
export function dayAfterMonths(day: DateText, months: number): DateText {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString().slice(0, 10);
}

/**
 * Whole years between two calendar days [VAL-04]. Both are days, not instants, so no time zone can shift a birthday. A
 * person born on 29 February is a year older from 1 March in a common year.
 * @returns the age; `undefined` if either is not a real day, or the date is before the birth
 */
export function ageOn(date_of_birth: DateText, date: DateText): number | undefined {
  const birth = parts(date_of_birth);
  const day = parts(date);
  if (!birth || !day) return undefined;
  const hadBirthday = day.month > birth.month || (day.month === birth.month && day.day >= birth.day);
  const age = day.year - birth.year - (hadBirthday ? 0 : 1);
  return age < 0 ? undefined : age;
}

function parts(text: DateText): { year: number; month: number; day: number } | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const real = new Date(0);
  real.setUTCFullYear(year, month - 1, day);
  const exists = real.getUTCMonth() === month - 1 && real.getUTCDate() === day;
  return exists ? { year, month, day } : undefined;
}
