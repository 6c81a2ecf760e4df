import type { Patient } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../platform/session/session.ts';
import { patientName, shortPatientName } from './shown.ts';
import { usePersonalProblem } from './usePersonalProblem.ts';

/** A patient, or one in short. */
type Named = Parameters<typeof patientName>[0] & Partial<Pick<Patient, 'id' | 'is_encrypted'>>;

/**
 * Returns the text for a patient's name, or null if the patient has none, for lists that mark missing values. It is the
 * name lists show (PAT-13), in zero-PII mode without the key that it is encrypted (PII-08), and for personal data that
 * are not shown the sentence that replaces the name (OUR-574).
 */
export const usePatientNameIfAny = (): ((patient: Named | null | undefined) => string | null) => useName(patientName);

function useName(nameIn: typeof patientName): (patient: Named | null | undefined) => string | null {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const problemOf = usePersonalProblem();
  return useCallback(
    (patient) => {
      if (!patient) return null;
      const name = problemOf(patient.id) ?? nameIn(patient, preferences);
      return name || (patient.is_encrypted ? t(($) => $.zeroPii.encrypted) : null);
    },
    [nameIn, preferences, problemOf, t],
  );
}

/** Returns the text for a patient's name, as {@link usePatientNameIfAny}; a patient without a name is called unnamed. */
export function usePatientName(): (patient: Named | null | undefined) => string {
  const { t } = useTranslation();
  const nameOf = usePatientNameIfAny();
  return useCallback((patient) => nameOf(patient) ?? t(($) => $.patients.unnamed), [nameOf, t]);
}

/** Returns the shortened text for a patient's name, for a screen that others see, as {@link usePatientName} [OUR-787]. */
export function useShortPatientName(): (patient: Named | null | undefined) => string {
  const { t } = useTranslation();
  const nameOf = useName(shortPatientName);
  return useCallback((patient) => nameOf(patient) ?? t(($) => $.patients.unnamed), [nameOf, t]);
}

/** Returns the patient's part of a report's file name; empty if there is no name, never a sentence. */
export function useNameInFileName(): (patient: Named | undefined) => string {
  const { preferences } = useSignedIn();
  return useCallback((patient) => (patient && patientName(patient, preferences)) ?? '', [preferences]);
}
