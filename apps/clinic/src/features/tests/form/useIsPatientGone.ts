import { ApiError, useClient } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { useCallback } from 'react';

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Returns a function that tells whether a "not found" answer concerns the patient, who was deleted, merged or moved out
 * of reach meanwhile. The answer itself does not name what is missing; it may be the device.
 */
export function useIsPatientGone(): (patient: Pick<Patient, 'id'> | null, error: unknown) => Promise<boolean> {
  const client = useClient();
  return useCallback(
    async (patient, error) =>
      patient !== null &&
      isNotFound(error) &&
      client.call('getPatient', { params: { id: patient.id } }).then(() => false, isNotFound),
    [client],
  );
}
