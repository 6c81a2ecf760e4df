import { isNameless, readNameGroup, visibleName } from '@isopter/contract';
import type { SentWorkItem } from '../../platform/db/tables/pacsTypes.ts';
import { type PatientFacts, type PatientPreferences, patientProblems } from './rules.ts';

type Item = Pick<SentWorkItem, 'texts' | 'names'>;

/** A patient with the number of an item. */
export interface Numbered {
  id: string;
  birth: string | null;
  isInReach: boolean;
}

/** The user's preferences that decide which personal data are stored. */
export interface Keeper {
  preferences: PatientPreferences;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

export const numberOf = ({ texts }: Pick<Item, 'texts'>): string => texts['patient_id'] ?? '';

/**
 * Matches a worklist item to the one patient with its number. There is no match if two patients have the number, the
 * dates of birth differ, or the patient is out of the user's reach. With `disable_pi` only years of birth are compared
 * [PAT-13].
 * @returns `new` if no patient has the number, `null` if there is no match
 */
export function patientOfItem(
  { texts }: Pick<Item, 'texts'>,
  numbered: readonly Numbered[],
  { preferences: { disable_pi } }: Keeper,
): { id: string } | 'new' | null {
  const [one] = numbered;
  if (!one) return 'new';
  const { patient_birth_date: day = '' } = texts;
  const known = (date: string) => (disable_pi ? date.slice(0, 4) : date);
  const isSame = one.birth === null || !DAY.test(day) || known(one.birth) === known(day);
  return numbered.length === 1 && one.isInReach && isSame ? { id: one.id } : null;
}

/**
 * Returns the names, number and date of birth of a new patient from a worklist item, by the rules of the patient form
 * [PAT-05, PAT-13, OUR-806].
 * @returns undefined if the item has too little data, or if the server gets no personal data
 */
export function newPatientOf(item: Item, { preferences }: Keeper): PatientFacts | undefined {
  const { patient_name: name = '', patient_birth_date: day = '' } = item.texts;
  const [last = '', first = ''] = name.split('^').map((part) => visibleName(part.trim()));
  const [, ideographic, phonetic] = item.names?.['patient_name']?.split('=') ?? [];
  const number = numberOf(item);
  const facts = preferences.disable_pi
    ? { patient_id_number: number, date_of_birth: DAY.test(day) ? `${day.slice(0, 4)}-01-01` : '' }
    : {
        last_name: last || null,
        first_name: first || null,
        ideographic_name: readNameGroup(ideographic),
        phonetic_name: readNameGroup(phonetic),
        patient_id_number: number,
        date_of_birth: DAY.test(day) ? day : '',
      };
  if (number === '' || isNameless(preferences)) return undefined;
  return Object.keys(patientProblems(null, facts, preferences)).length === 0 ? facts : undefined;
}
