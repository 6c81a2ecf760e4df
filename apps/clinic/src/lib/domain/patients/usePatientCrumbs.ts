import type { Patient } from '@isopter/contract';
import { type Crumb, useBrand } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import { usePatientName } from './usePatientName.ts';
import { accessOf } from '../../platform/session/accessOf.ts';
import { useSignedIn } from '../../platform/session/session.ts';

/**
 * The way to a patient's screens: patients, then the patient; for a technician their sessions, then the patient [PAT-15].
 * @param isOfWorklist whether it leads over the worklist, where the patient need not be known
 */
export function usePatientCrumbs(patient: Patient | null | undefined, isOfWorklist = false): readonly Crumb[] {
  const { t } = useTranslation();
  const { technicianArea = t(($) => $.navigation.technicianArea) } = useBrand();
  const signedIn = useSignedIn();
  const nameOf = usePatientName();
  const isTechnician = accessOf(signedIn).technician_admin;
  const start: Crumb = isTechnician
    ? { label: technicianArea, href: '/waiting-sessions' }
    : { label: t(($) => $.navigation.patients), href: '/patients' };
  if (isOfWorklist) return [{ label: t(($) => $.navigation.work_items), href: '/work-items' }];
  if (!patient) return [start];
  const label = nameOf(patient);
  // a technician knows no patient but by their tests
  return [start, { label, href: isTechnician ? `/tests/${patient.id}` : `/patients/${patient.id}` }];
}
