import type { Patient } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../session/session.ts';
import { patientName } from './shown.ts';
import { usePersonalProblem } from './usePersonalProblem.ts';

/** A patient, or one in short. */
type Named = Parameters<typeof patientName>[0] & Partial<Pick<Patient, 'id' | 'is_encrypted'>>;

/**
 * Calls a patient by the name lists show (PAT-13). Whose name is not there is called so, and in zero-PII mode, without the
 * key, that it is encrypted (PII-08). Personal data that are not the patient's are called that (OUR-574).
 */
export function usePatientName(): (patient: Named | null | undefined) => string {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const problemOf = usePersonalProblem();
  return useCallback(
    (patient) => {
      const name = problemOf(patient?.id) ?? (patient && patientName(patient, preferences));
      return name || t(($) => (patient?.is_encrypted ? $.zeroPii.encrypted : $.patients.unnamed));
    },
    [preferences, problemOf, t],
  );
}
