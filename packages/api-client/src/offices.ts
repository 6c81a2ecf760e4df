import type { Id } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

/** A page of the offices the user administers [ORG-01]. */
export function useOffices(page: PageState): PageOfRows<'listOffices'> {
  return usePage('listOffices', {}, page);
}

/** Loads one office. The calling screen shows the error; there is no toast. */
export function useOffice(id: Id): CallState<CallAnswer<'getOffice'>> {
  return useCall('getOffice', { params: { id } }, { silent: true });
}

export function useCreateOffice(): MutationCall<'createOffice'> {
  return useMutationCall('createOffice', ['listOffices']);
}

export function useUpdateOffice(): MutationCall<'updateOffice'> {
  return useMutationCall('updateOffice', ['listOffices', 'getOffice']);
}

export function useDeleteOffice(): MutationCall<'deleteOffice'> {
  return useMutationCall('deleteOffice', ['listOffices']);
}

/** Makes somebody an admin of an office [ORG-04]. */
export function useAssignOfficeAdmin(): MutationCall<'assignOfficeAdmin'> {
  return useMutationCall('assignOfficeAdmin', ['listEmployees', 'getEmployee']);
}
