import { useFindPatients } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import type { Option } from '@isopter/ui';
import { useCallback } from 'react';
import { useRecognised } from './useRecognise.ts';

/** Patients as suggestions of a field, told apart by birth and id number. */
export interface PatientOptions {
  optionOf: (patient: Patient) => Option;
  find: (text: string, signal: AbortSignal) => Promise<Option[]>;
}

export function usePatientOptions(): PatientOptions {
  const find = useFindPatients();
  const recognised = useRecognised();
  const optionOf = useCallback(
    (patient: Patient): Option => {
      const { name, details } = recognised(patient);
      return { id: patient.id, label: name, ...(details !== '' && { description: details }) };
    },
    [recognised],
  );
  return {
    optionOf,
    find: useCallback(async (text, signal) => (await find(text, signal)).map(optionOf), [find, optionOf]),
  };
}
