import { DATE_FORMATS, type DateFormat, type TimeFormat } from '@isopter/contract';

/** A calendar day as the API writes it: YYYY-MM-DD. */
export type IsoDate = string;

interface Day {
  year: number;
  month: number;
  day: number;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})/;

const readIso = (value: string): Day | null => {
  const [, year, month, day] = ISO.exec(value) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(day) };
};

const pad = (value: number, length: number): string => String(value).padStart(length, '0');
const writeIso = ({ year, month, day }: Day): IsoDate => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

/** False for days no calendar has, such as 30 February. */
function exists({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The calendar day of a moment where the person sits. */
export const localDay = (moment: Date): IsoDate =>
  writeIso({ year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() });

/** A day of the server in the preferred format (PREF-08, VAL-04: read as a UTC day, so no time zone moves it). */
export function formatDate(date: IsoDate, format: DateFormat): string {
  const parts = readIso(date);
  if (parts === null) return date;
  return format
    .replace('YYYY', pad(parts.year, 4))
    .replace(/MM?/, (letters) => pad(parts.month, letters.length))
    .replace(/DD?/, (letters) => pad(parts.day, letters.length));
}

/** A moment's time of day where the person sits, in the preferred clock (PREF-08). */
export const formatTime = (moment: Date, format: TimeFormat, language: string): string =>
  moment.toLocaleTimeString(
    language,
    format === '24H'
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { hour: 'numeric', minute: '2-digit', hour12: true },
  );

const order = (format: DateFormat): ('year' | 'month' | 'day')[] =>
  format.split(/\W/).map((part) => (part.startsWith('Y') ? 'year' : part.startsWith('M') ? 'month' : 'day'));

/** The zeros of the scripts our languages write numbers in: Arabic, Persian, Devanagari. */
const ZEROS = [0x660, 0x6f0, 0x966];

const asciiDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, (digit) => {
    const code = digit.codePointAt(0)!;
    return String(code - ZEROS.findLast((zero) => zero <= code)!);
  });

function readAs(text: string, format: DateFormat): IsoDate | null {
  const separator = /\W/.exec(format)?.[0];
  const parts = text.split(/[./-]/);
  if (separator === undefined || parts.length !== 3 || text.split(separator).length !== 3) return null;
  const day: Day = { year: 0, month: 0, day: 0 };
  for (const [index, unit] of order(format).entries()) {
    const part = parts[index]!;
    if (!(unit === 'year' ? /^\d{4}$/ : /^\d{1,2}$/).test(part)) return null;
    day[unit] = Number(part);
  }
  return exists(day) ? writeIso(day) : null;
}

/**
 * The day someone typed, in any of the ten formats (VAL-05). Where day and month could be either, the preferred format
 * decides, then its neighbours in the list.
 * @returns null when the text is no date.
 */
export function parseDate(text: string, preferred: DateFormat): IsoDate | null {
  const typed = asciiDigits(text.trim());
  for (const format of [preferred, ...DATE_FORMATS]) {
    const found = readAs(typed, format);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Whole years lived on a day (VAL-04). Someone born on 29 February becomes older on 1 March in years without that day.
 */
export function ageOn(today: IsoDate, date_of_birth: IsoDate): number | null {
  const birth = readIso(date_of_birth);
  const now = readIso(today);
  if (birth === null || now === null) return null;
  const had = now.month > birth.month || (now.month === birth.month && now.day >= birth.day);
  return now.year - birth.year - (had ? 0 : 1);
}

export interface WhenOptions {
  now: Date;
  date_format: DateFormat;
  time_format: TimeFormat;
  language: string;
}

/** How long ago something was, as people say it: 'Today, 09:40', 'Yesterday', then the date. */
export function formatWhen(moment: Date, { now, date_format, time_format, language }: WhenOptions): string {
  const day = localDay(moment);
  const ago = Math.round((Date.parse(localDay(now)) - Date.parse(day)) / 86_400_000);
  if (ago !== 0 && ago !== 1) return formatDate(day, date_format);
  const word = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
  const named = word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  if (ago === 1) return named;
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format([
    named,
    formatTime(moment, time_format, language),
  ]);
}
