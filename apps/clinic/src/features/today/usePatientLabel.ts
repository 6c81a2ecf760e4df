import type { PatientSummary } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../lib/session/session.ts';

/** How a patient is called in lists: by the id number where names are hidden [PAT-13]. */
export function usePatientLabel(): (patient: PatientSummary | null | undefined) => string {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  return useCallback(
    (patient) =>
      (preferences.disable_pi ? patient?.patient_id_number : patient?.display_name) || t(($) => $.patients.unnamed),
    [preferences.disable_pi, t],
  );
}
