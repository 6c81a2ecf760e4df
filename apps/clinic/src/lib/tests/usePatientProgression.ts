import { type CallState, useCall } from '@isopter/api-client';
import type { Patient, Progression } from '@isopter/contract';

/** The age that norms are looked up by, where the server knows no date of birth. */
const ageOf = ({ age }: Patient): { age?: string } => (typeof age === 'number' ? { age: String(age) } : {});

/**
 * The fields of a patient as progression looks at them, and the patient.
 * @param id `null` asks for nothing
 */
export function usePatientProgression(id: string | null): {
  patient: CallState<Patient>;
  call: CallState<Progression>;
} {
  const patient = useCall('getPatient', id === null ? null : { params: { id } }, { silent: true });
  const args = id !== null && patient.data ? { params: { id }, query: ageOf(patient.data) } : null;
  const call = useCall('getProgression', args, { silent: true });
  return { patient, call };
}
