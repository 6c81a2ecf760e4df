import type { Id } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';

export function useDoctors(patient_id?: Id): CallState<CallAnswer<'listDoctors'>> {
  return useCall('listDoctors', { query: { ...(patient_id && { patient_id }) } });
}

export function useOperators(patient_id?: Id): CallState<CallAnswer<'listOperators'>> {
  return useCall('listOperators', { query: { ...(patient_id && { patient_id }) } });
}
