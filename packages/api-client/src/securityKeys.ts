import type { Id } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

/** The security keys of the user [KEY-04]. */
export function useAuthenticators(): CallState<CallAnswer<'listAuthenticators'>> {
  return useCall('listAuthenticators', {});
}

/** One of them. */
export function useAuthenticator(id: Id): CallState<CallAnswer<'getAuthenticator'>> {
  return useCall('getAuthenticator', { params: { id } });
}

export function useRenameAuthenticator(): MutationCall<'updateAuthenticator'> {
  return useMutationCall('updateAuthenticator', ['listAuthenticators', 'getAuthenticator']);
}

export function useRemoveAuthenticator(): MutationCall<'deleteAuthenticator'> {
  return useMutationCall('deleteAuthenticator', ['listAuthenticators']);
}
