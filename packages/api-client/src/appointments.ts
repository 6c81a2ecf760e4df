import type { Id } from '@isopter/contract';
import type { CallAnswer, CallName } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

/** Calls whose answers contain appointments. */
const LISTS: readonly CallName[] = ['getToday', 'listAppointments', 'getAppointment'];
/** Calls whose answers contain appointments or the tests started from them. */
const TESTS: readonly CallName[] = [...LISTS, 'listPatientTests', 'listTests', 'listActiveDevices', 'getPatient'];

/** The appointments of a patient; a failure is left to the screen. */
export function usePatientAppointments(patient: Id): CallState<CallAnswer<'listAppointments'>> {
  return useCall('listAppointments', { query: { patient } }, { silent: true });
}

export function useCreateAppointment(): MutationCall<'createAppointment'> {
  return useMutationCall('createAppointment', LISTS);
}

export function useUpdateAppointment(): MutationCall<'updateAppointment'> {
  return useMutationCall('updateAppointment', LISTS);
}

export function useDeleteAppointment(): MutationCall<'deleteAppointment'> {
  return useMutationCall('deleteAppointment', LISTS);
}

/** Marks that a patient has arrived. */
export function useCheckIn(): MutationCall<'checkInAppointment'> {
  return useMutationCall('checkInAppointment', LISTS);
}

export function useUndoCheckIn(): MutationCall<'undoCheckIn'> {
  return useMutationCall('undoCheckIn', LISTS);
}

/** Starts the test or the bundle of an appointment. */
export function useStartAppointment(): MutationCall<'startAppointment'> {
  return useMutationCall('startAppointment', TESTS);
}
