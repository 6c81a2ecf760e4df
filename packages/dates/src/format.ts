/** The date formats; the value is also the displayed text. */
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

/** Replaces `M` by a number as it is counted, and `MM` by the same with two digits. */
const numberFor = (twoDigits: string) => (token: string) =>
  token.length === 2 ? twoDigits : String(Number(twoDigits));

/** Formats `1961-03-14` as `03/14/1961` or in another format; any other text is returned unchanged. */
export function formatDate(day: string, format: DateFormat): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return day;
  return format.replace('YYYY', year).replace(/M+/, numberFor(month)).replace(/D+/, numberFor(date));
}
