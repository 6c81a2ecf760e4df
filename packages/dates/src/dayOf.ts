/**
 * Returns a day of the calendar as `YYYY-MM-DD`.
 * @param year 0 to 9999
 * @param month 1 to 12
 * @returns undefined for a day that does not exist, such as 31 February
 */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  if (moment.getUTCFullYear() !== year || moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day)
    return undefined;
  const [years, months, days] = [String(year).padStart(4, '0'), String(month), String(day)];
  return `${years}-${months.padStart(2, '0')}-${days.padStart(2, '0')}`;
}
