import type { DateText } from '../dates.ts';
import { BIRTH_YEAR_MIN } from '../limits.ts';

/** Rules of a patient which the form and the server both hold [PAT-05, VAL-02]. */

/** First day somebody may be born. */
export const FIRST_BIRTHDAY: DateText = `${BIRTH_YEAR_MIN}-01-01`;

/** A field that identifies a patient. */
export type IdentityField = 'first_name' | 'last_name' | 'date_of_birth' | 'patient_id_number';

/**
 * The required fields of a patient.
 * @param disable_pi whether patients are known by id number and year of birth; names are hidden [PAT-13]
 */
export const requiredOfPatient = (disable_pi: boolean): readonly IdentityField[] =>
  disable_pi ? ['patient_id_number', 'date_of_birth'] : ['first_name', 'last_name', 'date_of_birth'];

/**
 * The problem of a date of birth; `null` if it is valid.
 * @param day YYYY-MM-DD
 * @param today the current day, YYYY-MM-DD
 */
export function birthdayProblem(day: string, today: string): 'tooEarly' | 'future' | null {
  if (day < FIRST_BIRTHDAY) return 'tooEarly';
  return day > today ? 'future' : null;
}
