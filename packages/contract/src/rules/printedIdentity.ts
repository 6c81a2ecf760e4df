import type { PrintedIdentity } from '../entities/imports.ts';
import { fold } from './fold.ts';

/** Whether an identifier on a report is that of the patient; `unknown` if the report or the patient has none. */
export type IdentifierMatch = 'same' | 'different' | 'unknown';

/** How the identity on a report compares with a patient, by identifier. */
export interface IdentityComparison {
  name: IdentifierMatch;
  birth_date: IdentifierMatch;
  patient_id: IdentifierMatch;
  /**
   * `same`: two identifiers or more agree and none differs. `different`: one differs. `unknown`: too few can be read.
   * Two identifiers are what clinics ask for before they treat somebody (Joint Commission, NPSG.01.01.01).
   */
  verdict: IdentifierMatch;
}

/** Known identity of a patient. */
export interface KnownIdentity {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  /** Every id number of the patient. */
  ids: readonly (string | null | undefined)[];
}

/** The fewest identifiers that have to agree. */
const IDENTIFIERS_MIN = 2;

const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'herr', 'frau', 'sr', 'sra', 'jr', 'md', 'phd']);

/** Umlauts are printed as two letters by devices without them. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' };

const spelledOut = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüå]/g, (letter) => UMLAUTS[letter] ?? letter);

/** The words of a name, sorted: without accents, case, punctuation and titles. `O'Brien` and `OBrien` are one word. */
function wordsOf(name: string): string[] {
  // folding takes the caret of DICOM names for an accent
  const words = fold(name.replaceAll('^', ' '))
    .replaceAll(/['’ʼ`´.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const untitled = words.filter((word) => !TITLES.has(word));
  return (untitled.length > 0 ? untitled : words).toSorted();
}

const isPartOf = (few: readonly string[], many: readonly string[]): boolean => {
  const left = [...many];
  return few.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** Returns whether two lists of words are one name; a further name or initial on one side is not another name. */
function areSameWords(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  if (one.join(' ') === other.join(' ')) return true;
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  return few.length >= 2 && isPartOf(few, many);
}

/** The ways a name is written: with umlauts as one letter or two, and hyphens as spaces or not at all. */
const spellingsOf = (name: string): string[][] =>
  [name, spelledOut(name)].flatMap((text) => [wordsOf(text), wordsOf(text.replaceAll(/[-‐‑–]/gu, ''))]);

/**
 * Returns whether two names are the same but for accents, order, case, punctuation, titles and middle names. The groups
 * of a DICOM name (letters, ideographs, sounds), separated by `=`, are spellings of one name.
 */
export function isSameName(one: string, other: string): boolean {
  const [ones, others] = [one, other].map((name) => name.split('=').flatMap(spellingsOf));
  return ones!.some((words) => others!.some((more) => areSameWords(words, more)));
}

/** An id number without punctuation, spaces, case and leading zeros. */
const plainId = (id: string): string =>
  fold(id)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');

const isSameId = (one: string, other: string): boolean => plainId(one) !== '' && plainId(one) === plainId(other);

function matchOf(
  printed: string | null | undefined,
  known: readonly string[],
  isSame: (a: string, b: string) => boolean,
) {
  if (!printed || known.length === 0) return 'unknown';
  return known.some((one) => isSame(printed, one)) ? 'same' : 'different';
}

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== '';

/**
 * Compares the name, the date of birth and the id number on a report of another device with those of a patient, on the
 * server and in the browser alike.
 * @param printed `null` if the report has none that can be read
 */
export function compareIdentity(
  printed: PrintedIdentity | null | undefined,
  { first_name, last_name, date_of_birth, ids }: KnownIdentity,
): IdentityComparison {
  const name = [last_name, first_name].filter(isText).join(' ');
  const identifiers = {
    name: matchOf(printed?.name, [name].filter(isText), isSameName),
    birth_date: matchOf(printed?.birth_date, [date_of_birth].filter(isText), (a, b) => a === b),
    patient_id: matchOf(printed?.patient_id, ids.filter(isText), isSameId),
  } as const;
  const all = Object.values(identifiers);
  const same = all.filter((one) => one === 'same').length;
  const verdict = all.includes('different') ? 'different' : same >= IDENTIFIERS_MIN ? 'same' : 'unknown';
  return { ...identifiers, verdict };
}
