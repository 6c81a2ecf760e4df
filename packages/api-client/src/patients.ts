import type { Id, Patient, PatientOrdering } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { useCallback } from 'react';
import { useApi } from './hooks/ApiProvider.tsx';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import { type PageState, firstPage } from './paging.ts';

/** A page of the patient list [PAT-01]. */
export function usePatients(page: PageState, ordering?: PatientOrdering): PageOfRows<'listPatients'> {
  return usePage('listPatients', { query: { ...(ordering && { ordering }) } }, page);
}

/** The patients to be reviewed [PAT-04]. */
export function useReviewPatients(page: PageState = firstPage): PageOfRows<'listPatients'> {
  return usePage('listPatients', { query: { needs_match_review: true } }, page);
}

/** Returns a function that searches for patients; its signal aborts the request. */
export function useFindPatients(limit = 20): (search: string, signal: AbortSignal) => Promise<readonly Patient[]> {
  const { client } = useApi();
  return useCallback(
    async (search, signal) => (await client.call('listPatients', { query: { search, limit }, signal })).results,
    [client, limit],
  );
}

export function usePatient(id: Id | null | undefined): CallState<CallAnswer<'getPatient'>> {
  return useCall('getPatient', id ? { params: { id } } : null);
}

export function useGenders(): CallState<CallAnswer<'listGenders'>> {
  return useCall('listGenders', {});
}

export function useEthnicities(): CallState<CallAnswer<'listEthnicities'>> {
  return useCall('listEthnicities', {});
}

export function useCreatePatient(): MutationCall<'createPatient'> {
  return useMutationCall('createPatient', ['listPatients']);
}

/** Updates any part of a patient [API-07]. */
export function useUpdatePatient(): MutationCall<'updatePatient'> {
  return useMutationCall('updatePatient', ['listPatients', 'getPatient']);
}

export function useDeletePatient(): MutationCall<'deletePatient'> {
  return useMutationCall('deletePatient', ['listPatients']);
}

export function useMergePatient(): MutationCall<'mergePatient'> {
  return useMutationCall('mergePatient', ['listPatients', 'getPatient', 'listPatientTests']);
}
