import { fold, nameKey } from './fold.ts';
import { LOCAL_NAME_FIELDS, type LocalName, NAME_PARTS, namePartOf } from '../nameGroup.ts';

/** Facts of a person by which patients are compared. */
export interface ComparedPerson extends LocalName {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  patient_id_number?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** The score from which two patients may be the same person: a name and a birthday, or an id number. */
const ALIKE = 4;

const isSame = (one: string, other: string): boolean => one !== '' && one === other;

/** Returns whether two id numbers are the same but for case, punctuation and spaces. */
export const isSameNumber = (one: string | null | undefined, other: string | null | undefined): boolean =>
  isSame(nameKey(one), nameKey(other));

/** Returns family and given name in each script. */
const namesOf = (person: ComparedPerson): (string | null | undefined)[][] => [
  [person.last_name, person.first_name],
  ...LOCAL_NAME_FIELDS.map((field) => NAME_PARTS.map((part) => namePartOf(person[field], part))),
];

/** Returns the whole name in every order in which it may have been typed: family name first or last, or word by word. */
const wholeNames = (person: ComparedPerson): string[] =>
  namesOf(person).flatMap((name) => {
    const parts = name.map(nameKey);
    const words = name.flatMap((part) => fold(part ?? '').split(/[^\p{L}\p{M}\p{N}]+/u));
    return [parts.join(''), parts.toReversed().join(''), words.map(nameKey).toSorted().join('')];
  });

/** Returns whether two people have the same name in a script, in whatever order, and however it is divided into two parts. */
export function isSameWholeName(one: ComparedPerson, other: ComparedPerson): boolean {
  const names = new Set(wholeNames(other));
  return wholeNames(one).some((name) => name !== '' && names.has(name));
}

function hasSamePart(one: ComparedPerson, other: ComparedPerson): boolean {
  const others = namesOf(other);
  return namesOf(one).some((name, at) =>
    name.some((part, place) => isSame(nameKey(part), nameKey(others[at]?.[place]))),
  );
}

/** 3 for the same day, 1 for one part of it typed otherwise, or day and month exchanged. */
function birthdays(one: string | null | undefined, other: string | null | undefined): number {
  if (!one || !other) return 0;
  if (one === other) return 3;
  const [year, month, day] = one.split('-');
  const parts = other.split('-');
  const isExchanged = other === [year, day, month].join('-');
  return isExchanged || [year, month, day].filter((part, at) => part === parts[at]).length === 2 ? 1 : 0;
}

const likeness = (one: ComparedPerson, other: ComparedPerson): number =>
  (isSameWholeName(one, other) ? 3 : hasSamePart(one, other) ? 1 : 0) +
  birthdays(one.date_of_birth, other.date_of_birth) +
  (isSameNumber(one.patient_id_number, other.patient_id_number) ? ALIKE : 0) +
  (isSame(one.phone ?? '', other.phone ?? '') ? 2 : 0) +
  (isSame(fold(one.email ?? ''), fold(other.email ?? '')) ? 2 : 0);

/**
 * Returns the patients who may be the same person as `one`, the most alike first: by the server, by the local copy of zero-PII
 * mode, and with an on-premises agent alike.
 */
export const resembling = <T>(one: ComparedPerson, others: readonly T[], personOf: (other: T) => ComparedPerson): T[] =>
  others
    .map((other) => ({ other, score: likeness(one, personOf(other)) }))
    .filter(({ score }) => score >= ALIKE)
    .toSorted((a, b) => b.score - a.score)
    .map(({ other }) => other);
