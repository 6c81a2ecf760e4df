/** Before the heading: without it spreadsheets do not take the file for UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';
/** Spreadsheets take a text that begins with one of these for a formula, and would run it. */
const FORMULA = /^[=+\-@\t\r]/;
/**
 * Spreadsheets would change these for good: they drop zeros at the start and all digits after the fifteenth, and take 3E5 for
 * a number and 1/2 for a date. Programs such as 24-2 stay as they are, because scripts compare them.
 */
const CHANGED_NUMBER = /^(?:0\d+|\d{16,}|\d+(?:\.\d+)?e\d+|\d+\/\d+(?:\/\d+)?)$/i;

/** A line of a CSV file (RFC 4180), whose texts no spreadsheet runs or changes. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map((value) => field(value ?? '')).join(',')}\r\n`;

function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) || CHANGED_NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
