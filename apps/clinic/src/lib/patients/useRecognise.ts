import type { Patient } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/useFormats.ts';
import { useSignedIn } from '../session/session.ts';
import { birthColumn, patientName } from './shown.ts';

/** What a person tells patients apart by, as far as it is shown (PAT-13). */
interface Recognised {
  name: string;
  /** Birth and id number, in one line; empty when neither is shown. */
  details: string;
}

/** Tells patients apart by name, and below it by birth and id number. */
export function useRecognised(): (patient: Patient) => Recognised {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { preferences } = useSignedIn();
  return useCallback(
    (patient) => {
      const { date_of_birth, patient_id_number } = patient;
      const birth = birthColumn(preferences);
      return {
        name: patientName(patient, preferences) ?? t(($) => $.patients.unnamed),
        details: [
          date_of_birth && birth && (birth === 'year' ? date_of_birth.slice(0, 4) : date(date_of_birth)),
          !preferences.disable_pi && patient_id_number,
        ]
          .filter(Boolean)
          .join(', '),
      };
    },
    [date, preferences, t],
  );
}

/** Tells patients apart in one line. */
export function useRecognise(): (patient: Patient) => string {
  const recognised = useRecognised();
  return useCallback(
    (patient) => {
      const { name, details } = recognised(patient);
      return [name, details].filter(Boolean).join(', ');
    },
    [recognised],
  );
}
