import type { Patient } from '@isopter/contract';
import type { Crumb } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import { patientName } from '../../lib/patients/shown.ts';
import { useSignedIn } from '../../lib/session/session.ts';

/** The way to a patient's screens: patients, then the patient [PAT-15]. */
export function usePatientCrumbs(patient: Patient | null | undefined): readonly Crumb[] {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const patients: Crumb = { label: t(($) => $.navigation.patients), href: '/patients' };
  if (!patient) return [patients];
  const label = patientName(patient, preferences) ?? t(($) => $.patients.unnamed);
  return [patients, { label, href: `/patients/${patient.id}` }];
}
