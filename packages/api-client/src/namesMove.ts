import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

/** How many patients the server has names of, and what an admin allows to be moved [OUR-659]. */
export function useNamesMove(): CallState<CallAnswer<'getNamesMove'>> {
  return useCall('getNamesMove', {});
}

export function useSetNamesMove(): MutationCall<'setNamesMove'> {
  return useMutationCall('setNamesMove', ['getNamesMove']);
}
