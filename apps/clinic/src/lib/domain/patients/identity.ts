import type { Patient, Preferences } from '@isopter/contract';
import { shownLocalName } from './shown.ts';

/** Facts that identify a patient in addition to the name, in display order. */
export type IdentityFact = 'local_name' | 'age' | 'born' | 'bornIn' | 'id_number' | 'gender' | 'doctor';

/**
 * The facts a banner says beside the name, as the preferences allow (PAT-13, OUR-51): with personal data disabled the name
 * is the id number, and of the birth the year alone is said; the gender goes with the demographics.
 */
export function identityFacts(
  preferences: Pick<Preferences, 'disable_pi' | 'show_patient_dob' | 'always_show_patient_demographics'>,
  patient: Pick<Patient, 'gender'> & Parameters<typeof shownLocalName>[0],
): readonly IdentityFact[] {
  const { disable_pi, show_patient_dob, always_show_patient_demographics } = preferences;
  return [
    ...(shownLocalName(patient, preferences) === '' ? [] : (['local_name'] as const)),
    'age',
    ...(disable_pi ? (['bornIn'] as const) : show_patient_dob ? (['born'] as const) : []),
    ...(disable_pi ? [] : (['id_number'] as const)),
    ...(always_show_patient_demographics && patient.gender ? (['gender'] as const) : []),
    'doctor',
  ];
}
