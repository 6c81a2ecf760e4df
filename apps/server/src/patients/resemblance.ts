import { type PatientDifference, fold } from '@isopter/contract';

/** What of a patient tells whether two are one person. */
export interface PersonFacts {
  firstName: string | null;
  lastName: string | null;
  dateOfBirth: string | null;
  genderId: string | null;
  patientIdNumber: string | null;
  phone: string | null;
  email: string | null;
}

const FIELDS: Readonly<Record<keyof PersonFacts, PatientDifference>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  dateOfBirth: 'date_of_birth',
  genderId: 'gender',
  patientIdNumber: 'patient_id_number',
  phone: 'phone',
  email: 'email',
};

/** From here on two patients are shown beside each other: a name and a birthday, or a birthday or name and a number. */
const ALIKE = 4;

const bare = (text: string | null): string => fold(text ?? '').replace(/[^\p{L}\p{N}]/gu, '');
/** First and last name, exchanged or not. */
const nameOf = ({ firstName, lastName }: PersonFacts): string =>
  [bare(firstName), bare(lastName)].sort().join(' ').trim();

const isSame = (one: string, other: string): boolean => one !== '' && one === other;

/** 3 for the same day, 1 for one part of it typed otherwise, or day and month exchanged. */
function birthdays(one: string | null, other: string | null): number {
  if (!one || !other) return 0;
  if (one === other) return 3;
  const [year, month, day] = one.split('-');
  const parts = other.split('-');
  const isExchanged = other === [year, day, month].join('-');
  return isExchanged || [year, month, day].filter((part, at) => part === parts[at]).length === 2 ? 1 : 0;
}

function likeness(one: PersonFacts, other: PersonFacts): number {
  const partOfName =
    isSame(bare(one.lastName), bare(other.lastName)) || isSame(bare(one.firstName), bare(other.firstName));
  const name = isSame(nameOf(one), nameOf(other)) ? 3 : partOfName ? 1 : 0;
  return (
    name +
    birthdays(one.dateOfBirth, other.dateOfBirth) +
    (isSame(bare(one.patientIdNumber), bare(other.patientIdNumber)) ? 3 : 0) +
    (isSame(one.phone ?? '', other.phone ?? '') ? 2 : 0) +
    (isSame(fold(one.email ?? ''), fold(other.email ?? '')) ? 2 : 0)
  );
}

/** What two patients differ in, a fact that only one of them has included. */
export const differences = (one: PersonFacts, other: PersonFacts): PatientDifference[] =>
  (Object.keys(FIELDS) as (keyof PersonFacts)[]).filter((key) => one[key] !== other[key]).map((key) => FIELDS[key]);

/** Those who may be the same person as `one`, the most alike first. */
export const alikeOf = <T extends PersonFacts>(one: PersonFacts, others: readonly T[]): T[] =>
  others
    .map((other) => ({ other, score: likeness(one, other) }))
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other);
