import type { Patient, Preferences } from '@isopter/contract';

type Shown = Pick<Preferences, 'disable_pi' | 'show_patient_dob' | 'always_show_patient_demographics'>;
type Person = Pick<Patient, 'first_name' | 'last_name' | 'display_name' | 'patient_id_number'>;

/** The name lists show: last, first; the id number where names are hidden; null when there is nothing (PAT-13). */
export function patientName(
  { first_name, last_name, display_name, patient_id_number }: Person,
  { disable_pi }: Pick<Shown, 'disable_pi'>,
): string | null {
  if (disable_pi) return patient_id_number ?? null;
  const parts = [last_name, first_name].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : display_name || null;
}

/** How lists show the birth: the date, its year alone where names are hidden, nothing when it is not to be shown. */
export const birthColumn = ({ disable_pi, show_patient_dob }: Shown): 'date' | 'year' | null =>
  disable_pi ? 'year' : show_patient_dob ? 'date' : null;
