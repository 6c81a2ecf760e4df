import { DEBOUNCE_SUGGESTION, type Patient } from '@isopter/contract';
import { Autocomplete, type Option } from '@isopter/ui';
import type { ReactElement } from 'react';
import { usePatientOptions } from './usePatientOptions.ts';

/** Props of {@link PatientPicker}. */
interface PatientPickerProps {
  label: string;
  placeholder: string;
  /** The patient who is not suggested. */
  exceptId: string | null;
  /** The initial selection. */
  defaultPatient?: Patient;
  /** The selection (controlled). */
  value?: Option | null;
  /** Called with the selection; `null` as soon as the text changes. */
  onChange: (patient: Option | null) => void;
}

/** One patient, who must be picked from suggestions (PAT-10, LIST-09). */
export function PatientPicker({ exceptId, defaultPatient, ...props }: PatientPickerProps): ReactElement {
  const { optionOf, find } = usePatientOptions();
  const load = async (text: string, signal: AbortSignal): Promise<Option[]> =>
    (await find(text, signal)).filter(({ id }) => id !== exceptId);
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
