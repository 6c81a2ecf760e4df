/** Before the heading: without it spreadsheets do not take the file for UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';
/** Spreadsheets take a text that begins with one of these for a formula, and would run it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A line of a CSV file (RFC 4180), whose texts no spreadsheet runs. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map((value) => field(value ?? '')).join(',')}\r\n`;

function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
