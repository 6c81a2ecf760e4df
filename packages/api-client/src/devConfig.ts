import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

/** The developer settings of the office group [CONF-01]. */
export function useDevConfig(): CallState<CallAnswer<'getDevConfig'>> {
  return useCall('getDevConfig', {});
}

export function useUpdateDevConfig(): MutationCall<'updateDevConfig'> {
  return useMutationCall('updateDevConfig', ['getDevConfig']);
}
