import type { DateFormat } from '@isopter/contract';

/** Letters that keep their stroke or ligature under Unicode decomposition. */
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

/** Lower case without accents, so that `Elodie` finds `Élodie` and `zólw` finds `Żółw`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[łøđðıßæœþ]/gu, (letter) => PLAIN[letter] ?? letter);
}

/** What a patient is found by: names, id number, date of birth. */
export function searchText(patient: {
  firstName: string | null;
  lastName: string | null;
  patientIdNumber: string | null;
  dateOfBirth: string | null;
}): string {
  const { firstName, lastName, patientIdNumber, dateOfBirth } = patient;
  return fold([lastName, firstName, patientIdNumber, dateOfBirth].filter(Boolean).join(' '));
}

/** A full date as typed in the preferred format (or year first), as YYYY-MM-DD; anything else unchanged. */
function isoDate(word: string, format: DateFormat): string {
  const yearFirst = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(word);
  const yearLast = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(word);
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : format.startsWith('D')
      ? [yearLast?.[3], yearLast?.[2], yearLast?.[1]]
      : [yearLast?.[3], yearLast?.[1], yearLast?.[2]];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : word;
}

/**
 * The words of a search, each of which must occur somewhere in a patient's search text: so names are found in either
 * order, by their beginnings, together with an id number or a date of birth.
 */
export function searchTerms(search: string, format: DateFormat): string[] {
  return fold(search)
    .split(/[\s,]+/u)
    .filter((word) => word !== '')
    .map((word) => isoDate(word, format));
}

/** A LIKE pattern that finds a text anywhere. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
