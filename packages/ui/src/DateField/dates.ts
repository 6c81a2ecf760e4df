/** The ten ways a date may be written; the values are those of the preference `date_format`. */
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
/** One of the ten ways to write a date. */
export type DateFormat = (typeof DATE_FORMATS)[number];
/** Why a text is not an acceptable date. */
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
 * Reads a date written in any of the ten formats, with or without leading zeros. Where day and month could change places
 * (`03/04/2026`) the preferred format decides; where only one order is a date, that one.
 * @returns `YYYY-MM-DD`, or `null` if it is no date of the calendar.
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

/** `1961-03-14` as `03/14/1961`, or however is preferred; any other text stays as it is. */
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
 * What is wrong with a field's value; an empty one is not wrong here.
 * @param value `YYYY-MM-DD`, or what was typed if that is no date
 * @param limits first and last accepted day, `YYYY-MM-DD`
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
