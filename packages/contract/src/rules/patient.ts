import type { DateText } from '../dates.ts';
import { BIRTH_YEAR_MIN } from '../limits.ts';

/** Rules of a patient which the form and the server both hold [PAT-05, VAL-02]. */

/** First day somebody may be born. */
export const FIRST_BIRTHDAY: DateText = `${BIRTH_YEAR_MIN}-01-01`;

/** A field that identifies a patient. */
export type IdentityField = 'first_name' | 'last_name' | 'date_of_birth' | 'patient_id_number';

/**
 * The required fields of a patient. A patient may have one name only, in either field [OUR-693].
 * @param disable_pi whether patients are known by id number and year of birth; names are hidden [PAT-13]
 * @param names the names of the patient, or their ciphertexts
 */
export function requiredOfPatient(
  disable_pi: boolean,
  names: Partial<Record<'first_name' | 'last_name', string | null | undefined>>,
): readonly IdentityField[] {
  if (disable_pi) return ['patient_id_number', 'date_of_birth'];
  const hasName = [names.first_name, names.last_name].some((name) => name?.trim());
  return hasName ? ['date_of_birth'] : ['first_name', 'last_name', 'date_of_birth'];
}

/**
 * The problem of a date of birth; `null` if it is valid.
 * @param day YYYY-MM-DD
 * @param today the current day, YYYY-MM-DD
 */
export function birthdayProblem(day: string, today: string): 'tooEarly' | 'future' | null {
  if (day < FIRST_BIRTHDAY) return 'tooEarly';
  return day > today ? 'future' : null;
}
