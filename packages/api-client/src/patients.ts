import { type Id, MAX_PAGE_SIZE, type Patient } from '@isopter/contract';
import type { CallAnswer, CallArgs } from '@isopter/contract/routes';
import { useCallback } from 'react';
import { useApi } from './hooks/ApiProvider.tsx';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import { type PageState, firstPage } from './paging.ts';

/** Filters and order of the list of patients. */
export type PatientsWish = Omit<CallArgs<'listPatients'>['query'] & object, 'limit' | 'offset' | 'search'>;

/** A page of the patient list [PAT-01]. */
export function usePatients(page: PageState, wish: PatientsWish = {}): PageOfRows<'listPatients'> {
  return usePage('listPatients', { query: wish }, page);
}

/** How many patients have an unread report [OUR-26]; undefined until it is known. */
export function useUnreadPatients(): number | undefined {
  return useCall('listPatients', { query: { unread: true, limit: 1 } }, { silent: true }).data?.count;
}

/** The patients of these ids. */
export function usePatientsOf(ids: readonly Id[]): CallState<CallAnswer<'listPatients'>> {
  const id__in = [...new Set(ids)].toSorted().join(',');
  const query = { id__in, limit: MAX_PAGE_SIZE };
  return useCall('listPatients', id__in === '' ? null : { query }, { silent: true, keepPrevious: true });
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

/** Calls whose answers depend on which patient a test belongs to. */
const WHOSE = [
  'listPatients',
  'getPatient',
  'listPatientTests',
  'listTests',
  'listPatientChanges',
  'listPatientAlerts',
] as const;

export function useMergePatient(): MutationCall<'mergePatient'> {
  return useMutationCall('mergePatient', WHOSE);
}

/** Merges and moves of a patient that can still be undone, the newest first [OUR-29]. */
export function usePatientChanges(id: Id): CallState<CallAnswer<'listPatientChanges'>> {
  return useCall('listPatientChanges', { params: { id } }, { silent: true });
}

export function useUndoPatientChange(): MutationCall<'undoPatientChange'> {
  return useMutationCall('undoPatientChange', WHOSE);
}

/** Loads similar patients, the most similar first [OUR-31]. */
export function useSimilarPatients(id: Id): CallState<CallAnswer<'listSimilarPatients'>> {
  return useCall('listSimilarPatients', { params: { id } }, { silent: true });
}

/** Loads the effects that deleting a patient would have on their tests [OUR-32]. */
export function usePatientDeletion(id: Id): CallState<CallAnswer<'getPatientDeletion'>> {
  return useCall('getPatientDeletion', { params: { id } }, { silent: true });
}

/**
 * Loads the alerts of a patient [OUR-760].
 * @param isAsked `false` for visitors of the demo mode, whom the server would refuse
 */
export function usePatientAlerts(id: Id, isAsked = true): CallState<CallAnswer<'listPatientAlerts'>> {
  return useCall('listPatientAlerts', isAsked ? { params: { id } } : null, { silent: true });
}

export function useAddPatientAlert(): MutationCall<'addPatientAlert'> {
  return useMutationCall('addPatientAlert', ['listPatientAlerts']);
}

export function useEndPatientAlert(): MutationCall<'endPatientAlert'> {
  return useMutationCall('endPatientAlert', ['listPatientAlerts']);
}
