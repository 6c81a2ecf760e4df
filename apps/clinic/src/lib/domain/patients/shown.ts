import { fullName, localName, type LocalNameField, type Patient, type Preferences } from '@isopter/contract';

type Shown = Pick<Preferences, 'disable_pi' | 'show_patient_dob' | 'always_show_patient_demographics'>;
type Person = Partial<Pick<Patient, 'first_name' | 'last_name'>> & Pick<Patient, 'display_name' | 'patient_id_number'>;

/** The name lists show: last, first; the id number where names are hidden; null when there is nothing (PAT-13). */
export function patientName(patient: Person, { disable_pi }: Pick<Shown, 'disable_pi'>): string | null {
  return (disable_pi ? patient.patient_id_number : fullName(patient) || patient.display_name) || null;
}

/** The name in local script that is shown next to the name; empty if there is none, or where names are hidden (PAT-13, OUR-805). */
export const shownLocalName = (
  patient: Partial<Pick<Patient, 'first_name' | 'last_name' | LocalNameField>>,
  { disable_pi }: Pick<Shown, 'disable_pi'>,
): string => (disable_pi ? '' : localName(patient));

/** The initial of a name: its first letter as people see it, with its accents. */
function initialOf(name: string): string {
  const [letter] = new Intl.Segmenter().segment(name);
  return `${letter?.segment ?? ''}.`;
}

/**
 * The shortened name, for a screen that others see: "Okafor, A."; the id number where names are hidden; null when there
 * is nothing [OUR-787].
 */
export function shortPatientName(patient: Person, preferences: Pick<Shown, 'disable_pi'>): string | null {
  if (preferences.disable_pi) return patientName(patient, preferences);
  const [last = '', given = ''] = (patientName(patient, preferences) ?? '').split(',').map((part) => part.trim());
  return (given === '' ? last : `${last}, ${initialOf(given)}`) || null;
}

/** How lists show the birth: the date, its year alone where names are hidden, nothing when it is not to be shown. */
export const birthColumn = ({ disable_pi, show_patient_dob }: Shown): 'date' | 'year' | null =>
  disable_pi ? 'year' : show_patient_dob ? 'date' : null;
