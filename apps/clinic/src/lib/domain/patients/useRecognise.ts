import type { Patient } from '@isopter/contract';
import { useCallback } from 'react';
import { useFormats } from '../../platform/format/useFormats.ts';
import { useSignedIn } from '../../platform/session/session.ts';
import { birthColumn, shownLocalName } from './shown.ts';
import { usePatientName } from './usePatientName.ts';

/** The facts by which users recognize patients, as far as they are shown (PAT-13). */
interface Recognised {
  name: string;
  /** Name in local script, birth and id number, in one line; empty when none is shown. */
  details: string;
}

/** Tells patients apart by name, and below it by the name in local script, birth and id number. */
export function useRecognised(): (patient: Patient) => Recognised {
  const { date } = useFormats();
  const { preferences } = useSignedIn();
  const nameOf = usePatientName();
  return useCallback(
    (patient) => {
      const { date_of_birth, patient_id_number } = patient;
      const birth = birthColumn(preferences);
      return {
        name: nameOf(patient),
        details: [
          shownLocalName(patient, preferences),
          date_of_birth && birth && (birth === 'year' ? date_of_birth.slice(0, 4) : date(date_of_birth)),
          !preferences.disable_pi && patient_id_number,
        ]
          .filter(Boolean)
          .join(', '),
      };
    },
    [date, nameOf, preferences],
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
