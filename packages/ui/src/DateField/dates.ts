import { dayOf, readDate, type DateFormat } from '@isopter/dates';

export { DATE_FORMATS, type DateFormat, formatDate } from '@isopter/dates';

/** The reason why a text is not an acceptable date. */
export type DateError = 'invalidDate' | 'minDate' | 'maxDate';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses a date as people type it. If day and month are ambiguous (`03/04/2026`) the preferred format decides; if only one
 * order is a valid date, that one is used.
 * @returns `YYYY-MM-DD`, or `null` if the text is not a valid date
 */
export const parseDate = (text: string, preferred: DateFormat): string | null =>
  readDate(text, { format: preferred })?.day ?? null;

/**
 * Validates the value of a date field; an empty value is valid.
 * @param value `YYYY-MM-DD`, or the typed text if it is not a date
 * @param limits the earliest and latest allowed day, `YYYY-MM-DD`
 * @returns the error, or `null` if the value is valid
 */
export function dateError(
  value: string,
  limits: { minValue?: string | undefined; maxValue?: string | undefined } = {},
): DateError | null {
  if (value === '') return null;
  const match = ISO.exec(value);
  if (!match || dayOf(Number(match[1]), Number(match[2]), Number(match[3])) === undefined) return 'invalidDate';
  if (limits.minValue !== undefined && value < limits.minValue) return 'minDate';
  if (limits.maxValue !== undefined && value > limits.maxValue) return 'maxDate';
  return null;
}
