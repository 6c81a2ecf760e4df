import type { Patient } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/useFormats.ts';
import { useSignedIn } from '../session/session.ts';
import { birthColumn, patientName } from './shown.ts';

/** One line by which a person tells patients apart: name, birth, id number, as far as they are shown (PAT-13). */
export function useRecognise(): (patient: Patient) => string {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { preferences } = useSignedIn();
  return useCallback(
    (patient) => {
      const { date_of_birth, patient_id_number } = patient;
      const birth = birthColumn(preferences);
      return [
        patientName(patient, preferences) ?? t(($) => $.patients.unnamed),
        date_of_birth && birth && (birth === 'year' ? date_of_birth.slice(0, 4) : date(date_of_birth)),
        !preferences.disable_pi && patient_id_number,
      ]
        .filter(Boolean)
        .join(', ');
    },
    [date, preferences, t],
  );
}
