import type { Preferences, WorkItem } from '@isopter/contract';
import { pacsDate, personName } from './dicom.ts';

type Shown = Pick<Preferences, 'disable_pi'>;

/** Whom an item of the worklist is for: the name, the id number where names are hidden; null when there is nothing (PAT-13). */
export function itemName(
  { patient_name, patient_id }: Pick<WorkItem, 'patient_name' | 'patient_id'>,
  { disable_pi }: Shown,
): string | null {
  return (!disable_pi && patient_name && personName(patient_name)) || patient_id || null;
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
