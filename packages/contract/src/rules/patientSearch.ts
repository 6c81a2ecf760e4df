import { type DateHabits, dayOf, readDate } from '@isopter/dates';
import { fold, nameKey } from './fold.ts';
import { namePartOf } from '../nameGroup.ts';
import { ZERO_PII } from './zeroPii.ts';

export type { DateHabits } from '@isopter/dates';

/** The version of {@link searchText}: texts of an older one are written again when the server starts. */
export const SEARCH_TEXT_VERSION = 2;

/** Text by which a word or a name is found; of symbols alone they themselves. */
const searchKey = (text: string | null): string => nameKey(text) || fold(text ?? '').replace(/\s+/gu, '');

/**
 * Text in which patients are searched: names of each script in either order without a space, so that a name typed without one
 * is found, the key of the id number, the date of birth, digits of the phone.
 */
export function searchText(patient: {
  firstName: string | null;
  lastName: string | null;
  ideographicName?: string | null;
  phoneticName?: string | null;
  patientIdNumber: string | null;
  dateOfBirth: string | null;
  phone: string | null;
}): string {
  const { firstName, lastName, ideographicName, phoneticName, patientIdNumber, dateOfBirth, phone } = patient;
  const local = [ideographicName, phoneticName].map((name) => [
    namePartOf(name, 'last_name'),
    namePartOf(name, 'first_name'),
  ]);
  const names = [[lastName, firstName], ...local].flatMap((parts) => {
    const [last, first] = parts.map(searchKey);
    return [`${last}${first}`, `${first}${last}`];
  });
  return [...new Set(names), searchKey(patientIdNumber), dateOfBirth, phone?.replace(/\D/g, '')]
    .filter(Boolean)
    .join(' ');
}

/** A month of a year, as it begins in the search text. */
function monthOf(word: string): string | undefined {
  const [, first = '', second = ''] = /^(\d{1,2}|\d{4})[-./](\d{1,2}|\d{4})$/.exec(word) ?? [];
  const [year, month] = first.length === 4 ? [first, second] : [second, first];
  return year.length === 4 ? dayOf(Number(year), Number(month), 1)?.slice(0, 'YYYY-MM-'.length) : undefined;
}

/**
 * A date of birth as somebody may type it, as search texts have it: a month of a year, or a whole date. Where day and
 * month could change places, both are looked for.
 */
function datesOf(text: string, habits: DateHabits): string[] {
  const month = monthOf(text);
  if (month !== undefined) return [month];
  const { day, other } = readDate(text, habits) ?? {};
  return [day, other].filter((date) => date !== undefined);
}

/** Fewer digits are no phone number. */
const PHONE_DIGITS = 7;
const PHONE_PART = /^\+?[\d()./-]*\d[\d()./-]*$/;

/** The digits of a phone number that are the same with a country code and without: no prefix of long-distance calls. */
const phoneDigits = (typed: string): string =>
  typed
    .replace('(0)', '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');

/** The ways one word can stand in a search text. Eight digits can be a date, and any other number. */
function spellings(word: string, habits: DateHabits): string[] {
  const dates = datesOf(word, habits);
  if (dates.length > 0 && !isDigits(word)) return dates;
  const digits = PHONE_PART.test(word) ? phoneDigits(word) : '';
  return [...new Set([...dates, searchKey(word), digits.length >= PHONE_DIGITS ? digits : ''])].filter(Boolean);
}

const isDigits = (word: string): boolean => /^\d+$/.test(word);

const isNumber = (word: string, habits: DateHabits): boolean =>
  isDigits(word) || (PHONE_PART.test(word) && datesOf(word, habits).length === 0);

/** Several numbers beside each other: a phone number, or several things to look for. */
function numbersOf(words: readonly string[], habits: DateHabits): string[][] {
  const digits = phoneDigits(words.join(''));
  const isPhone = digits.length >= PHONE_DIGITS && (words.length > 2 || /^[+(0]/.test(words[0] ?? ''));
  return isPhone ? [[digits]] : words.map((word) => spellings(word, habits));
}

/** Words beside each other that belong together: all numbers, or one other word. */
function runsOf(words: readonly string[], habits: DateHabits): string[][] {
  const runs: string[][] = [];
  for (const [index, word] of words.entries()) {
    const last = runs.at(-1);
    if (last && [word, words[index - 1] ?? ''].every((one) => isNumber(one, habits))) last.push(word);
    else runs.push([word]);
  }
  return runs;
}

const termsOf = (words: readonly string[], habits: DateHabits): string[][] =>
  runsOf(words, habits).flatMap((run) =>
    run.length > 1 ? numbersOf(run, habits) : run.map((word) => spellings(word, habits)),
  );

/** So many words can be a date: `14 de marzo de 1961`. */
const DATE_WORDS_MAX = 5;

/** The first words beside each other that are a date: `22 04 1990`, `14 Mar 1961`. */
function dateAmong(
  words: readonly string[],
  habits: DateHabits,
): { at: number; length: number; dates: string[] } | undefined {
  for (let length = Math.min(words.length, DATE_WORDS_MAX); length > 1; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const dates = datesOf(words.slice(at, at + length).join(' '), habits);
      if (dates.length > 0) return { at, length, dates };
    }
  return undefined;
}

function termsOfPart(words: readonly string[], habits: DateHabits): string[][] {
  const found = dateAmong(words, habits);
  if (!found) return termsOf(words, habits);
  return [
    ...termsOf(words.slice(0, found.at), habits),
    found.dates,
    ...termsOf(words.slice(found.at + found.length), habits),
  ];
}

/** The words of a text; hyphens and other signs between words are none, unless there is nothing else. */
function wordsOf(text: string): string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const named = words.filter((word) => nameKey(word) !== '');
  return named.length > 0 ? named : words;
}

/**
 * Returns the terms that a patient's search text must contain, each in one of its spellings: so names are found in
 * either order, by their beginnings, together with an id number, a date of birth or a phone number with any
 * punctuation.
 * @param habits how the searching user types days
 */
export function searchTerms(search: string, habits: DateHabits): string[][] {
  const text = fold(search);
  const dates = text.includes(',') ? datesOf(text, habits) : [];
  // `March 14, 1961`
  if (dates.length > 0) return [dates];
  const isNamed = nameKey(text) !== '';
  const parts = text.split(',').filter((part) => !isNamed || nameKey(part) !== '');
  return parts.flatMap((part) => termsOfPart(wordsOf(part), habits));
}

/** A letter that is a syllable or a word. */
const LONG_LETTER = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Returns whether a search of the local copy is long enough: three characters, or one of a script whose names have few
 * [PII-06, OUR-807].
 */
export const isLongSearch = (search: string): boolean =>
  search.trim().length >= ZERO_PII.search.min || LONG_LETTER.test(search);
