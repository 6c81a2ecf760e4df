import type { Patient, Preferences } from '@isopter/contract';

/** The patient facts that a monitor may show, as the preferences allow [MON-06, PAT-13]. */
export type PatientFact = 'name' | 'id_number' | 'born' | 'bornIn' | 'gender';

/**
 * The facts that show, in their order. With personal data disabled a person is known by the id number and the year of
 * birth alone; the gender goes with the demographics.
 */
export function patientFacts(
  preferences: Pick<Preferences, 'disable_pi' | 'show_patient_dob' | 'always_show_patient_demographics'>,
  patient: Pick<Patient, 'gender'>,
): readonly PatientFact[] {
  const gender: PatientFact[] = preferences.always_show_patient_demographics && patient.gender ? ['gender'] : [];
  if (preferences.disable_pi) return ['id_number', 'bornIn', ...gender];
  return ['name', ...(preferences.show_patient_dob ? (['born'] as const) : []), ...gender];
}
