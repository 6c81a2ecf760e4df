import {
  BIRTH_YEAR_MIN,
  birthdayProblem,
  type PatientUpdate,
  type Preferences,
  requiredOfPatient,
} from '@isopter/contract';
import { latestToday } from '../lib/timezone.ts';

/** What is stored of a patient that the rules look at. */
export interface PatientFacts {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  patient_id_number?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  is_encrypted?: boolean | undefined;
  encrypted_pii?: PatientUpdate['encrypted_pii'];
}

const PERSONAL = ['first_name', 'last_name', 'date_of_birth', 'email', 'phone'] as const;

const BIRTHDAY = {
  future: 'The date is in the future.',
  tooEarly: `The year must be ${BIRTH_YEAR_MIN} or later.`,
};

/**
 * What is wrong with a patient as it would be stored, by field [PAT-05, PII-12].
 * @param zeroPii whether the office group has zero-PII mode
 */
export function patientProblems(
  facts: PatientFacts,
  preferences: Pick<Preferences, 'disable_pi'>,
  zeroPii: boolean,
  now = new Date(),
): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  const required = (field: keyof PatientFacts) => {
    if (!facts[field]) problems[field] = ['This field is required.'];
  };
  if (facts.is_encrypted) {
    if (!zeroPii) problems['is_encrypted'] = ['Zero-PII mode is not available.'];
    required('encrypted_pii');
    for (const field of PERSONAL) if (facts[field]) problems[field] = ['Personal data travels in encrypted_pii only.'];
    return problems;
  }
  if (facts.encrypted_pii) problems['encrypted_pii'] = ['Only an encrypted patient has it.'];
  for (const field of requiredOfPatient(preferences.disable_pi)) required(field);
  const problem = facts.date_of_birth ? birthdayProblem(facts.date_of_birth, latestToday(now)) : null;
  if (problem) problems['date_of_birth'] = [BIRTHDAY[problem]];
  return problems;
}
