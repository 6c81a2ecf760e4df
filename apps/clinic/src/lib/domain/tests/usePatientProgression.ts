import { type CallState, useCall } from '@isopter/api-client';
import type { Patient, Progression } from '@isopter/contract';
import { ageQuery, knowsBirthAlone } from '../patients/knownAges.ts';

/**
 * The fields of a patient as progression looks at them, and the patient.
 * @param id `null` asks for nothing
 */
export function usePatientProgression(id: string | null): {
  patient: CallState<Patient>;
  call: CallState<Progression>;
} {
  const patient = useCall('getPatient', id === null ? null : { params: { id } }, { silent: true });
  const isAlone = patient.data !== undefined && knowsBirthAlone(patient.data);
  const days = useCall('listTestDays', id !== null && isAlone ? { params: { id } } : null, { silent: true });
  const isReady = patient.data !== undefined && (!isAlone || days.data !== undefined || days.error !== undefined);
  const args = id !== null && isReady ? { params: { id }, query: ageQuery(patient.data!, days.data) } : null;
  const call = useCall('getProgression', args, { silent: true });
  return { patient, call };
}
