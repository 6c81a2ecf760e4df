/** The ten supported date formats; the values are those of the preference `date_format`. */
export const DATE_FORMATS = [
  'DD.MM.YYYY',
  'DD/MM/YYYY',
  'D/M/YYYY',
  'DD-MM-YYYY',
  'M/D/YYYY',
  'MM/DD/YYYY',
  'YYYY/M/D',
  'YYYY/MM/DD',
  'YYYY.MM.DD',
  'YYYY-MM-DD',
] as const;
/** One of the ten supported date formats. */
export type DateFormat = (typeof DATE_FORMATS)[number];
/** The reason why a text is not an acceptable date. */
export type DateError = 'invalidDate' | 'minDate' | 'maxDate';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const PARTS = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})$/;
/** Where scripts with their own digits put their zero; nine follow. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xe50, 0xff10];

/** Western digits for those of another script; no spaces, no marks of direction. */
function plain(text: string): string {
  return text.replaceAll(/[\s\u{200e}\u{200f}\u{61c}]/gu, '').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

function isoDate(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 31 February would roll over to March
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/**
 * Parses a date in any of the ten formats, with or without leading zeros. If day and month are ambiguous (`03/04/2026`)
 * the preferred format decides; if only one order is a valid date, that one is used.
 * @returns `YYYY-MM-DD`, or `null` if the text is not a valid date
 */
export function parseDate(text: string, preferred: DateFormat): string | null {
  const match = PARTS.exec(plain(text));
  if (!match) return null;
  const [, first, separator, second, third] = match as unknown as [string, string, string, string, string];
  if (first.length === 4) return third.length <= 2 ? isoDate(first, second, third) : null;
  if (first.length > 2 || third.length !== 4) return null;
  const dayFirst = isoDate(third, second, first);
  if (separator !== '/') return dayFirst;
  const monthFirst = isoDate(third, first, second);
  return preferred.startsWith('D') ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
}

/** Formats `1961-03-14` as `03/14/1961` or in another preferred format; any other text is returned unchanged. */
export function formatDate(value: string, preferred: DateFormat): string {
  const match = ISO.exec(value);
  if (!match) return value;
  const [, year, month, day] = match as unknown as [string, string, string, string];
  return preferred
    .replace('YYYY', year)
    .replace(/M+/, (token) => (token.length === 2 ? month : String(Number(month))))
    .replace(/D+/, (token) => (token.length === 2 ? day : String(Number(day))));
}

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
  if (!match || isoDate(match[1]!, match[2]!, match[3]!) === null) return 'invalidDate';
  if (limits.minValue !== undefined && value < limits.minValue) return 'minDate';
  if (limits.maxValue !== undefined && value > limits.maxValue) return 'maxDate';
  return null;
}
