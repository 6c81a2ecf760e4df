import type { DateFormat } from '../enums/settings.ts';

/** Letters that keep their stroke or ligature under Unicode decomposition. */
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

/** Lower case without accents and with one kind of digits, so that `Elodie` finds `Élodie` and `zólw` finds `Żółw`. */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .replace(/[łøđðıßæœþ]/gu, (letter) => PLAIN[letter] ?? letter)
      // Arabic-Indic digits, whose code points end in what they count
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
  );
}

/** Letters and digits alone: an id number is found with its hyphens and without. */
const compact = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** What a patient is found by: names, id number as it stands and without punctuation, date of birth, digits of the phone. */
export function searchText(patient: {
  firstName: string | null;
  lastName: string | null;
  patientIdNumber: string | null;
  dateOfBirth: string | null;
  phone: string | null;
}): string {
  const { firstName, lastName, patientIdNumber, dateOfBirth, phone } = patient;
  const bare = compact(patientIdNumber ?? '');
  return fold(
    [lastName, firstName, patientIdNumber, dateOfBirth, bare === patientIdNumber ? '' : bare, phone?.replace(/\D/g, '')]
      .filter(Boolean)
      .join(' '),
  );
}

const iso = (year: string, month: string, day: string): string | undefined => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined;
};

/**
 * A date of birth as somebody may type it, as the search text has it: a whole date in any of the formats a clinic can
 * choose, or a month of a year. Where day and month can be told apart by nothing else, the preferred format decides.
 */
function dateOf(word: string, format: DateFormat): string | undefined {
  const [first = '', second = '', third, ...more] = word.split(/[-./]/);
  const numbers = [first, second, ...(third === undefined ? [] : [third])];
  if (more.length > 0 || !numbers.every((part) => /^(\d{1,2}|\d{4})$/.test(part))) return undefined;
  if (third === undefined) {
    const [year, month] = first.length === 4 ? [first, second] : [second, first];
    return year.length === 4 ? iso(year, month, '1')?.slice(0, 'YYYY-MM-'.length) : undefined;
  }
  if (first.length === 4) return iso(first, second, third);
  if (third.length !== 4) return undefined;
  const dayFirst = iso(third, second, first);
  const monthFirst = iso(third, first, second);
  return format.startsWith('D') ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
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

/** The ways one word can stand in a search text. */
function spellings(word: string, format: DateFormat): string[] {
  const date = dateOf(word, format);
  if (date !== undefined) return [date];
  const digits = PHONE_PART.test(word) ? phoneDigits(word) : '';
  const bare = /\d/.test(word) ? compact(word) : '';
  return [...new Set([word, bare, digits.length >= PHONE_DIGITS ? digits : ''])].filter((text) => text !== '');
}

const isNumber = (word: string, format: DateFormat): boolean =>
  PHONE_PART.test(word) && dateOf(word, format) === undefined;

/** Several numbers beside each other: a date, a phone number, or several things to look for. */
function numbersOf(words: readonly string[], format: DateFormat): string[][] {
  const date = dateOf(words.join('-'), format);
  if (date !== undefined) return [[date]];
  const digits = phoneDigits(words.join(''));
  const isPhone = digits.length >= PHONE_DIGITS && (words.length > 2 || /^[+(0]/.test(words[0] ?? ''));
  return isPhone ? [[digits]] : words.map((word) => spellings(word, format));
}

/**
 * What must occur in a patient's search text, each in one of its spellings: so names are found in either order, by their
 * beginnings, together with an id number, a date of birth or a phone number, however that is punctuated.
 */
export function searchTerms(search: string, format: DateFormat): string[][] {
  return fold(search)
    .split(',')
    .flatMap((part) => {
      const words = part.split(/\s+/u).filter((word) => word !== '');
      const runs: string[][] = [];
      for (const [index, word] of words.entries()) {
        const last = runs.at(-1);
        if (last && [word, words[index - 1] ?? ''].every((one) => isNumber(one, format))) last.push(word);
        else runs.push([word]);
      }
      return runs.flatMap((run) => (run.length > 1 ? numbersOf(run, format) : [spellings(run[0] ?? '', format)]));
    });
}
