import { useFindPatients } from '@isopter/api-client';
import { DEBOUNCE_SUGGESTION } from '@isopter/contract';
import { Autocomplete, type Option } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useRecognised } from './useRecognise.ts';

/** Props of {@link PatientPicker}. */
interface PatientPickerProps {
  label: string;
  placeholder: string;
  /** The patient who is not suggested. */
  exceptId: string | null;
  /** Who was picked; `null` as soon as the text is changed. */
  onChange: (patient: Option | null) => void;
}

/** One patient, who must be picked from suggestions (PAT-10, LIST-09). */
export function PatientPicker({ exceptId, ...props }: PatientPickerProps): ReactElement {
  const find = useFindPatients();
  const recognised = useRecognised();
  const load = async (text: string, signal: AbortSignal): Promise<Option[]> => {
    const patients = await find(text, signal);
    return patients
      .filter(({ id }) => id !== exceptId)
      .map((patient) => {
        const { name, details } = recognised(patient);
        return { id: patient.id, label: name, ...(details !== '' && { description: details }) };
      });
  };
  return <Autocomplete {...props} load={load} delay={DEBOUNCE_SUGGESTION} isRequired />;
}
