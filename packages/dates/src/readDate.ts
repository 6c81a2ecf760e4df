import { dayOf } from './dayOf.ts';
import type { DateFormat } from './format.ts';
import { monthNamed } from './months.ts';

/** How somebody writes dates. */
export interface DateHabits {
  /** The preferred format: it decides whether `03/04/1961` is in March or in April. */
  format: DateFormat;
  /**
   * The language of names of months, BCP 47; English is always understood.
   * @default 'en'
   */
  locale?: string | undefined;
}

/** Meaning of a typed date. */
export interface DateReading {
  /** `YYYY-MM-DD`. */
  day: string;
  /**
   * The day that is meant if day and month are the other way around. Only where both are dates and nothing shows which is
   * meant: the text has another separator than the preferred format.
   */
  other?: string;
}

/** Marks of direction and other characters without a width. */
const INVISIBLE = /[\u{ad}\u{61c}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2064}\u{2066}-\u{2069}\u{feff}]/gu;
/** Code points of zero in scripts with their own digits; nine follow. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0,
];

function westernDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  const zero = ZEROS.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? digit : String(code - zero);
}

/** The text with western digits, ASCII separators without spaces around them, and nothing invisible. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\p{Nd}/gu, westernDigit)
    .replaceAll(/[\p{Pd}\u{2212}]/gu, '-')
    .replaceAll(/[年月년월]/gu, '.')
    .replaceAll(/[日일]/gu, '')
    .replaceAll(/\s*([./-])\s*/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^ |[ .]+$/gu, '');

/** Years of dates without separators: other eight digits are a number. */
const isLikelyYear = (year: number): boolean => year >= 1800 && year < 2200;

const isDayFirst = (format: DateFormat): boolean => format.startsWith('D');

/** Two numbers that are a day and a month, in the order of the format unless only the other one is a date. */
function inEitherOrder(year: number, first: number, second: number, format: DateFormat): DateReading | null {
  const dayFirst = dayOf(year, second, first);
  const monthFirst = dayOf(year, first, second);
  const [day, other] = isDayFirst(format) ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  if (day === undefined) return other === undefined ? null : { day: other };
  return other === undefined || other === day ? { day } : { day, other };
}

function readSeparated(text: string, format: DateFormat): DateReading | null {
  const [, first, separator, second, third] = /^(\d{1,4})([./ -])(\d{1,2})\2(\d{1,4})$/.exec(text) ?? [];
  if (first === undefined || second === undefined || third === undefined) return null;
  const [one, two, three] = [Number(first), Number(second), Number(third)];
  if (first.length === 4) {
    const day = third.length <= 2 ? dayOf(one, two, three) : undefined;
    return day === undefined ? null : { day };
  }
  if (first.length > 2 || third.length !== 4) return null;
  const reading = inEitherOrder(three, one, two, format);
  return reading && format.endsWith('YYYY') && format.includes(separator ?? '') ? { day: reading.day } : reading;
}

function readDigits(text: string, format: DateFormat): DateReading | null {
  if (!/^\d{8}$/.test(text)) return null;
  const numbers = (...lengths: number[]): number[] => {
    let end = 0;
    return lengths.map((length) => Number(text.slice(end, (end += length))));
  };
  const [year = 0, month = 0, day = 0] = numbers(4, 2, 2);
  const yearFirst = isLikelyYear(year) ? dayOf(year, month, day) : undefined;
  if (yearFirst !== undefined) return { day: yearFirst };
  const [first = 0, second = 0, last = 0] = numbers(2, 2, 4);
  return isLikelyYear(last) ? inEitherOrder(last, first, second, format) : null;
}

/** `14 Mar 1961`, `March 14th, 1961`, `14 de marzo de 1961`. */
function readWords(text: string, locale: string): DateReading | null {
  const words = text.split(/[\s.,/-]+/u).filter((word) => word !== '' && !/^(de|del|of)$/i.test(word));
  if (words.length !== 3) return null;
  const months = words.flatMap((word) => (/\d/.test(word) ? [] : (monthNamed(word, locale) ?? [])));
  const years = words.filter((word) => /^\d{4}$/.test(word));
  const days = words.flatMap((word) => /^(\d{1,2})(st|nd|rd|th|er|º|o)?$/i.exec(word)?.[1] ?? []);
  if (months.length !== 1 || years.length !== 1 || days.length !== 1) return null;
  const day = dayOf(Number(years[0]), months[0]!, Number(days[0]));
  return day === undefined ? null : { day };
}

/**
 * Reads a date as people type it: in any of the ten formats, with or without leading zeros, with any of the separators
 * `.`, `/`, `-` and space, as eight digits, with a month in words, in digits of any script. Years have four digits.
 * @returns null if the text is no date
 */
export function readDate(text: string, { format, locale = 'en' }: DateHabits): DateReading | null {
  const typed = plain(text);
  return readSeparated(typed, format) ?? readDigits(typed, format) ?? readWords(typed, locale);
}
