import { ApiError, useClient } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { useCallback } from 'react';

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Returns a function that tells whether something was not found for its patient, who was deleted, merged or moved out of
 * reach meanwhile: what is not found does not say so itself, and may be the device as well.
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
