import type { Patient } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../session/session.ts';
import { patientName } from './shown.ts';

/** A patient, or one in short. */
type Named = Parameters<typeof patientName>[0] & Partial<Pick<Patient, 'is_encrypted'>>;

/**
 * Calls a patient by the name lists show (PAT-13). Whose name is not there is called so, and in zero-PII mode, without the
 * key, that it is encrypted (PII-08).
 */
export function usePatientName(): (patient: Named | null | undefined) => string {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  return useCallback(
    (patient) => {
      const name = patient && patientName(patient, preferences);
      return name || t(($) => (patient?.is_encrypted ? $.zeroPii.encrypted : $.patients.unnamed));
    },
    [preferences, t],
  );
}
