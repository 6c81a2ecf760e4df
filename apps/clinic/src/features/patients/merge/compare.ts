import { isLocalNameField, LOCAL_NAME_FIELDS, nameGroupText, nameKey, type Patient } from '@isopter/contract';

/** The fields in which two records of a patient are compared. */
export const COMPARED = [
  'last_name',
  'first_name',
  ...LOCAL_NAME_FIELDS,
  'date_of_birth',
  'patient_id_number',
  'gender',
  'phone',
  'email',
] as const;
export type ComparedFact = (typeof COMPARED)[number];

/** How two records stand to each other in one fact; `unknown` where either says nothing. */
export type Likeness = 'same' | 'differs' | 'unknown';

/** Facts of a person as they are typed or stored: what is typed has no more than these. */
export type Comparable = Partial<Record<Exclude<ComparedFact, 'gender'>, string | null | undefined>> & {
  gender?: Pick<NonNullable<Patient['gender']>, 'name'> | null | undefined;
};

const textOf = (patient: Comparable, fact: ComparedFact): string => {
  if (fact === 'gender') return patient.gender?.name.trim() ?? '';
  return isLocalNameField(fact) ? nameGroupText(patient[fact]) : (patient[fact]?.trim() ?? '');
};

/** Digits alone: a number is the same however it is set apart. */
const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Returns what of a text is compared: not case, and of a number not how it is set apart. */
function plain(fact: ComparedFact, text: string): string {
  if (fact === 'phone') return digits(text);
  return fact === 'patient_id_number' || isLocalNameField(fact)
    ? nameKey(text)
    : text.normalize('NFC').toLocaleLowerCase('en');
}

/**
 * Compares two records that may be of one person, fact by fact, so that what differs is seen before they become one
 * (OUR-56). With personal data disabled the names are left out, and of the birth the year counts (PAT-13).
 */
export function compare(
  one: Comparable,
  other: Comparable,
  { disable_pi }: { disable_pi: boolean },
): readonly { fact: ComparedFact; likeness: Likeness }[] {
  const isName = (fact: ComparedFact) => fact === 'first_name' || fact === 'last_name' || isLocalNameField(fact);
  // few patients have a name in local script
  const isRare = (fact: ComparedFact) => isLocalNameField(fact) && !one[fact] && !other[fact];
  const shown = COMPARED.filter((fact) => !(disable_pi && isName(fact)) && !isRare(fact));
  return shown.map((fact) => {
    const [a, b] = [one, other].map((patient) => {
      const text = plain(fact, textOf(patient, fact));
      return disable_pi && fact === 'date_of_birth' ? text.slice(0, 4) : text;
    }) as [string, string];
    return { fact, likeness: a === '' || b === '' ? 'unknown' : a === b ? 'same' : 'differs' };
  });
}
