import { nameGroupText, type Preferences, type WorkItem } from '@isopter/contract';
import { pacsDate, personName } from './dicom.ts';

type Shown = Pick<Preferences, 'disable_pi'>;

/**
 * Whom an item of the worklist is for: the name in letters and, in brackets, in ideographs; the id number where names are
 * hidden; null when there is nothing (PAT-13).
 */
export function itemName(
  {
    patient_name,
    patient_name_ideographic,
    patient_id,
  }: Pick<WorkItem, 'patient_name' | 'patient_name_ideographic' | 'patient_id'>,
  { disable_pi }: Shown,
): string | null {
  if (disable_pi) return patient_id || null;
  const ideographs = nameGroupText(patient_name_ideographic);
  // a name without letters is the one in ideographs
  if (ideographs && (!patient_name || patient_name === patient_name_ideographic)) return ideographs;
  const name = patient_name && personName(patient_name);
  return (name && (ideographs ? `${name} (${ideographs})` : name)) || patient_id || null;
}

/** The day of birth, the year alone where names are hidden; null when it is not known (PAT-13). */
export function itemBirth(
  { patient_birth_date }: Pick<WorkItem, 'patient_birth_date'>,
  { disable_pi }: Shown,
): string | null {
  if (!patient_birth_date) return null;
  const date = pacsDate(patient_birth_date);
  return disable_pi ? (/\b\d{4}\b/.exec(date)?.[0] ?? null) : date;
}
