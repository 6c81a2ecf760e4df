import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

/** The authenticator app and the recovery codes of the user [OUR-490, OUR-491]. */
export function useSecondFactors(): CallState<CallAnswer<'getSecondFactors'>> {
  return useCall('getSecondFactors', {});
}

export function useConfirmTotp(): MutationCall<'confirmTotp'> {
  return useMutationCall('confirmTotp', ['getSecondFactors']);
}

export function useRemoveTotp(): MutationCall<'removeTotp'> {
  return useMutationCall('removeTotp', ['getSecondFactors']);
}

export function useCreateRecoveryCodes(): MutationCall<'createRecoveryCodes'> {
  return useMutationCall('createRecoveryCodes', ['getSecondFactors']);
}
