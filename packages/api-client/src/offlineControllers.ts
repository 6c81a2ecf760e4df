import type { Id } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

/** A page of the offline controllers [OFFC-01]. */
export function useOfflineControllers(page: PageState): PageOfRows<'listOfflineControllers'> {
  return usePage('listOfflineControllers', {}, page);
}

/** One of them, with its code. */
export function useOfflineController(id: Id): CallState<CallAnswer<'getOfflineController'>> {
  return useCall('getOfflineController', { params: { id } });
}

export function useCreateOfflineController(): MutationCall<'createOfflineController'> {
  return useMutationCall('createOfflineController', ['listOfflineControllers']);
}

export function useUpdateOfflineController(): MutationCall<'updateOfflineController'> {
  return useMutationCall('updateOfflineController', ['listOfflineControllers', 'getOfflineController']);
}

export function useDeleteOfflineController(): MutationCall<'deleteOfflineController'> {
  return useMutationCall('deleteOfflineController', ['listOfflineControllers']);
}
