import { useFindPatients } from '@isopter/api-client';
import { DEBOUNCE_SUGGESTION, type Patient } from '@isopter/contract';
import { Autocomplete, type Option } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useRecognised } from './useRecognise.ts';

/** Props of {@link PatientPicker}. */
interface PatientPickerProps {
  label: string;
  placeholder: string;
  /** The patient who is not suggested. */
  exceptId: string | null;
  /** Who is picked to begin with. */
  defaultPatient?: Patient;
  /** Who was picked; `null` as soon as the text is changed. */
  onChange: (patient: Option | null) => void;
}

/** One patient, who must be picked from suggestions (PAT-10, LIST-09). */
export function PatientPicker({ exceptId, defaultPatient, ...props }: PatientPickerProps): ReactElement {
  const find = useFindPatients();
  const recognised = useRecognised();
  const optionOf = (patient: Patient): Option => {
    const { name, details } = recognised(patient);
    return { id: patient.id, label: name, ...(details !== '' && { description: details }) };
  };
  const load = async (text: string, signal: AbortSignal): Promise<Option[]> => {
    const patients = await find(text, signal);
    return patients.filter(({ id }) => id !== exceptId).map(optionOf);
  };
  return (
    <Autocomplete
      {...props}
      {...(defaultPatient && { defaultValue: optionOf(defaultPatient) })}
      load={load}
      delay={DEBOUNCE_SUGGESTION}
      isRequired
    />
  );
}
